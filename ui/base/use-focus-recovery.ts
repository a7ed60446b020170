import { useEffect, useRef } from 'react'

const headings = ':is(h1, h2, h3):not([hidden])'

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

/** Focuses the heading of a part of the page, or else the nearest heading before it. */
function focusNear(part: Element | undefined): void {
  if (!part) return
  const isBefore = (heading: Element) =>
    Boolean(part.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_PRECEDING)
  const heading =
    part.querySelector<HTMLElement>(headings) ??
    [...document.querySelectorAll<HTMLElement>(headings)].findLast(isBefore)
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
