/** The values of these keys; keys without a value are left out. */
export function pick<Key extends string, Value>(
  keys: readonly Key[],
  read: (key: Key) => Value | undefined,
): Partial<Record<Key, Value>> {
  const picked: Partial<Record<Key, Value>> = {}
  for (const key of keys) {
    const value = read(key)
    if (value !== undefined) picked[key] = value
  }
  return picked
}

/** A record by language in the order of the codes, without empty values. */
export const byLanguage = <In, Out>(
  record: Record<string, In>,
  normalize: (value: In) => Out | undefined,
): Record<string, Out> =>
  pick(Object.keys(record).sort(), (language) => normalize(record[language] as In)) as Record<string, Out>

export const omit = <Value extends object, Key extends keyof Value>(
  record: Value,
  key: Key,
): Omit<Value, Key> => {
  const { [key]: _, ...rest } = record
  return rest
}

/** A filter that lets the first of equal strings pass. */
export function createFirstOccurrenceFilter(): (key: string) => boolean {
  const seen = new Set<string>()
  return (key) => !seen.has(key) && seen.add(key) !== undefined
}

/** Whether two values of canonical documents differ. */
export const differs = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) !== JSON.stringify(other)

/** The names of ids, without those that have none. */
export const resolveNames = <Name>(ids: readonly number[], name: (id: number) => Name | undefined): Name[] =>
  ids.flatMap((id) => {
    const found = name(id)
    return found === undefined ? [] : [found]
  })
