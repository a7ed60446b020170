import { type RefObject, useLayoutEffect } from 'react'

/** Left free below the panel, px. */
const bottomMargin = 8

/** With less room than this below the field the page moves it up, px. */
const minPanelHeight = 180

/**
 * A panel that hangs below a text field: whoever presses in it stays in the field.
 * @param isFixed it does not move with the page: it ends where the window is no longer seen, as above a keyboard on
 * the screen
 */
export function useDropdownPanel(panel: RefObject<HTMLElement | null>, isFixed: boolean): void {
  useLayoutEffect(() => {
    const element = panel.current
    if (!element) return
    const view = window.visualViewport
    const availableHeight = () => {
      const bottom = view ? view.height + view.offsetTop : window.innerHeight
      return bottom - element.getBoundingClientRect().top - bottomMargin
    }
    const limitHeight = () => {
      element.style.maxBlockSize = `${Math.max(availableHeight(), minPanelHeight)}px`
    }
    const abort = new AbortController()
    if (isFixed) {
      limitHeight()
      view?.addEventListener('resize', limitHeight, { signal: abort.signal })
      window.addEventListener('resize', limitHeight, { signal: abort.signal })
    } else if (availableHeight() < Math.min(element.offsetHeight, minPanelHeight))
      element.parentElement?.scrollIntoView()
    element.addEventListener('mousedown', (event) => event.preventDefault(), { signal: abort.signal })
    return () => abort.abort()
  }, [panel, isFixed])
}
