/** The longest time without a success, by part. */
export interface Outages {
  succeeded(part: string): void
  /** Milliseconds by part; a part that never succeeded again counts until now. */
  longest(): Record<string, number>
}

export function createOutages(parts: readonly string[]): Outages {
  const last = new Map(parts.map((part) => [part, performance.now()]))
  const longest = new Map(parts.map((part) => [part, 0]))
  const note = (part: string) => {
    const now = performance.now()
    longest.set(part, Math.max(longest.get(part) ?? 0, now - (last.get(part) ?? now)))
    return now
  }
  return {
    succeeded: (part) => void last.set(part, note(part)),
    longest() {
      for (const part of parts) note(part)
      return Object.fromEntries(longest)
    },
  }
}
