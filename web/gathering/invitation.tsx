import type { TableSheet } from '../../wire/tells.ts';
import { Dialog } from '../dialog.tsx';
import { useGatherWords } from '../words/gather.ts';
import { inviteLink } from './invite-link.ts';
import { LinkPanel } from './link-panel.tsx';

interface InvitationProps {
  readonly sheet: TableSheet;
  /** Of the game. */
  readonly title: string;
}

/** The link to the table; where every seat has its own, how to find it. */
export function InvitePanel({ sheet, title }: InvitationProps) {
  const { invite } = useGatherWords();
  const { id, visibility, seats } = sheet;
  const isInvitable = visibility === 'private' ? seats.some(hasInvite) : sheet.invite !== null;
  if (!isInvitable) return null;
  return (
    <section class="panel" aria-labelledby="invite">
      <h2 id="invite">{invite.title}</h2>
      {sheet.invite === null ? (
        <p>{invite.privateHint}</p>
      ) : (
        <>
          <p>{invite.table}</p>
          <LinkPanel path={inviteLink(id, sheet.invite)} message={invite.shareText(title)} />
        </>
      )}
    </section>
  );
}

interface InviteSheetProps extends InvitationProps {
  readonly seat: number;
  readonly onClose: () => void;
}

/** The link to one seat, as long as it is free. */
export function InviteSheet({ sheet, title, seat, onClose }: InviteSheetProps) {
  const { invite } = useGatherWords();
  const { gathering } = useGatherWords();
  const free = sheet.seats[seat];
  if (!free || !hasInvite(free)) return null;
  return (
    <Dialog title={gathering.invite(seat + 1)} onClose={onClose}>
      <p>{invite.seat(seat + 1)}</p>
      <LinkPanel path={inviteLink(sheet.id, free.invite, seat)} message={invite.shareText(title)} />
    </Dialog>
  );
}

type SheetSeat = TableSheet['seats'][number];
const hasInvite = (seat: SheetSeat): seat is SheetSeat & { kind: 'free'; invite: string } =>
  seat.kind === 'free' && seat.invite !== null;
