import { isRouteErrorResponse, redirect } from 'react-router'
import type { PageRefusal } from '../page-errors.ts'

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

/** Whether an error is the server's response that it is busy. */
export const isServerBusy = (error: unknown): boolean =>
  isRouteErrorResponse(error) && (error.data as Partial<PageRefusal> | null)?.code === 'server.busy'

/** Delay before a failed request is repeated, ms. It is repeated at once when the browser is online again. */
export const retryDelay = 5000

/** Why the request for the displayed page is to be repeated. */
export type WaitingFor = 'connection' | 'server'

/** Path of the displayed page. After going back, `location` changes before the page. */
let shownPath: string | undefined
let waitingFor: WaitingFor | undefined
const listeners = new Set<() => void>()

export const setShownPath = (path: string): void => {
  shownPath = path
}

/** Calls the listener when waiting starts or ends. */
export function subscribeToWaiting(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const getWaitingFor = (): WaitingFor | undefined => waitingFor

function setWaitingFor(reason: WaitingFor | undefined): void {
  if (waitingFor === reason) return
  waitingFor = reason
  for (const listener of listeners) listener()
}

type Results = Record<string, { type: 'data' | 'error'; result: unknown }>

/**
 * Client middleware for a lost connection and a busy server, for example while a search is typed or a page follows a
 * long import. If the request is for the displayed page, the navigation stays pending and is repeated later, unless a
 * newer navigation replaces it. For another page, the error page is shown.
 */
export async function retryFailedLoads({ request }: { request: Request }, next: () => Promise<Results>) {
  const results = await next()
  if (request.signal.aborted) return results
  const failed = Object.values(results).find(({ type, result }) => type === 'error' && reasonToWait(result))
  const { pathname, search } = new URL(request.url)
  if (!failed || request.method !== 'GET' || pathname !== shownPath) {
    setWaitingFor(undefined)
    return results
  }
  setWaitingFor(reasonToWait(failed.result))
  await waitForConnection(request.signal)
  // The router ignores this result if a newer navigation has started.
  failed.result = redirect(pathname + search)
  return results
}

function reasonToWait(error: unknown): WaitingFor | undefined {
  if (isConnectionFailure(error)) return 'connection'
  return isServerBusy(error) ? 'server' : undefined
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
