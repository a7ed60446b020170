import { type RefObject, useEffect, useRef } from 'react'

/** How much two fingers move apart for one step, as a factor. */
const pinchStep = 1.4

/** Zooms by the wheel with the control key, which a trackpad sends for a pinch, and by two fingers. */
export function useTimelineZoom(frame: RefObject<HTMLElement | null>, onZoom: (direction: -1 | 1) => void) {
  const zoom = useRef(onZoom)
  useEffect(() => {
    zoom.current = onZoom
  })
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const handleWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      zoom.current(event.deltaY < 0 ? 1 : -1)
    }
    let distance = 0
    const handleTouch = (event: TouchEvent) => {
      const [one, other] = event.touches
      if (!one || !other) {
        distance = 0
        return
      }
      event.preventDefault()
      const now = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
      if (distance === 0) distance = now
      if (now > distance * pinchStep || now < distance / pinchStep) {
        zoom.current(now > distance ? 1 : -1)
        distance = now
      }
    }
    const options = { passive: false }
    element.addEventListener('wheel', handleWheel, options)
    for (const type of ['touchstart', 'touchmove', 'touchend'] as const)
      element.addEventListener(type, handleTouch, options)
    return () => {
      element.removeEventListener('wheel', handleWheel)
      for (const type of ['touchstart', 'touchmove', 'touchend'] as const)
        element.removeEventListener(type, handleTouch)
    }
  }, [frame])
}
