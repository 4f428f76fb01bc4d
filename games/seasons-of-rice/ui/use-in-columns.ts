import { useRoom } from '../../../web/kit/frame/room.ts';

/** Whether the table is so wide that players and my own things stand in columns beside the board. */
export function useInColumns(): boolean {
  const { arrangement } = useRoom();
  return arrangement === 'laptop' || arrangement === 'desktop';
}
