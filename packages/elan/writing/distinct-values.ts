import type { EcvEntry } from './write-ecv.ts'

/**
 * Makes the values of entries different within each language: ELAN links an annotation to the first entry with its value.
 * From the second one on, a value gets the id of its entry: `CASA (sign-12)`.
 *
 * @param entries read once, in the order of the vocabulary
 */
export async function* distinctValues(
  entries: Iterable<EcvEntry> | AsyncIterable<EcvEntry>,
): AsyncGenerator<EcvEntry> {
  const valuesByLanguage = new Map<string, Set<string>>()
  for await (const entry of entries) {
    const values = entry.values.map((each) => {
      const known = valuesByLanguage.get(each.language) ?? new Set()
      valuesByLanguage.set(each.language, known)
      const value = distinct(each.value, entry.id, known)
      known.add(value)
      return { ...each, value }
    })
    yield { ...entry, values }
  }
}

/** Another entry may already have the value with the id. */
function distinct(value: string, id: string, known: ReadonlySet<string>): string {
  let result = value
  while (known.has(result)) result = `${result} (${id})`
  return result
}
