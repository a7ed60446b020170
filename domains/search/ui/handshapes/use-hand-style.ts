import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { HandStyle } from '#domains/hand-drawings/shown-picture.ts'
import { styleOfUrl } from '../../query/hand-style.ts'

const storageKey = 'hand_style'
const listeners = new Set<() => void>()

/** The choice of this visit, for browsers without storage. */
let chosen: HandStyle = 'drawing'

function readStored(): HandStyle {
  try {
    return localStorage.getItem(storageKey) === 'symbol' ? 'symbol' : 'drawing'
  } catch {
    return chosen
  }
}

/** Remembers the choice in the browser, because the server sends every visitor the same page. */
export function storeHandStyle(style: HandStyle): void {
  chosen = style
  try {
    localStorage.setItem(storageKey, style)
  } catch {
    // Without storage the choice lasts until the next document.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

interface HandStyleState {
  /** What the page shows: the style of the URL, else the stored one. */
  style: HandStyle
  /** The style of the URL, which links between handshape pages keep. */
  inUrl: HandStyle | null
}

/** Whether the handshape pages show drawn hands or SignWriting. */
export function useHandStyle(): HandStyleState {
  const { search } = useLocation()
  const stored = useSyncExternalStore(subscribe, readStored, () => 'drawing' as const)
  const inUrl = styleOfUrl(new URLSearchParams(search))
  return { style: inUrl ?? stored, inUrl }
}
