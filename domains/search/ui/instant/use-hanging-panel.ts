import { type RefObject, useLayoutEffect } from 'react'

/** Left free below the panel, px. */
const margin = 8

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
    const limit = () => {
      const bottom = view ? view.height + view.offsetTop : window.innerHeight
      part.style.maxBlockSize = `${Math.max(bottom - part.getBoundingClientRect().top - margin, 200)}px`
    }
    const end = new AbortController()
    if (isFixed) {
      limit()
      view?.addEventListener('resize', limit, { signal: end.signal })
      window.addEventListener('resize', limit, { signal: end.signal })
    }
    part.addEventListener('mousedown', (event) => event.preventDefault(), { signal: end.signal })
    return () => end.abort()
  }, [panel, isFixed])
}
