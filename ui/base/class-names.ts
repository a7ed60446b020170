/** Joins class names; empty, false, null and undefined ones are omitted. */
export const classNames = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')
