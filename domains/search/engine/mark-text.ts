import { foldLetters, foldPunctuation, foldQuery, foldWords } from '#platform/text/fold.ts'

/** A text with the part to highlight: `[from, to)` in UTF-16 units; null for none. */
export interface MarkedText {
  text: string
  mark: [from: number, to: number] | null
}

/** Longer texts are not marked, because they are neither glosses nor keywords. */
const maxMarkedLength = 300

/**
 * Finds the part of a text that matches the search text after folding, so that "ação" is marked for "acao". The first
 * match at the beginning of a word is preferred.
 */
export function markText(text: string, q: string): MarkedText {
  const part = text.length > maxMarkedLength ? '' : foldWords(foldQuery(q))
  if (part === '') return { text, mark: null }
  const { folded, origins } = foldWithOrigins(text)
  return {
    text,
    mark: findMark(text, { folded, origins }, part) ?? findMarkWithoutSpaces(text, { folded, origins }, part),
  }
}

interface FoldedText {
  folded: string
  origins: number[]
}

function findMark(text: string, { folded, origins }: FoldedText, part: string): MarkedText['mark'] {
  let at = folded.indexOf(part)
  if (at < 0) return null
  for (let next = at; next >= 0; next = folded.indexOf(part, next + 1))
    if (beginsWord(text, origins[next] as number)) {
      at = next
      break
    }
  const last = origins[at + part.length - 1] as number
  const letter = String.fromCodePoint(text.codePointAt(last) as number)
  return [origins[at] as number, endAfterCombiningMarks(text, last + letter.length)]
}

/** The mark of "thank you" for "thankyou" and of "newspaper" for "news paper". */
function findMarkWithoutSpaces(
  text: string,
  { folded, origins }: FoldedText,
  part: string,
): MarkedText['mark'] {
  if (!folded.includes(' ') && !part.includes(' ')) return null
  const joined = {
    folded: folded.replaceAll(' ', ''),
    origins: origins.filter((_, at) => folded[at] !== ' '),
  }
  return findMark(text, joined, part.replaceAll(' ', ''))
}

const beginsWord = (text: string, at: number) => at === 0 || /[\s\p{P}]/u.test(text[at - 1] ?? '')

const foldedLetterCache = new Map<string, string>()

function foldLetter(letter: string): string {
  const folded = foldedLetterCache.get(letter) ?? foldPunctuation(foldLetters(letter))
  foldedLetterCache.set(letter, folded)
  return folded
}

/** `foldWords(text)`, and for each of its characters the position in the text that it comes from. */
export function foldWithOrigins(text: string): { folded: string; origins: number[] } {
  let folded = ''
  const origins: number[] = []
  let at = 0
  for (const letter of text) {
    for (const unit of foldLetter(letter)) {
      const isSpare = unit === ' ' && (folded === '' || folded.endsWith(' '))
      if (!isSpare) {
        folded += unit
        for (let n = 0; n < unit.length; n++) origins.push(at)
      }
    }
    at += letter.length
  }
  return { folded: folded.trimEnd(), origins }
}

/** A combining accent belongs to the letter before it. */
function endAfterCombiningMarks(text: string, to: number): number {
  let end = to
  while (/\p{M}/u.test(text[end] ?? '')) end++
  return end
}
