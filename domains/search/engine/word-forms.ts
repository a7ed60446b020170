import type { Inflection } from '../inflection/inflection.ts'

/** The words of the dictionary, in any language. */
interface KnownWords {
  has(word: string): boolean
}

/** A word of the dictionary that is another form of a typed word. */
export interface WordForm {
  word: string
  /** Whether the list of irregular forms contains it; then it does not depend on guessed endings. */
  isListed: boolean
}

interface Ending {
  ending: string
  minRest: number
  replacements: string[]
}

/** An inflection as it is looked up. */
interface InflectionTables {
  littleWords: ReadonlySet<string>
  endings: Ending[]
  basesByForm: ReadonlyMap<string, string[]>
  formsByBase: ReadonlyMap<string, string[]>
}

const doubled = '='
/** Endings of shorter words are not guessed. */
const minGuessedLength = 4

/** The inflected forms of one language. It is small, because the words of the dictionary are those of the spelling. */
export class WordForms {
  readonly #known: KnownWords
  readonly #tables: InflectionTables

  constructor(inflection: Inflection, known: KnownWords) {
    this.#known = known
    this.#tables = tablesOf(inflection)
  }

  isLittle(word: string): boolean {
    return this.#tables.littleWords.has(word)
  }

  /** The words of the dictionary that are other forms of a word, the listed ones first. */
  formsOf(word: string): WordForm[] {
    const bases = [word, ...(this.#tables.basesByForm.get(word) ?? [])]
    const listed = new Set(bases.flatMap((base) => [base, ...(this.#tables.formsByBase.get(base) ?? [])]))
    const regular =
      word.length < minGuessedLength
        ? []
        : [...this.#basesOf(word), ...bases.flatMap((base) => this.#withBase(base))]
    return [...new Set([...listed, ...regular])]
      .filter((form) => form !== word && this.#known.has(form))
      .map((form) => ({ word: form, isListed: listed.has(form) }))
  }

  /** The words that have a word as their base; most of them do not exist. */
  #withBase(base: string): string[] {
    return this.#tables.endings.flatMap(({ ending, minRest, replacements }) =>
      replacements.flatMap((replacement) => {
        const rest = restOf(base, replacement)
        return rest !== null && rest.length >= minRest ? rest + ending : []
      }),
    )
  }

  /** The word itself, and the words from which its endings may be formed; most of them do not exist. */
  #basesOf(word: string): string[] {
    const bases = [word]
    for (const { ending, minRest, replacements } of this.#tables.endings) {
      const length = word.length - ending.length
      if (length < minRest || !word.endsWith(ending)) continue
      const rest = word.slice(0, length)
      for (const replacement of replacements) {
        if (replacement !== doubled) bases.push(rest + replacement)
        else if (rest.at(-1) === rest.at(-2)) bases.push(rest.slice(0, -1))
      }
    }
    return bases
  }
}

/** Several indexes of a process have the same inflections. */
const knownTables = new WeakMap<Inflection, InflectionTables>()

function tablesOf(inflection: Inflection): InflectionTables {
  const known = knownTables.get(inflection)
  if (known) return known
  const tables = createTables(inflection)
  knownTables.set(inflection, tables)
  return tables
}

function createTables({ littleWords, endings, irregular }: Inflection): InflectionTables {
  const basesByForm = new Map<string, string[]>()
  const formsByBase = new Map<string, string[]>()
  for (const [base, list] of Object.entries(irregular)) {
    const forms = list.split(' ')
    formsByBase.set(base, forms)
    for (const form of forms) basesByForm.set(form, [...(basesByForm.get(form) ?? []), base])
  }
  return {
    littleWords: new Set(littleWords.split(' ')),
    endings: Object.entries(endings).map(([ending, rule]) => {
      const [minRest, ...replacements] = rule.split(' ')
      return { ending, minRest: Number(minRest), replacements: replacements.map((text) => text.slice(1)) }
    }),
    basesByForm,
    formsByBase,
  }
}

/** The letters of a word before a replacement; null if the word does not end with it. */
function restOf(base: string, replacement: string): string | null {
  if (replacement === doubled) return base + base.slice(-1)
  return base.endsWith(replacement) ? base.slice(0, base.length - replacement.length) : null
}
