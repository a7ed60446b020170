import type { SearchEntry } from '../search-model.ts'

/** Alphabetical order of glosses in a content language; punctuation is ignored, digits compare as numbers. */
export function glossComparator(language: string): (a: SearchEntry, b: SearchEntry) => number {
  const [supportedLanguage] = Intl.Collator.supportedLocalesOf([language])
  const { compare } = new Intl.Collator(supportedLanguage ?? 'en', { numeric: true, ignorePunctuation: true })
  return (a, b) => compare(a.gloss, b.gloss)
}
