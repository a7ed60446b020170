import type { SignView } from '#domains/sign-page/presenters/sign.presenter.ts'
import type { PageMetadata } from '../page-meta.ts'

/** The main video and its poster for link previews; without a poster, the drawing. */
export function signPreview(
  { main, drawing }: Pick<SignView['media'], 'main' | 'drawing'>,
  origin: string,
): Pick<PageMetadata, 'image' | 'video'> {
  const image = pictureOf(main, drawing)
  return {
    image: image && { ...image, url: `${origin}${image.url}` },
    ...(main && {
      video: { url: `${origin}${main.source}`, type: main.mime, width: main.width, height: main.height },
    }),
  }
}

function pictureOf(main: SignView['media']['main'], drawing: SignView['media']['drawing']) {
  if (main && main.poster !== null)
    return { url: main.poster, width: main.posterWidth, height: main.posterHeight }
  return drawing && { url: drawing.source, width: drawing.width, height: drawing.height }
}
