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

const doubled = '='
/** Endings of shorter words are not guessed. */
const minGuessedLength = 4

/** The inflected forms of one language. It is small, because the words of the dictionary are those of the spelling. */
export class WordForms {
  readonly #known: KnownWords
  readonly #endings: Ending[]
  readonly #basesByForm = new Map<string, string[]>()
  readonly #formsByBase = new Map<string, string[]>()
  readonly #littleWords: ReadonlySet<string>

  constructor({ littleWords, endings, irregular }: Inflection, known: KnownWords) {
    this.#known = known
    this.#littleWords = new Set(littleWords.split(' '))
    this.#endings = Object.entries(endings).map(([ending, rule]) => {
      const [minRest, ...replacements] = rule.split(' ')
      return { ending, minRest: Number(minRest), replacements: replacements.map((text) => text.slice(1)) }
    })
    for (const [base, list] of Object.entries(irregular)) {
      const forms = list.split(' ')
      this.#formsByBase.set(base, forms)
      for (const form of forms) this.#basesByForm.set(form, [...(this.#basesByForm.get(form) ?? []), base])
    }
  }

  isLittle(word: string): boolean {
    return this.#littleWords.has(word)
  }

  /** The words of the dictionary that are other forms of a word, the listed ones first. */
  formsOf(word: string): WordForm[] {
    const bases = [word, ...(this.#basesByForm.get(word) ?? [])]
    const listed = new Set(bases.flatMap((base) => [base, ...(this.#formsByBase.get(base) ?? [])]))
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
    return this.#endings.flatMap(({ ending, minRest, replacements }) =>
      replacements.flatMap((replacement) => {
        const rest = restOf(base, replacement)
        return rest !== null && rest.length >= minRest ? rest + ending : []
      }),
    )
  }

  /** The word itself, and the words from which its endings may be formed; most of them do not exist. */
  #basesOf(word: string): string[] {
    const bases = [word]
    for (const { ending, minRest, replacements } of this.#endings) {
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

/** The letters of a word before a replacement; null if the word does not end with it. */
function restOf(base: string, replacement: string): string | null {
  if (replacement === doubled) return base + base.slice(-1)
  return base.endsWith(replacement) ? base.slice(0, base.length - replacement.length) : null
}
