import { type RefObject, useEffect } from 'react'

/** Closes an open details element by Escape, or by a press or focus outside it. */
export function useClosingDetails(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      const element = details.current
      if (element?.open && target instanceof Node && !element.contains(target)) element.open = false
    }
    const closeByEscape = ({ key }: KeyboardEvent) => {
      const element = details.current
      if (key !== 'Escape' || !element?.open) return
      element.open = false
      element.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeByEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeByEscape)
    }
  }, [details])
}
