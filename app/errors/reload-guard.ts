const storageKey = 'reloaded_at'

/** A failed part of the program reloads the page at most once in this time, ms. */
export const minReloadInterval = 60_000

/** Whether the page may reload itself now; notes that it does. Without storage it may not, so it never loops. */
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

/** A part could not be loaded, so that what the router knows of the pages is no longer whole. */
let isChunkMissing = false

/** Pages are to be opened as documents from now on: the router would wait for the lost part for ever. */
export const hasChunkFailed = (): boolean => isChunkMissing

/** What the router is changing to, from the first moment on: React learns of it later than a part can fail. */
let currentNavigation: { address: string } | undefined

/** Notes every change of page while it is under way. */
export async function trackNavigation<Results>(
  { request }: { request: Request },
  next: () => Promise<Results>,
) {
  const { pathname, search } = new URL(request.url)
  const change = { address: pathname + search }
  currentNavigation = change
  try {
    return await next()
  } finally {
    if (currentNavigation === change) currentNavigation = undefined
  }
}

/** The reload is this module's own. */
let isReloading = false

/** Opens an address as a document, if the server answers there; otherwise what is being read stays. */
export async function openDocument(address: string, onRefused: () => void): Promise<void> {
  if (await isServerReachable(address)) openAsDocument(address)
  else onRefused()
}

/**
 * The router reloads the page when a part of the program cannot be loaded (a new version went live). This opens the
 * page that was wanted in place of it, once a minute and only if the server answers, and tells the visitor otherwise.
 * The end of watching is returned.
 * @param nextAddress address that the router is changing to, with its place in the page, as far as React knows
 */
export function guardReloads(nextAddress: () => string | undefined, onRefused: () => void): () => void {
  const { navigation } = window as { navigation?: EventTarget }
  const openOnce = async (address: string) => {
    if ((await isServerReachable(address)) && mayReload(sessionStorageOrNull(), Date.now()))
      openAsDocument(address)
    else onRefused()
  }
  const handleNavigate = (event: Event & { navigationType?: string; userInitiated?: boolean }) => {
    if (event.navigationType !== 'reload' || event.userInitiated || isReloading || !currentNavigation) return
    event.preventDefault()
    isChunkMissing = true
    const { address } = currentNavigation
    const fullAddress = nextAddress()
    void openOnce(fullAddress?.startsWith(`${address}#`) ? fullAddress : address)
  }
  navigation?.addEventListener('navigate', handleNavigate)
  return () => navigation?.removeEventListener('navigate', handleNavigate)
}

const isServerReachable = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

function openAsDocument(address: string): void {
  const { pathname, search } = window.location
  isReloading = true
  // Going back changes the address before the page; an address with a place would only be scrolled to.
  if (address.split('#')[0] === pathname + search) window.location.reload()
  else window.location.assign(address)
  isReloading = false
}

function sessionStorageOrNull(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}
