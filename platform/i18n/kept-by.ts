/**
 * Makes a thing once for each key and keeps it: what Intl makes costs as much as a whole list of cards. For keys of
 * which there are few, as languages and time zones.
 */
export function keptBy<Thing>(make: (key: string) => Thing): (key: string) => Thing {
  const kept = new Map<string, Thing>()
  return (key) => {
    const known = kept.get(key)
    if (known !== undefined) return known
    const made = make(key)
    kept.set(key, made)
    return made
  }
}
