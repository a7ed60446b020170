import type { SearchEntry } from '#domains/search/search-model.ts'
import type { EcvEntry } from '#packages/elan/index.ts'
import type { VocabularyLanguage } from './vocabulary-languages.ts'

/** The value or description of an entry in a language; null without one. */
type TextIn = (language: VocabularyLanguage) => string | null

/** Characters that XML does not allow. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

const needsCleaning = /[^\S ]| {2}|[^\u0020-\ud7ff\ue000-\ufffd]/

/** A text on one line, without characters that XML does not allow. Nearly all texts are such already. */
const cleanText = (text: string | null): string =>
  text === null
    ? ''
    : (needsCleaning.test(text) ? text.replace(forbidden, ' ').replace(/\s+/g, ' ') : text).trim()

/** An entry with a value in each language, else `fallback`: ELAN empties annotations whose entry has none. */
function entryOf(
  id: string,
  languages: readonly VocabularyLanguage[],
  {
    fallback,
    value,
    description,
    address,
  }: {
    fallback: string
    value: TextIn
    description: TextIn
    address: string | null
  },
): EcvEntry {
  return {
    id,
    address,
    values: languages.map((language) => ({
      language: language.id,
      value: cleanText(value(language)) || cleanText(fallback) || id,
      description: cleanText(description(language)) || null,
    })),
  }
}

/** Annotations refer to this id for ever; a gloss changes. */
const signEntryId = (sign: number) => `sign-${sign}`

const glossIn =
  ({ gloss, glossEn }: { gloss: string; glossEn: string | null }): TextIn =>
  ({ id }) =>
    id === 'eng' ? glossEn : gloss

/** The entry of a sign with its description. */
export type WrittenSign = Pick<SearchEntry, 'id' | 'gloss' | 'glossEn' | 'translations' | 'values' | 'video'>

/** What the entries of signs need of the dictionary. */
export interface SignEntryOptions {
  languages: readonly VocabularyLanguage[]
  /** The name of a word class in a content language. */
  nameOf: (entry: number, language: string) => string
  address: (sign: WrittenSign) => string | null
}

/** A published or pending sign. The description has its translations, then its word classes: the search of ELAN finds them. */
export const writtenEntry = (sign: WrittenSign, { languages, nameOf, address }: SignEntryOptions): EcvEntry =>
  entryOf(signEntryId(sign.id), languages, {
    fallback: sign.gloss,
    value: glossIn(sign),
    description: ({ code }) => {
      const words = (sign.translations[code] ?? []).join(', ')
      const classes = (sign.values.wordClass ?? []).map((entry) => nameOf(entry, code)).join(', ')
      return [words, classes].filter((part) => part !== '').join('; ')
    },
    address: address(sign),
  })

/** A sign that was published once. */
export interface WithdrawnSign {
  id: number
  /** As last published. */
  gloss: string
  glossEn: string | null
}

/** A withdrawn sign keeps its value, because ELAN removes references to unknown entries; nothing else of it stays. */
export const withdrawnEntry = (
  sign: WithdrawnSign,
  languages: readonly VocabularyLanguage[],
  mark: (language: string) => string,
): EcvEntry =>
  entryOf(signEntryId(sign.id), languages, {
    fallback: sign.gloss,
    value: glossIn(sign),
    description: ({ code }) => mark(code),
    address: null,
  })

/** Of an erased sign only the id stays. */
export const erasedEntry = (
  sign: number,
  languages: readonly VocabularyLanguage[],
  mark: (language: string) => string,
): EcvEntry =>
  entryOf(signEntryId(sign), languages, {
    fallback: `erased-${sign}`,
    value: () => null,
    description: ({ code }) => mark(code),
    address: null,
  })

/** A value of a list. `mark` describes one that is no longer chosen. */
export const valueEntry = (
  { list, id, value }: { list: string; id: number; value: string },
  languages: readonly VocabularyLanguage[],
  { nameOf, mark }: { nameOf: SignEntryOptions['nameOf']; mark: ((language: string) => string) | null },
): EcvEntry =>
  entryOf(`${list}-${id}`, languages, {
    fallback: value,
    value: ({ code }) => nameOf(id, code),
    description: ({ code }) => mark?.(code) ?? null,
    address: null,
  })
