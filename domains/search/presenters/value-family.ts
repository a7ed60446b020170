import type { CountedValue } from './filter.presenter.ts'

/** Values of a list under the head of their group; `head` is null for values of no group. */
export interface Family<Value> {
  head: Value | null
  members: readonly Value[]
}

/** All values of the families in one list, each head before its members. */
export const familyValues = <Value>(families: readonly Family<Value>[]): Value[] =>
  families.flatMap(({ head, members }) => [...(head ? [head] : []), ...members])

/** The most frequent values and the chosen ones, by families when some are left out. */
export function limitValues(values: readonly CountedValue[], maxValues: number): readonly CountedValue[] {
  if (values.length <= maxValues) return values
  const ordered = familyValues(groupIntoFamilies(values))
  const commonest = new Set(ordered.toSorted((a, b) => b.count - a.count).slice(0, maxValues))
  return ordered.filter((value) => commonest.has(value) || value.isChosen)
}

/** Values under the heads that are among them. */
export function groupIntoFamilies<Value extends Pick<CountedValue, 'id' | 'headId' | 'isHead'>>(
  values: readonly Value[],
): { head: Value | null; members: Value[] }[] {
  const heads = new Map(values.filter(({ isHead }) => isHead).map((value) => [value.id, value]))
  const byHead = Map.groupBy(values, ({ id, headId }) =>
    heads.has(id) ? id : headId !== null && heads.has(headId) ? headId : null,
  )
  return [...byHead]
    .toSorted(([a], [b]) => Number(b === null) - Number(a === null))
    .map(([id, family]) => {
      const head = id === null ? null : (heads.get(id) ?? null)
      return { head, members: family.filter((value) => value !== head) }
    })
}
