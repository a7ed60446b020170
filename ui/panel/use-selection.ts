import { useState } from 'react'

type Key = string | number

/** The chosen rows of a table, for `DataTable` and `BulkBar`. */
export interface Selection {
  chosen: ReadonlySet<Key>
  choose: (key: Key, isChosen: boolean) => void
  chooseAll: (keys: readonly Key[], areChosen: boolean) => void
  clear: () => void
}

/**
 * Which rows of the shown page are chosen. Rows that are no longer shown are no longer chosen, so that an action never
 * concerns a row that nobody sees.
 */
export function useSelection(shown: readonly Key[]): Selection {
  const [kept, setKept] = useState<ReadonlySet<Key>>(new Set())
  const chosen = new Set(shown.filter((key) => kept.has(key)))
  const chooseAll = (keys: readonly Key[], areChosen: boolean) =>
    setKept(areChosen ? chosen.union(new Set(keys)) : chosen.difference(new Set(keys)))
  return {
    chosen,
    choose: (key, isChosen) => chooseAll([key], isChosen),
    chooseAll,
    clear: () => setKept(new Set()),
  }
}
