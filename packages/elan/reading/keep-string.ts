/** Below this length, V8 copies a part of a string; from it on, the part keeps the whole string in memory. */
export const shortestSlice = 13
const maxRemembered = 20_000

/**
 * Returns a function that copies a string out of the part of the file that it was read from, so that the part can be
 * freed. Equal strings are copied once: glosses repeat.
 */
export function stringKeeper(): (text: string) => string {
  const encoder = new TextEncoder()
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let remembered = new Map<string, string>()
  return (text) => {
    const known = remembered.get(text)
    if (known !== undefined) return known
    const copy = text.length < shortestSlice ? text : decoder.decode(encoder.encode(text))
    if (remembered.size === maxRemembered) remembered = new Map()
    remembered.set(copy, copy)
    return copy
  }
}
