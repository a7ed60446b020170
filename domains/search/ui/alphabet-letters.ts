import { memoize } from '#platform/memoize.ts'

const latin = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

const collators = memoize((language) => new Intl.Collator(language))

/** The letters bar: the Latin alphabet and whatever else has results, in the reader's order, `#` last. */
export function alphabetLetters(available: readonly string[], language: string): string[] {
  const letters = new Set([...latin, ...available])
  letters.delete('#')
  return [...[...letters].sort(collators(language).compare), '#']
}
