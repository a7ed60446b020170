import { memoize } from '#platform/memoize.ts'

const latin = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** A language without an alphabet of its own in `Intl` has the one of English, on the server and in each browser. */
const collators = memoize(
  (language) => new Intl.Collator(Intl.Collator.supportedLocalesOf([language])[0] ?? 'en'),
)

/** The letters bar: the Latin alphabet and all other letters with results, in the order of the language, `#` last. */
export function alphabetLetters(available: readonly string[], language: string): string[] {
  const letters = new Set([...latin, ...available])
  letters.delete('#')
  return [...[...letters].sort(collators(language).compare), '#']
}
