/**
 * Calls back once the page has loaded and the browser is idle, at the latest five seconds after loading.
 * @returns cancels the call
 */
export function whenIdle(callback: () => void): () => void {
  let cancel = () => {}
  const wait = () => {
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(callback, { timeout: 5000 })
      cancel = () => cancelIdleCallback(handle)
    } else {
      const timer = setTimeout(callback, 1000)
      cancel = () => clearTimeout(timer)
    }
  }
  if (document.readyState === 'complete') wait()
  else {
    window.addEventListener('load', wait, { once: true })
    cancel = () => window.removeEventListener('load', wait)
  }
  return () => cancel()
}

/** Whether the browser is set to save data. */
export const prefersReducedData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
