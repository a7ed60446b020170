import { useLocation } from 'react-router'
import { createStoredChoice } from '#ui/base/stored-choice.ts'
import { hasNamesInUrl } from '../../../query/hand-names.ts'

const choice = createStoredChoice('hand_names', ['off', 'on'])

export const storeHandNames = (isOn: boolean): void => choice.store(isOn ? 'on' : 'off')

interface HandNamesState {
  /** Whether the URL or the stored choice asks for names. */
  isOn: boolean
  inUrl: boolean
}

/** Whether the handshape search shows the names of families. */
export function useHandNames(): HandNamesState {
  const { search } = useLocation()
  const isStored = choice.useStored() === 'on'
  const inUrl = hasNamesInUrl(new URLSearchParams(search))
  return { isOn: inUrl || isStored, inUrl }
}
