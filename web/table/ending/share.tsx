import { render } from 'preact';
import { present } from '../../../core/sure.ts';
import { downloadFile } from '../../download.ts';
import { pictureOf } from './drawing.ts';
import { PosterPicture, type PosterPictureProps } from './poster-picture.tsx';

type Shared = Omit<PosterPictureProps, 'address' | 'shape'> & {
  /** What is handed over, in a few words. */
  readonly about: string;
};

/** What became of the picture: handed over, kept by a reader who changed their mind, or saved to their downloads. */
export type Delivery = 'shared' | 'kept' | 'saved';

/** Draws the poster on this device and hands it to whatever the reader shares with; where there is nothing, it is downloaded. */
export async function sharePoster({ about, ...poster }: Shared): Promise<Delivery> {
  // On the poster itself, whose game gives it its colours.
  const shown = present(document.querySelector('.poster'), 'poster');
  const desk = document.createElement('div');
  desk.className = 'poster-desk';
  shown.append(desk);
  try {
    const shape = innerWidth > innerHeight ? 'wide' : 'upright';
    render(<PosterPicture {...poster} shape={shape} address={location.host} />, desk);
    for (const part of ['place', 'work']) {
      const drawn = shown.querySelector(`.poster-${part} > svg`);
      if (drawn) present(desk.querySelector(`.poster-picture-${part}`), part).append(drawn.cloneNode(true));
    }
    const picture = await pictureOf(present(desk.querySelector('svg'), 'drawing'));
    const file = new File([picture], 'potager.png', { type: 'image/png' });
    if (canShare(file))
      return await navigator.share({ files: [file], title: about }).then(() => 'shared', unlessAborted);
    downloadFile(file.name, file);
    return 'saved';
  } finally {
    render(null, desk);
    desk.remove();
  }
}

const canShare = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false;

/** Who closes the list of ways to share has changed their mind. */
function unlessAborted(fault: unknown): 'kept' {
  if (!(fault instanceof DOMException && fault.name === 'AbortError')) throw fault;
  return 'kept';
}
