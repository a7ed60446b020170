import { useEffect, useRef } from 'react'

/**
 * Keeps the focus near its position when the focused element disappears, as the button of a form does after it is
 * sent. Otherwise the focus would return to the beginning of the page.
 * @param isIdle false while a navigation or a submission is pending
 */
export function useFocusRecovery(isIdle: boolean): void {
  const ancestors = useRef<Element[]>([])
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      ancestors.current = target instanceof Element ? withAncestors(target) : []
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  useEffect(() => {
    const [focused, ...around] = ancestors.current
    if (!isIdle || document.activeElement !== document.body || !focused || focused.isConnected) return
    focusNear(around.find((element) => element.isConnected))
  }, [isIdle])
}

/** The element and its ancestors below the body, innermost first. */
function withAncestors(element: Element): Element[] {
  const found: Element[] = []
  for (let next: Element | null = element; next && next !== document.body; next = next.parentElement)
    found.push(next)
  return found
}

/** Focuses the heading of the part of the page, or the part itself. */
function focusNear(part: Element | undefined): void {
  const target = part?.querySelector<HTMLElement>('h1, h2, h3') ?? part
  if (!(target instanceof HTMLElement)) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
