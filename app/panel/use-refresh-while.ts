import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const refreshMs = 1500

/** Loads the page again until the program has finished its work. */
export function useRefreshWhile(isWorking: boolean) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isWorking || state !== 'idle') return
    const timer = setTimeout(() => void revalidate(), refreshMs)
    return () => clearTimeout(timer)
  }, [isWorking, state, revalidate])
}
