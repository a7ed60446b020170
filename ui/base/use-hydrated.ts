import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** Whether the component runs in the browser after hydration; false on the server and during hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
