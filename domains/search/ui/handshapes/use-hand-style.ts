import { useLocation } from 'react-router'
import type { HandStyle } from '#domains/hand-drawings/shown-picture.ts'
import { createStoredChoice } from '#ui/base/stored-choice.ts'
import { styleOfUrl } from '../../query/hand-style.ts'

const choice = createStoredChoice<HandStyle>('hand_style', ['drawing', 'symbol'])

export const storeHandStyle = choice.store

interface HandStyleState {
  /** What the page shows: the style of the URL, else the stored one. */
  style: HandStyle
  /** The style of the URL, which links between handshape pages keep. */
  inUrl: HandStyle | null
}

/** Whether the handshape pages show drawn hands or SignWriting. */
export function useHandStyle(): HandStyleState {
  const { search } = useLocation()
  const stored = choice.useStored()
  const inUrl = styleOfUrl(new URLSearchParams(search))
  return { style: inUrl ?? stored, inUrl }
}
