import { foldWords } from '#platform/text/fold.ts'
import type { Match, SearchEntry } from '../search-model.ts'

/** Numbers of the fields that the index of texts has. Each language of translations has one number from `translation` on. */
export const fieldNumbers = { gloss: 0, lemma: 1, label: 2, translation: 3 } as const
const maxLanguages = 250

/** The field numbers of content languages; a language is registered with the first sign that uses it. */
export class LanguageFieldNumbers {
  #numbers = new Map<string, number>()
  #codes: string[] = []

  /** The field number of a language; -1 for a language that no sign uses. */
  field(code: string): number {
    const number = this.#numbers.get(code)
    return number === undefined ? -1 : fieldNumbers.translation + number
  }

  /**
   * The field number of a language, which is registered if necessary.
   * @throws RangeError when there are too many languages
   */
  register(code: string): number {
    if (!this.#numbers.has(code)) {
      if (this.#codes.length === maxLanguages) throw new RangeError('Too many content languages to search in')
      this.#numbers.set(code, this.#codes.length)
      this.#codes.push(code)
    }
    return this.field(code)
  }
}

/** All present texts of an entry that word search finds, with their fields. */
export function textsOf(entry: SearchEntry): Match[] {
  const texts: Match[] = [{ field: 'gloss', language: null, text: entry.gloss }]
  if (entry.lemma !== null) texts.push({ field: 'lemma', language: null, text: entry.lemma })
  for (const text of entry.otherLabels) texts.push({ field: 'label', language: null, text })
  for (const [language, keywords] of Object.entries(entry.translations)) {
    for (const text of keywords) texts.push({ field: 'translation', language, text })
  }
  return texts
}

/** The folded texts of an entry with their field numbers. */
export function numberedTextsOf(entry: SearchEntry, languages: LanguageFieldNumbers): [string, number][] {
  return textsOf(entry).map(({ field: name, language, text }) => [
    foldWords(text),
    language === null ? fieldNumbers[name as keyof typeof fieldNumbers] : languages.register(language),
  ])
}
