import { fold } from '#platform/text/fold.ts'
import type { Match, SearchEntry } from '../search-model.ts'

/** Numbers of the fields that word search looks into; translations follow, one number per language. */
export const fieldNumbers = { gloss: 0, lemma: 1, label: 2, translation: 3 } as const
const maxLanguages = 250

/** Content languages by number; they come to be known with the signs. */
export class LanguageFieldNumbers {
  #numbers = new Map<string, number>()
  #codes: string[] = []

  /** The number of a language's field; -1 for one that no sign uses. */
  field(code: string): number {
    const number = this.#numbers.get(code)
    return number === undefined ? -1 : fieldNumbers.translation + number
  }

  /** As `field`, but makes the language known. */
  register(code: string): number {
    if (!this.#numbers.has(code)) {
      if (this.#codes.length === maxLanguages) throw new RangeError('Too many content languages to search in')
      this.#numbers.set(code, this.#codes.length)
      this.#codes.push(code)
    }
    return this.field(code)
  }
}

/** Every text of an entry that word search finds, with where it stands. */
export function textsOf(entry: SearchEntry): Match[] {
  const texts: Match[] = [{ field: 'gloss', language: null, text: entry.gloss }]
  if (entry.lemma !== null) texts.push({ field: 'lemma', language: null, text: entry.lemma })
  for (const text of entry.otherLabels) texts.push({ field: 'label', language: null, text })
  for (const [language, keywords] of Object.entries(entry.translations)) {
    for (const text of keywords) texts.push({ field: 'translation', language, text })
  }
  return texts
}

/** The folded texts of an entry, each with the number of its field. */
export function numberedTextsOf(entry: SearchEntry, languages: LanguageFieldNumbers): [string, number][] {
  return textsOf(entry).map(({ field: name, language, text }) => [
    fold(text),
    language === null ? fieldNumbers[name] : languages.register(language),
  ])
}
