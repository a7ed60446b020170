const storageKey = 'recent-handshapes'
const maxRecent = 8

/** The handshapes that this browser chose last, the latest first. */
export function readRecentHandshapes(): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(Number.isInteger).slice(0, maxRecent) : []
  } catch {
    return []
  }
}

export function rememberHandshape(id: number): void {
  const recent = [id, ...readRecentHandshapes().filter((one) => one !== id)].slice(0, maxRecent)
  try {
    localStorage.setItem(storageKey, JSON.stringify(recent))
  } catch {
    // Without storage there are no recent handshapes.
  }
}
