import { memoize } from '#platform/memoize.ts'

const latin = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

const collators = memoize((language) => new Intl.Collator(language))

/** The letters bar: the Latin alphabet and all other letters with results, in the order of the language, `#` last. */
export function alphabetLetters(available: readonly string[], language: string): string[] {
  const letters = new Set([...latin, ...available])
  letters.delete('#')
  return [...[...letters].sort(collators(language).compare), '#']
}
