import { type RefObject, useEffect, useState } from 'react'

/** Whether the content of an element is as narrow as the element; null until it is measured. */
export function useFits(frame: RefObject<HTMLElement | null>): boolean | null {
  const [fits, setFits] = useState<boolean | null>(null)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const observer = new ResizeObserver(() => setFits(element.scrollWidth <= element.clientWidth))
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [frame])
  return fits
}
