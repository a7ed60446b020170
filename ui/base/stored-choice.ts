import { useSyncExternalStore } from 'react'

interface StoredChoice<Value extends string> {
  store(value: Value): void
  /** The stored value; on the server and during hydration the first. */
  useStored(): Value
}

/**
 * A choice that the browser remembers, because the server sends every visitor the same page.
 * @param values the first is the default
 */
export function createStoredChoice<Value extends string>(
  key: string,
  values: readonly [Value, ...Value[]],
): StoredChoice<Value> {
  const listeners = new Set<() => void>()
  /** The choice of this visit, for browsers without storage. */
  let chosen = values[0]

  const read = (): Value => {
    try {
      const stored = localStorage.getItem(key)
      return values.find((value) => value === stored) ?? values[0]
    } catch {
      return chosen
    }
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    window.addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listener)
    }
  }
  return {
    store(value) {
      chosen = value
      try {
        localStorage.setItem(key, value)
      } catch {
        // Without storage the choice lasts until the next document.
      }
      for (const listener of listeners) listener()
    },
    useStored: () => useSyncExternalStore(subscribe, read, () => values[0]),
  }
}
