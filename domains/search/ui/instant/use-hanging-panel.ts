import { type RefObject, useLayoutEffect } from 'react'

/** Left free below the panel, px. */
const margin = 8

/** With less room than this below the field the page moves it up, px. */
const leastRoom = 180

/**
 * A panel that hangs below a text field: whoever presses in it stays in the field.
 * @param isFixed it does not move with the page: it ends where the window is no longer seen, as above a keyboard on
 * the screen
 */
export function useHangingPanel(panel: RefObject<HTMLElement | null>, isFixed: boolean): void {
  useLayoutEffect(() => {
    const part = panel.current
    if (!part) return
    const view = window.visualViewport
    const room = () => {
      const bottom = view ? view.height + view.offsetTop : window.innerHeight
      return bottom - part.getBoundingClientRect().top - margin
    }
    const limit = () => {
      part.style.maxBlockSize = `${Math.max(room(), leastRoom)}px`
    }
    const end = new AbortController()
    if (isFixed) {
      limit()
      view?.addEventListener('resize', limit, { signal: end.signal })
      window.addEventListener('resize', limit, { signal: end.signal })
    } else if (room() < Math.min(part.offsetHeight, leastRoom)) part.parentElement?.scrollIntoView()
    part.addEventListener('mousedown', (event) => event.preventDefault(), { signal: end.signal })
    return () => end.abort()
  }, [panel, isFixed])
}
