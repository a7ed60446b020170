/**
 * Acts once the page has loaded whole and the browser has nothing better to do, five seconds later at the latest.
 * @returns what calls it off
 */
export function whenIdle(act: () => void): () => void {
  let cancel = () => {}
  const wait = () => {
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(act, { timeout: 5000 })
      cancel = () => cancelIdleCallback(handle)
    } else {
      const timer = setTimeout(act, 1000)
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

/** The person asked their browser to load no more than needed. */
export const prefersReducedData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
