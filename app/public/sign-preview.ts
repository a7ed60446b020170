import { sharedPartsOf, sharePictureSize, sharePictureUrl } from '#domains/hand-drawings/share-picture.ts'
import type { SignView } from '#domains/sign-page/presenters/sign.presenter.ts'
import type { PageMetadata } from '../page-meta.ts'

interface PreviewedSign extends Pick<SignView, 'id' | 'picture'> {
  media: Pick<SignView['media'], 'main' | 'drawing'>
}

/** The main video and its poster for link previews; without a poster the drawing, else the drawn hands and location. */
export function signPreview(
  { id, picture, media: { main, drawing } }: PreviewedSign,
  origin: string,
): Pick<PageMetadata, 'image' | 'video'> {
  const image = pictureOf(main, drawing) ?? drawnPicture(id, picture)
  return {
    image: image && { ...image, url: `${origin}${image.url}` },
    ...(main && {
      video: { url: `${origin}${main.source}`, type: main.mime, width: main.width, height: main.height },
    }),
  }
}

const drawnPicture = (id: number, picture: SignView['picture']) =>
  sharedPartsOf(picture) && { url: sharePictureUrl(id), type: 'image/png', ...sharePictureSize }

function pictureOf(main: SignView['media']['main'], drawing: SignView['media']['drawing']) {
  if (main && main.poster !== null)
    return { url: main.poster, width: main.posterWidth, height: main.posterHeight }
  return drawing && { url: drawing.source, width: drawing.width, height: drawing.height }
}
