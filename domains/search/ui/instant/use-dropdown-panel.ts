import { type RefObject, useLayoutEffect } from 'react'

/** Space below the panel, px. */
const bottomMargin = 8

/** With less space than this below the field, the page scrolls to it, px. */
const minPanelHeight = 180

/**
 * A panel below a text field; pressing inside it does not move the focus out of the field.
 * @param isFixed whether it does not scroll with the page; then it ends above an on-screen keyboard
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
