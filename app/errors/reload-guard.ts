const stampKey = 'reloaded_at'

/** A failed part of the program reloads the page at most once in this time, ms. */
export const reloadPause = 60_000

/** Whether the page may reload itself now; notes that it does. Without storage it may not, so it never loops. */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'> | null, now: number): boolean {
  try {
    const last = Number(storage?.getItem(stampKey) ?? Number.NEGATIVE_INFINITY)
    if (!storage || now - last < reloadPause) return false
    storage.setItem(stampKey, String(now))
    return true
  } catch {
    return false
  }
}

/** A part could not be loaded, so that what the router knows of the pages is no longer whole. */
let isBroken = false

/** Pages are to be opened as documents from now on: the router would wait for the lost part for ever. */
export const isProgramBroken = (): boolean => isBroken

/** What the router is changing to, from the first moment on: React learns of it later than a part can fail. */
let underWay: { address: string } | undefined

/** Notes every change of page while it is under way. */
export async function noteChange<Results>({ request }: { request: Request }, next: () => Promise<Results>) {
  const { pathname, search } = new URL(request.url)
  const change = { address: pathname + search }
  underWay = change
  try {
    return await next()
  } finally {
    if (underWay === change) underWay = undefined
  }
}

/** The reload is this module's own. */
let isOpening = false

/** Opens an address as a document, if the server answers there; otherwise what is being read stays. */
export async function openDocument(address: string, onRefused: () => void): Promise<void> {
  if (await isReached(address)) open(address)
  else onRefused()
}

/**
 * The router reloads the page when a part of the program cannot be loaded (a new version went live). This opens the
 * page that was wanted in place of it, once a minute and only if the server answers, and tells the visitor otherwise.
 * The end of watching is returned.
 * @param wanted address that the router is changing to, with its place in the page, as far as React knows
 */
export function guardReloads(wanted: () => string | undefined, onRefused: () => void): () => void {
  const { navigation } = window as { navigation?: EventTarget }
  const openOnce = async (address: string) => {
    if ((await isReached(address)) && mayReload(sessionStorageOrNull(), Date.now())) open(address)
    else onRefused()
  }
  const watch = (event: Event & { navigationType?: string; userInitiated?: boolean }) => {
    if (event.navigationType !== 'reload' || event.userInitiated || isOpening || !underWay) return
    event.preventDefault()
    isBroken = true
    const { address } = underWay
    const known = wanted()
    void openOnce(known?.startsWith(`${address}#`) ? known : address)
  }
  navigation?.addEventListener('navigate', watch)
  return () => navigation?.removeEventListener('navigate', watch)
}

const isReached = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

function open(address: string): void {
  const { pathname, search } = window.location
  isOpening = true
  // Going back changes the address before the page; an address with a place would only be scrolled to.
  if (address.split('#')[0] === pathname + search) window.location.reload()
  else window.location.assign(address)
  isOpening = false
}

function sessionStorageOrNull(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}
