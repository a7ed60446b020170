import { createContext, useContext, useMemo } from 'react'
import type { HandPictureView } from '../hand-picture.presenter.ts'
import { inlineHandId } from '../inline-hand-id.ts'
import { type HandStyle, shownPicture } from '../shown-picture.ts'

/** The `<symbol>` of a hand by its feature code, as `HandDrawings.findMarkup`. */
export type FindHandMarkup = (code: string) => string | undefined

const attribute = 'data-inline-hands'

let fromDocument: ReadonlyMap<string, string> | undefined

/** The browser has the symbols of the page that it loaded first, for that page and all that follow. */
const findInDocument: FindHandMarkup = (code) => {
  if (typeof document === 'undefined') return
  fromDocument ??= new Map(
    Array.from(document.querySelectorAll(`svg[${attribute}] > symbol`), (one) => [one.id, one.outerHTML]),
  )
  return fromDocument.get(inlineHandId(code))
}

/** The server provides all drawings that are in memory. */
export const HandMarkupContext = createContext(findInDocument)

interface InlineHandsView {
  /** `#hand-614212` by feature code: the hands that are part of the HTML. */
  urls: ReadonlyMap<string, string>
  /** Their symbols. */
  markup: string
}

/**
 * Makes the drawings of a few hands part of the HTML, so that they appear without another request. Hands that are not
 * drawn yet, symbols and uploaded pictures are left out. Once on a page, with `InlineHands` and `handPictureUrls`.
 * @param hands those that a page shows first; each adds about two kilobytes to the page
 */
export function useInlineHands(
  hands: readonly (HandPictureView | null)[],
  style: HandStyle = 'drawing',
): InlineHandsView {
  const find = useContext(HandMarkupContext)
  const codes = hands.flatMap((hand) => {
    const shown = hand && shownPicture(hand, style)
    return shown?.kind === 'drawing' ? shown.id : []
  })
  const key = [...new Set(codes)].join(' ')
  return useMemo(() => {
    const found = key.split(' ').flatMap((code) => {
      const markup = find(code)
      return markup === undefined ? [] : [{ code, markup }]
    })
    return {
      urls: new Map(found.map(({ code }) => [code, `#${inlineHandId(code)}`])),
      markup: found.map(({ markup }) => markup).join(''),
    }
  }, [key, find])
}

/** The symbols of the hands, before the elements that use them. */
export const InlineHands = ({ markup }: Pick<InlineHandsView, 'markup'>) =>
  markup === '' ? null : (
    <div hidden>
      <svg
        {...{ [attribute]: '' }}
        aria-hidden="true"
        // The browser writes the same symbols with other spelling.
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of drawn hands, which contains no data of users.
        dangerouslySetInnerHTML={{ __html: markup }}
      />
    </div>
  )
