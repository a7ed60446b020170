import { locales } from '#platform/i18n/locales.ts'
import { fold } from '#platform/text/fold.ts'

/** What the table of languages accepts of BCP 47: language, script, region and variants. */
const storedCode = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/

/**
 * The code of a language from its BCP 47 tag in any spelling, or from its name in an interface language or in the
 * language itself: `NL`, `Nederlands` and `holandês` are `nl`.
 * @returns undefined for a text that is neither
 */
export const findLanguageCode = (text: string): string | undefined =>
  canonicalCode(text.trim()) ?? codesByName().get(fold(text))

function canonicalCode(tag: string): string | undefined {
  if (!storedCode.test(tag.toLowerCase())) return undefined
  try {
    const [code] = Intl.getCanonicalLocales(tag)
    return code !== undefined && storedCode.test(code) ? code : undefined
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

let foundCodes: ReadonlyMap<string, string> | undefined

/** The languages that `Intl` names, by their folded names; found with the first use in a few hundred milliseconds. */
function codesByName(): ReadonlyMap<string, string> {
  foundCodes ??= readCodesByName()
  return foundCodes
}

const letters = [...'abcdefghijklmnopqrstuvwxyz']

function readCodesByName(): Map<string, string> {
  const names = new Map<string, string>()
  const inLocales = locales.map(languageNames)
  const isKnown = languageNames('en')
  const pairs = letters.flatMap((first) => letters.map((second) => first + second))
  // Two letters first: of two codes with the same name the shorter one is the canonical one.
  const codes = [...pairs, ...pairs.flatMap((pair) => letters.map((last) => pair + last))]
  for (const code of codes.filter((each) => isKnown.of(each) !== undefined))
    for (const named of [languageNames(code), ...inLocales]) {
      const name = fold(named.of(code) ?? '')
      if (name !== '' && !names.has(name)) names.set(name, Intl.getCanonicalLocales(code)[0] ?? code)
    }
  return names
}

const languageNames = (locale: string) =>
  new Intl.DisplayNames([locale, 'en'], { type: 'language', fallback: 'none' })

/**
 * The name of a language in each of these languages, as `Intl` knows it; those that it does not know are left out.
 * @param inLanguages codes of content languages
 */
export function proposedNames(code: string, inLanguages: readonly string[]): Record<string, string> {
  const known = inLanguages.filter((each) => Intl.DisplayNames.supportedLocalesOf([each]).length > 0)
  return Object.fromEntries(
    known.flatMap((each) => {
      const name = new Intl.DisplayNames([each], { type: 'language', fallback: 'none' }).of(code)
      return name === undefined ? [] : [[each, name]]
    }),
  )
}
