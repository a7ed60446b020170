import { createContext, type ReactNode, useContext } from 'react'
import type { HandPictureView } from '../hand-picture.presenter.ts'
import { handPictureUrls } from './hand-picture-urls.ts'

const noUrls: ReadonlyMap<string, string> = new Map()
const HandUrls = createContext(noUrls)

interface Props {
  /** All hands that are shown inside, in any order. */
  hands: readonly (HandPictureView | null)[]
  children: ReactNode
}

/** Puts the drawn hands of a part of a page into a few files, so that none of them is a request of its own. */
export function HandFiles({ hands, children }: Props) {
  const urls = handPictureUrls(hands.flatMap((hand) => hand ?? []))
  return <HandUrls value={urls}>{children}</HandUrls>
}

/** The URLs of the hands that `HandFiles` put together, by feature code and by symbol. */
export const useHandUrls = (): ReadonlyMap<string, string> => useContext(HandUrls)
