/**
 * Filters and their counts name a value of a list by the id of its entry, which stands for all that is grouped under
 * it too; the negative of the id means that entry alone.
 */
export const exactEntry = (entry: number): number => -entry

/** The entry that a wanted value names, alone or with what is under it. */
export const entryIdOf = (wanted: number): number => Math.abs(wanted)

/** Whether only the entry itself is wanted, and not what is grouped under it. */
export const isExact = (wanted: number): boolean => wanted < 0
