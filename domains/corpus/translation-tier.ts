import { memoize } from '#platform/memoize.ts'
import { fold } from '#platform/text/fold.ts'

/** What the file writes about a tier without glosses. */
export interface DescribedTier {
  name: string
  /** The linguistic type. */
  type: string
  /** A code of two or three letters, or a name; null if the tier has none. */
  language: string | null
}

/** Beginnings of the words for “translation” in the languages of corpora, without accents. */
const translationWords = ['translat', 'traduc', 'ubersetz', 'fordit', 'tolge', 'tolkim', 'vertal', 'oversatt']

/**
 * The language of the translations on a tier. A tier has translations if its name or type contains a word for translation or
 * the name of a content language. The language is that of the tier, else the one named, else a code in capitals or at the end
 * of the name (`Translation_EN`, `tradução-pt`).
 * @param languages codes of the content languages
 * @returns `null` if the file names no language, `undefined` for a tier of something else
 */
export function translationLanguage(
  { name, type, language }: DescribedTier,
  languages: readonly string[],
): string | null | undefined {
  const words = wordsOf(`${name} ${type}`).map(fold)
  if (words.some((word) => word.startsWith('glos'))) return undefined
  const isTranslation = words.some((word) => translationWords.some((start) => word.startsWith(start)))
  const named = languages.find((code) => words.some((word) => languageNames(code).has(word)))
  if (!isTranslation && named === undefined) return undefined
  const own = language === null ? undefined : languageOf(language, languages)
  return own ?? named ?? codeIn(name, languages) ?? null
}

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{M}]+/u).filter((word) => word !== '')

/** Other short words, such as the Portuguese “de”, are no codes. */
function codeIn(name: string, languages: readonly string[]): string | undefined {
  const words = wordsOf(name)
  const codes = words.filter(
    (word, at) => word.length <= 3 && (word === word.toUpperCase() || at === words.length - 1),
  )
  return codes.flatMap((code) => languageOf(code, languages) ?? [])[0]
}

/** The content language that a code or a name means. */
function languageOf(text: string, languages: readonly string[]): string | undefined {
  const folded = text.trim().toLowerCase()
  const code = canonicalCode(folded)
  return languages.find((language) => language === code || languageNames(language).has(fold(folded)))
}

/** `pt` for `por`, `pt-br` and `pt`; undefined for what is no code. */
function canonicalCode(text: string): string | undefined {
  try {
    return new Intl.Locale(text).language
  } catch {
    return undefined
  }
}

/** The names of a language in the languages of the interface and in itself, without accents. */
const languageNames = memoize(
  (code): ReadonlySet<string> =>
    new Set(
      [code, 'pt', 'en', 'de', 'hu', 'et'].flatMap((reader) => {
        const name = new Intl.DisplayNames([reader], { type: 'language', fallback: 'none' }).of(code)
        return name === undefined ? [] : fold(name)
      }),
    ),
)
