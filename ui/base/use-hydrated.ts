import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** Whether the browser has taken the page over: false on the server, and in the browser's first look at its page. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
