import { redirect } from 'react-router'

/** What browsers say when an answer never came, or broke off; each has its own words. */
const networkErrorMessages =
  /^(Failed to fetch|network error|NetworkError when attempting|Load failed|The network connection|The Internet connection|A network error|Error in input stream)/i

/** Whether an error is no answer of a server: the connection failed before one came, or while it came. */
export function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    (error instanceof TypeError && networkErrorMessages.test(error.message)) ||
    isConnectionFailure(error.cause)
  )
}

/** What did not arrive is asked for again after this long, ms, or as soon as the browser is online again. */
export const retryDelay = 5000

/** Path of the page that is shown; going back changes the address before the page. */
let shownPath: string | undefined
let isWaiting = false
const listeners = new Set<() => void>()

export const setShownPath = (path: string): void => {
  shownPath = path
}

/** Calls back whenever the page begins or ceases to wait for the connection. */
export function subscribeToWaiting(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The page stands there until the connection is back. */
export const isWaitingForConnection = (): boolean => isWaiting

function setWaiting(waiting: boolean): void {
  if (isWaiting === waiting) return
  isWaiting = waiting
  for (const listener of listeners) listener()
}

type Results = Record<string, { type: 'data' | 'error'; result: unknown }>

/**
 * Lets the page stand when its next answer does not come, as in a search that is typed while the connection is lost:
 * the change stays under way, is asked for again once the connection is back, and gives way to any newer one. Where
 * another page was wanted, the failure is told in its place.
 */
export async function retryWhenOnline({ request }: { request: Request }, next: () => Promise<Results>) {
  const results = await next()
  if (request.signal.aborted) return results
  const failed = Object.values(results).find(
    ({ type, result }) => type === 'error' && isConnectionFailure(result),
  )
  const { pathname, search } = new URL(request.url)
  if (!failed || request.method !== 'GET' || pathname !== shownPath) {
    setWaiting(false)
    return results
  }
  setWaiting(true)
  await waitForConnection(request.signal)
  // Nobody looks at it any more when something newer was wanted meanwhile.
  failed.result = redirect(pathname + search)
  return results
}

/** Until a request may succeed, or is not wanted any more. */
function waitForConnection(signal: AbortSignal): Promise<void> {
  const end = new AbortController()
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, retryDelay)
    const on = { signal: end.signal }
    window.addEventListener('online', () => resolve(), on)
    signal.addEventListener('abort', () => resolve(), on)
    end.signal.addEventListener('abort', () => clearTimeout(timer))
  }).finally(() => end.abort())
}
