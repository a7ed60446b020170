import type { PropertyKey } from '../properties.ts'
import type { SignDocument } from '../sign-document.ts'
import { differs } from './record-helpers.ts'

/** Two versions and the one from which both come. */
export interface Sides<Version> {
  base: Version
  mine: Version
  theirs: Version
}

export interface MergedParts {
  parts: Partial<SignDocument>
  /** The properties that both sides changed in different ways. */
  conflicts: PropertyKey[]
}

/** One part of each side. */
export const partsOf = <Version, Part>(
  { base, mine, theirs }: Sides<Version>,
  read: (version: Version) => Part,
): Sides<Part> => ({ base: read(base), mine: read(mine), theirs: read(theirs) })

/** The value of the side that changed it; that of `mine` when both changed it in different ways. */
export function mergeValue<Value>({ base, mine, theirs }: Sides<Value>): {
  merged: Value
  isConflict: boolean
} {
  if (!differs(mine, theirs) || !differs(theirs, base)) return { merged: mine, isConflict: false }
  return differs(mine, base) ? { merged: mine, isConflict: true } : { merged: theirs, isConflict: false }
}

/** What either side added stays, what either side removed goes; in the order of `mine`. */
export function mergeList<Item>({ base, mine, theirs }: Sides<readonly Item[]>): Item[] {
  const has = (list: readonly Item[], item: Item) => list.some((one) => !differs(one, item))
  const added = theirs.filter((item) => !has(base, item) && !has(mine, item))
  return [...mine.filter((item) => !has(base, item) || has(theirs, item)), ...added]
}

/** The values of these keys, each merged by itself. */
export function mergeRecord<Key extends PropertyKey, Value>(
  keys: readonly Key[],
  sides: Sides<Partial<Record<Key, Value>>>,
): { merged: Partial<Record<Key, Value>>; conflicts: Key[] } {
  const merged: Partial<Record<Key, Value>> = {}
  const conflicts = keys.filter((key) => {
    const value = mergeValue(partsOf(sides, (record) => record[key]))
    if (value.merged !== undefined) merged[key] = value.merged
    return value.isConflict
  })
  return { merged, conflicts }
}
