/** Longest stable value, in characters. */
export const maxValueLength = 100

/** Letters and digits, and dots, hyphens and underscores between them; CSV and URLs need no escaping. */
export const entryValuePattern = /^[\p{L}\p{N}]+(?:[._-][\p{L}\p{N}]+)*$/u

/** A stable value made from a description: `Polegar à frente (baixo)` → `polegar-a-frente-baixo`. */
export const entryValueOf = (description: string): string =>
  description
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, maxValueLength)
    .replace(/^-+|-+$/g, '')
