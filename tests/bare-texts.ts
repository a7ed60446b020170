import type { PageText } from './page-texts.ts'
import { partsOf } from './seeded-data.ts'

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const letters = 'abcdefghijklmnopqrstuvwxyz'
const codes = [...letters].flatMap((first) => [...letters].map((second) => first + second))
const signLanguages = [
  'bzs',
  'gsg',
  'hsh',
  'eso',
  'psr',
  'ase',
  'ils',
  'fsl',
  'bfi',
  'lse',
  'ssp',
  'ins',
  'asf',
]
const names = new Set([
  ...[...codes, ...signLanguages].map((code) => languageNames.of(code)),
  ...codes.map((code) => regionNames.of(code.toUpperCase())),
])

/** What is the same in every language. */
const universal = [
  /^[\d.,:]+ ?(%|px|rem|ms|ch|MB|GB|kB)?$/,
  /^[a-z]{2,3}( [a-z]{2})*$/,
  /^[a-z]+(-[a-z]+)+$/,
  /^id \d+$/,
  /^[A-Z]{2,3}(-[A-Z]{2})?$/,
  /^#[0-9a-f]{3,8}$/,
  /^https?:\/\/|^\/[a-z]|^\/?en-XA\b|^[^\s@]+@[^\s@]+$|^www\./,
  /^(\.[a-z0-9]+)+$/,
  /^(CC|CC0|CC BY)\b[A-Z0-9. -]*$/,
  /^(January|February|March|April|May|June|July|August|September|October|November|December) \d{4}$/,
  /^v?\d+(\.\d+)+$/,
]

/**
 * The visible texts of a page in the pseudo-language that are neither messages nor data: bare texts of the program, and
 * data in another language without `lang`.
 * @param data values of the database that have no language
 */
export function findBareTexts(texts: readonly PageText[], data: ReadonlySet<string>): string[] {
  const isKnown = (part: string) =>
    !/[a-z]{2}/i.test(part) ||
    data.has(part) ||
    names.has(part) ||
    universal.some((pattern) => pattern.test(part))
  return texts
    .filter(({ language, isData }) => language === '' && !isData)
    .map(({ text }) => text)
    .filter((text) => {
      const outside = withoutMessages(text).trim()
      return !isKnown(outside) && !partsOf(outside).every((part) => isKnown(part.replace(/^and /, '')))
    })
}

/** A text without its messages, which are in brackets and may contain others. */
function withoutMessages(text: string): string {
  let depth = 0
  let outside = ''
  for (const letter of text) {
    if (letter === '[') depth++
    if (depth === 0) outside += letter
    if (letter === ']' && depth > 0) depth--
  }
  return outside
}
