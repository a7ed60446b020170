/**
 * A filter value of a reference list is the id of an entry and includes all entries grouped under it. The negative id
 * means that entry alone.
 */
export const exactEntry = (entry: number): number => -entry

/** The entry of a filter value, with or without the entries grouped under it. */
export const entryIdOf = (filterValue: number): number => Math.abs(filterValue)

/** Whether a filter value means the entry alone, without the entries grouped under it. */
export const isExact = (filterValue: number): boolean => filterValue < 0
