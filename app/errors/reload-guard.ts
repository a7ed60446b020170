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

/**
 * The router reloads the page when a part of the program cannot be loaded (a new version went live); this lets it do
 * so once a minute and tells the visitor otherwise. The end of watching is returned.
 */
export function guardReloads(isNavigating: () => boolean, onRefused: () => void): () => void {
  const { navigation } = window as { navigation?: EventTarget }
  const watch = (event: Event & { navigationType?: string; userInitiated?: boolean }) => {
    if (event.navigationType !== 'reload' || event.userInitiated || !isNavigating()) return
    if (mayReload(sessionStorageOrNull(), Date.now())) return
    event.preventDefault()
    onRefused()
  }
  navigation?.addEventListener('navigate', watch)
  return () => navigation?.removeEventListener('navigate', watch)
}

function sessionStorageOrNull(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}
