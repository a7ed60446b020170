import { randomNumbers } from '#domains/phonology/articulations.fixture.ts'
import { buildSearchIndex, openSearchIndex } from '#domains/search/engine/browser-index.ts'
import { FacetIndex } from '#domains/search/engine/facet-index.ts'
import { glossComparator } from '#domains/search/engine/gloss-comparator.ts'
import { SearchEngine } from '#domains/search/engine/search-engine.ts'
import { inflections } from '#domains/search/inflection/inflections.ts'
import { aQuery } from '#domains/search/search-entry.fixture.ts'
import type { SearchEntry, SearchQuery, SearchResult } from '#domains/search/search-model.ts'
import { fold } from '#platform/text/fold.ts'
import { hasRealLexicon, readRealEntries } from './real-lexicon.ts'
import { formatTable, type Row } from './results.ts'

const language = 'en'
const minWordLength = 4
/** The number of signs among which the wanted sign is expected. */
const firstSigns = 6
const letters = 'abcdefghijklmnopqrstuvwxyz'

/** A word of the lexicon and the sign that is wanted: the first result for the word without an error. */
interface Word {
  text: string
  isGloss: boolean
  sign: number | undefined
}

/** Puts one typing error into a word, at a position from 0. The result may be equal to the word. */
type Slip = (word: string, at: number, random: () => number) => string

const slips: Record<string, Slip> = {
  'letter left out': (word, at) => word.slice(0, at) + word.slice(at + 1),
  'letter doubled': (word, at) => word.slice(0, at + 1) + word.slice(at),
  'letters swapped': (word, at) =>
    word.slice(0, at) + (word[at + 1] ?? '') + word.charAt(at) + word.slice(at + 2),
  'letter replaced': (word, at, random) =>
    word.slice(0, at) + letters.charAt(Math.floor(random() * letters.length)) + word.slice(at + 1),
}

interface Attempt {
  word: Word
  /** The position of the wanted sign among the results, from 0; -1 when it is not among them. */
  position: number
  /** Whether the typed text is another word of the lexicon. */
  isOtherWord: boolean
}

/**
 * Measures how often typing errors and unfinished words find the wanted sign of the real lexicon. All its words of
 * four letters or more are typed: the glosses and translations in English that consist of one word. Each kind of error
 * is made once in each word, at a random position that is the same in every run.
 */
export async function benchTyping(): Promise<Row[]> {
  if (!hasRealLexicon()) return []
  const entries = readRealEntries()
  const engine = new SearchEngine({ facets: FacetIndex, compare: glossComparator(language), inflections })
  engine.apply(entries, [])
  const words = wordsOf(entries, engine)
  const known = new Set(words.map(({ text }) => text))
  const type = (typed: string, word: Word): Attempt => ({
    word,
    position: idsOf(engine.search(queryFor(typed))).indexOf(word.sign ?? 0),
    isOtherWord: known.has(typed),
  })
  const rows = Object.entries(slips).flatMap(([kind, slip]) => slipRows(kind, makeSlips(words, slip, type)))
  for (const missing of [1, 2]) rows.push(...completionRows(missing, words, type))
  rows.push({
    name: 'typing: results of the browser equal to those of the server',
    value: await browserAgreement(engine, words),
    unit: '%',
    target: 100,
  })
  return rows
}

const queryFor = (q: string): SearchQuery => aQuery({ q, language })
const idsOf = ({ hits }: SearchResult) => hits.map(({ id }) => id)

function wordsOf(entries: readonly SearchEntry[], engine: SearchEngine): Word[] {
  const glosses = new Set(entries.map(({ gloss }) => fold(gloss)))
  const texts = entries.flatMap(({ translations }) => (translations[language] ?? []).map(fold))
  return [...new Set([...glosses, ...texts])]
    .filter((text) => text.length >= minWordLength && /^[a-z]+$/.test(text))
    .map((text) => ({
      text,
      isGloss: glosses.has(text),
      sign: idsOf(engine.search(queryFor(text)))[0],
    }))
}

function makeSlips(words: Word[], slip: Slip, type: (typed: string, word: Word) => Attempt): Attempt[] {
  const random = randomNumbers(7)
  return words.map((word) => {
    let typed = word.text
    while (typed === word.text) typed = slip(word.text, Math.floor(random() * word.text.length), random)
    return type(typed, word)
  })
}

const rate = <T>(all: readonly T[], isSuccess: (one: T) => boolean) =>
  (100 * all.filter(isSuccess).length) / all.length

const isAmongFirst = ({ position }: Attempt) => position >= 0 && position < firstSigns

function slipRows(kind: string, attempts: Attempt[]): Row[] {
  const name = `typing: ${kind}, among the first ${firstSigns}`
  const ofLength = (length: string, isOfLength: (length: number) => boolean): Row => ({
    name: `${name}, ${length} letters`,
    value: rate(
      attempts.filter(({ word }) => isOfLength(word.text.length)),
      isAmongFirst,
    ),
    unit: '%',
  })
  return [
    { name: `${name}, ${attempts.length} words`, value: rate(attempts, isAmongFirst), unit: '%', target: 95 },
    {
      name: `${name}, without typed texts that are other words`,
      value: rate(
        attempts.filter(({ isOtherWord }) => !isOtherWord),
        isAmongFirst,
      ),
      unit: '%',
    },
    ofLength('4', (length) => length === 4),
    ofLength('5', (length) => length === 5),
    ofLength('6 to 7', (length) => length === 6 || length === 7),
    ofLength('8 and more', (length) => length >= 8),
  ]
}

const minTypedLength = 4

/**
 * Unfinished words of which four letters or more are typed. Several words may begin with the same letters, and only one
 * of them can be first: the best possible rate is given too.
 */
function completionRows(missing: number, words: Word[], type: (typed: string, word: Word) => Attempt): Row[] {
  const start = ({ text }: Word) => text.slice(0, text.length - missing)
  const rowsOf = (name: string, some: Word[], target?: number): Row[] => [
    {
      name: `typing: ${missing} missing at the end, first, ${name} (${some.length})`,
      value: rate(some, (word) => type(start(word), word).position === 0),
      unit: '%',
      ...(target === undefined ? {} : { target }),
    },
    {
      name: `typing: ${missing} missing at the end, best possible, ${name}`,
      value: (100 * new Set(some.map(start)).size) / some.length,
      unit: '%',
    },
  ]
  const typedEnough = words.filter((word) => start(word).length >= minTypedLength)
  return [
    ...rowsOf(
      'glosses, 4 letters typed',
      typedEnough.filter(({ isGloss }) => isGloss),
      missing === 1 ? 95 : 90,
    ),
    ...rowsOf('all words, 4 letters typed', typedEnough),
    ...rowsOf(
      'all glosses',
      words.filter(({ isGloss }) => isGloss),
    ),
    ...rowsOf('all words', words),
  ]
}

/** How often the index of one language in the browser gives the same result, for every twentieth word with an error. */
async function browserAgreement(engine: SearchEngine, words: Word[]): Promise<number> {
  const file = buildSearchIndex(engine.entries(), {
    version: 1,
    language,
    inflection: inflections[language] ?? null,
  })
  const browser = await openSearchIndex(JSON.parse(JSON.stringify(file)))
  const some = words.filter((_, index) => index % 20 === 0)
  return rate(some, ({ text }) => {
    const query = { ...queryFor(text.slice(0, 2) + text.slice(3)), translationLanguage: language }
    return String(idsOf(engine.search(query))) === String(idsOf(browser.search(query)))
  })
}

if (import.meta.main) console.log(formatTable(await benchTyping()))
