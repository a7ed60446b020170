import { isServerReachable } from '#platform/requests/is-server-reachable.ts'

const storageKey = 'reloaded_at'

/** A failed chunk reloads the page at most once in this time, ms. */
export const minReloadInterval = 60_000

/** Whether the page may reload itself now; stores the time if so. Without storage it may not, to prevent a loop. */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'> | null, now: number): boolean {
  try {
    const last = Number(storage?.getItem(storageKey) ?? Number.NEGATIVE_INFINITY)
    if (!storage || now - last < minReloadInterval) return false
    storage.setItem(storageKey, String(now))
    return true
  } catch {
    return false
  }
}

/** A chunk could not be loaded, so the router's route modules are incomplete. */
let isChunkMissing = false

/** After a failed chunk, pages must be opened as documents: the router would wait for the chunk forever. */
export const hasChunkFailed = (): boolean => isChunkMissing

/** The navigation in progress. `useNavigation` reports it later than a chunk can fail. */
let currentNavigation: { path: string } | undefined

/** Client middleware that stores the navigation in progress. */
export async function trackNavigation<Results>(
  { request }: { request: Request },
  next: () => Promise<Results>,
) {
  const { pathname, search } = new URL(request.url)
  const navigation = { path: pathname + search }
  currentNavigation = navigation
  try {
    return await next()
  } finally {
    if (currentNavigation === navigation) currentNavigation = undefined
  }
}

/** This module is reloading the page. */
let isReloading = false

/** Opens a page as a document if the server can be reached; otherwise the current page stays. */
export async function openDocument(path: string, onRefused: () => void): Promise<void> {
  if (await isServerReachable(path)) openAsDocument(path)
  else onRefused()
}

/**
 * The router reloads the page when a chunk cannot be loaded, for example after a deployment. This opens the target page
 * instead, at most once a minute and only if the server can be reached; otherwise it calls `onRefused`.
 * @param nextPath target of the navigation with its fragment, if `useNavigation` already reports it
 * @returns a function that removes the listener
 */
export function guardReloads(nextPath: () => string | undefined, onRefused: () => void): () => void {
  const { navigation } = window as { navigation?: EventTarget }
  const openOnce = async (path: string) => {
    if ((await isServerReachable(path)) && mayReload(sessionStorageOrNull(), Date.now())) openAsDocument(path)
    else onRefused()
  }
  const handleNavigate = (event: Event & { navigationType?: string; userInitiated?: boolean }) => {
    if (event.navigationType !== 'reload' || event.userInitiated || isReloading || !currentNavigation) return
    event.preventDefault()
    isChunkMissing = true
    const { path } = currentNavigation
    const fullPath = nextPath()
    void openOnce(fullPath?.startsWith(`${path}#`) ? fullPath : path)
  }
  navigation?.addEventListener('navigate', handleNavigate)
  return () => navigation?.removeEventListener('navigate', handleNavigate)
}

function openAsDocument(path: string): void {
  const { pathname, search } = window.location
  isReloading = true
  // After going back, the browser already shows the URL, and assigning a fragment would only scroll.
  if (path.split('#')[0] === pathname + search) window.location.reload()
  else window.location.assign(path)
  isReloading = false
}

function sessionStorageOrNull(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}
