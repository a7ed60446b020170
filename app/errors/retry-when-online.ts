import { redirect } from 'react-router'

/** The error messages of browsers for a failed or interrupted request. */
const networkErrorMessages =
  /^(Failed to fetch|network error|NetworkError when attempting|Load failed|The network connection|The Internet connection|A network error|Error in input stream)/i

/** Whether an error means that the connection failed before or during the response. */
export function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    (error instanceof TypeError && networkErrorMessages.test(error.message)) ||
    isConnectionFailure(error.cause)
  )
}

/** Delay before a failed request is repeated, ms. It is repeated at once when the browser is online again. */
export const retryDelay = 5000

/** Path of the displayed page. After going back, `location` changes before the page. */
let shownPath: string | undefined
let isWaiting = false
const listeners = new Set<() => void>()

export const setShownPath = (path: string): void => {
  shownPath = path
}

/** Calls the listener when waiting for the connection starts or ends. */
export function subscribeToWaiting(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const isWaitingForConnection = (): boolean => isWaiting

function setWaiting(waiting: boolean): void {
  if (isWaiting === waiting) return
  isWaiting = waiting
  for (const listener of listeners) listener()
}

type Results = Record<string, { type: 'data' | 'error'; result: unknown }>

/**
 * Client middleware for a lost connection, for example while a search is typed. If the request is for the displayed
 * page, the navigation stays pending and is repeated when the connection is back, unless a newer navigation replaces
 * it. For another page, the error page is shown.
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
  // The router ignores this result if a newer navigation has started.
  failed.result = redirect(pathname + search)
  return results
}

/** Resolves when a request may succeed, or when it was aborted. */
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
