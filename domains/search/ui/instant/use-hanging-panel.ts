import { type RefObject, useLayoutEffect } from 'react'

/** Left free below the panel, px. */
const margin = 8

/**
 * A panel that hangs below a text field: it ends where the window is no longer seen, as above a keyboard on the
 * screen, and whoever presses in it stays in the field.
 */
export function useHangingPanel(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const part = panel.current
    if (!part) return
    const view = window.visualViewport
    const limit = () => {
      const end = view ? view.height + view.offsetTop : window.innerHeight
      part.style.maxBlockSize = `${Math.max(end - part.getBoundingClientRect().top - margin, 200)}px`
    }
    limit()
    const end = new AbortController()
    view?.addEventListener('resize', limit, { signal: end.signal })
    window.addEventListener('resize', limit, { signal: end.signal })
    part.addEventListener('mousedown', (event) => event.preventDefault(), { signal: end.signal })
    return () => end.abort()
  }, [panel])
}
