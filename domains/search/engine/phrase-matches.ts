import { fieldNumbers } from './entry-texts.ts'
import { rankSlots, recordBest, type Scan } from './rank-slots.ts'
import { isEqualRank } from './ranking.ts'
import { maxPhraseWords, rankOfForm, rankOfPhraseWords } from './result-ranks.ts'
import { fieldOf, type TextUse } from './text-index.ts'
import type { WordForms } from './word-forms.ts'

/** A phrase has at most so many combinations of the forms of its words. */
const maxCombinations = 24

interface InflectedText {
  text: string
  /** Whether the list of irregular forms contains all its changed words. */
  isListed: boolean
}

/**
 * A text with one or several of its words in other forms that the dictionary has. A form that begins with the text is
 * left out, because it contains the text.
 */
function inflectedTexts(part: string, forms: WordForms): InflectedText[] {
  let texts: InflectedText[] = [{ text: '', isListed: true }]
  for (const typed of part.split(' ')) {
    const choices = [{ word: typed, isListed: true }, ...forms.formsOf(typed)]
    texts = texts
      .flatMap(({ text, isListed }) =>
        choices.map((choice) => ({
          text: text === '' ? choice.word : `${text} ${choice.word}`,
          isListed: isListed && choice.isListed,
        })),
      )
      .slice(0, maxCombinations)
  }
  return texts.filter(({ text }) => !text.startsWith(part))
}

/** The inflected forms of a text, in each language where texts of this language are searched. */
function* inflectedScans(part: string, scan: Scan): Generator<InflectedText & { scan: Scan }> {
  const { query, index } = scan
  for (const [language, forms] of index.forms) {
    const own = index.languages.field(language)
    const isOwn = language === query.language
    // Glosses, lemmas and labels have no language: those of the visitor's language are assumed.
    const isSearched = (use: TextUse) => {
      const field = fieldOf(use)
      return (field === own || (isOwn && field < fieldNumbers.translation)) && scan.isSearched(use)
    }
    if (own < 0 && !isOwn) continue
    for (const inflected of inflectedTexts(part, forms)) yield { ...inflected, scan: { ...scan, isSearched } }
  }
}

/** Ranks the signs with a text that contains an inflected form of the search text as whole words. */
export function rankForms(
  part: string,
  scan: Scan,
  ranks: Uint16Array,
): { parts: string[]; isEqual: boolean } {
  const parts: string[] = []
  let isEqual = false
  for (const { text, isListed, scan: own } of inflectedScans(part, scan)) {
    const toRank = (textRank: number) => rankOfForm(textRank, isListed)
    const best = rankSlots(text, own, recordBest(ranks, toRank, { areWords: true }))
    if (Number.isFinite(best)) parts.push(text)
    if (isListed && isEqualRank(best)) isEqual = true
  }
  return { parts, isEqual }
}

/**
 * Ranks the signs that have single words of a phrase, each in any of its forms, and which have no rank yet. Little words
 * are looked for only when nothing else is found.
 * @returns the words that were found
 */
export function rankPhraseWords(part: string, scan: Scan, ranks: Uint16Array): string[] {
  const words = part.split(' ')
  if (words.length < 2) return []
  const isLittle = (word: string) => scan.index.forms.get(scan.query.language)?.isLittle(word) ?? false
  const found = rankWords(
    words.filter((word) => !isLittle(word)),
    scan,
    ranks,
  )
  return ranks.some((rank) => rank > 0) ? found : rankWords(words, scan, ranks)
}

function rankWords(phrase: readonly string[], scan: Scan, ranks: Uint16Array): string[] {
  const found = [...new Set(phrase)].slice(0, maxPhraseWords).map((word) => findWord(word, scan))
  for (let slot = 0; slot < ranks.length; slot++) {
    if (ranks[slot] !== 0) continue
    if (found.some(({ ranksOfWord }) => ranksOfWord[slot] !== 0))
      ranks[slot] = rankOfPhraseWords(found.map(({ ranksOfWord }) => ranksOfWord[slot] as number))
  }
  return found.flatMap(({ parts }) => parts)
}

/** The best rank of each slot with a word, with one of its forms or, if there is neither, with a correction. */
function findWord(word: string, scan: Scan): { parts: string[]; ranksOfWord: Uint16Array } {
  const ranksOfWord = new Uint16Array(scan.index.entries.length)
  const parts: string[] = []
  const record = recordBest(ranksOfWord, (rank) => rank, { areWords: true })
  const find = (text: string, where: Scan) => {
    if (Number.isFinite(rankSlots(text, where, record))) parts.push(text)
  }
  find(word, scan)
  for (const { text, scan: own } of inflectedScans(word, scan)) find(text, own)
  if (parts.length > 0) return { parts, ranksOfWord }
  const [likeliest] = scan.index.words.corrections(word)
  if (likeliest) find(likeliest.text, scan)
  return { parts, ranksOfWord }
}
