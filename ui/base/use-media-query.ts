import { useCallback, useSyncExternalStore } from 'react'

export const reducedMotionQuery = '(prefers-reduced-motion: reduce)'

/** Whether the user prefers reduced motion, at the time of the call. Only for event handlers and effects. */
export const prefersReducedMotion = (): boolean => matchMedia(reducedMotionQuery).matches

/** Whether a media query matches; false on the server and during hydration. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
