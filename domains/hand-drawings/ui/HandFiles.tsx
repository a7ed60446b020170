import { createContext, type ReactNode, useContext } from 'react'
import type { HandPictureView } from '../hand-picture.presenter.ts'
import { handPictureUrls } from './hand-picture-urls.ts'
import { InlineHands, useInlineHands } from './InlineHands.tsx'

const noUrls: ReadonlyMap<string, string> = new Map()
const HandUrls = createContext(noUrls)

interface Props {
  /** All hands that are shown inside, in any order. */
  hands: readonly (HandPictureView | null)[]
  /** Those that the page shows first, which become part of its HTML: see `useInlineHands`. */
  first?: readonly (HandPictureView | null)[]
  children: ReactNode
}

/** Puts the drawn hands of a part of a page into a few files, so that none of them is a request of its own. */
export function HandFiles({ hands, first = [], children }: Props) {
  const inline = useInlineHands(first)
  const urls = handPictureUrls(
    hands.flatMap((hand) => hand ?? []),
    'drawing',
    inline.urls,
  )
  return (
    <HandUrls value={urls}>
      <InlineHands {...inline} />
      {children}
    </HandUrls>
  )
}

/** The URLs of the hands that `HandFiles` put together, by feature code and by symbol. */
export const useHandUrls = (): ReadonlyMap<string, string> => useContext(HandUrls)
