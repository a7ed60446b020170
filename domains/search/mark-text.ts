import { fold, foldQuery } from './fold.ts'

/** A text with the part that was searched for: `[from, to)` in UTF-16 units; null where nothing is marked. */
export interface MarkedText {
  text: string
  mark: [from: number, to: number] | null
}

/** Texts longer than this are not marked: they are no glosses or keywords. */
const longest = 300

/**
 * Finds in a text as written what the search text matches after folding, so that "ação" is marked for "acao". The
 * first place that begins a word is preferred.
 */
export function markText(text: string, q: string): MarkedText {
  const part = foldQuery(q)
  if (part === '' || text.length > longest) return { text, mark: null }
  if (plain.test(text)) return markPlain(text, part)
  if (!fold(text).includes(part)) return { text, mark: null }
  const starts = Array.from({ length: text.length }, (_, at) => at).filter((at) =>
    fold(text.slice(at)).startsWith(part),
  )
  const from = starts.find((at) => at === 0 || /[\s\p{P}]/u.test(text[at - 1] ?? '')) ?? starts[0]
  if (from === undefined) return { text, mark: null }
  const first = firstVisible(text, from)
  for (let to = first + 1; to <= text.length; to++) {
    const found = fold(text.slice(first, to))
    if (found.startsWith(part)) return { text, mark: [first, withCombining(text, to)] }
  }
  return { text, mark: null }
}

/** Letters, digits and signs that folding leaves in their place, with single spaces between them. */
const plain = /^[a-z0-9,.;:!?/&+*=]+( [a-z0-9,.;:!?/&+*=]+)*$/i

/** Nearly all texts of most dictionaries: folded, they are only lower case, so places need no search of their own. */
function markPlain(text: string, part: string): MarkedText {
  const lower = text.toLowerCase()
  let from = lower.indexOf(part)
  for (let at = from; at >= 0; at = lower.indexOf(part, at + 1))
    if (at === 0 || /[\s\p{P}]/u.test(text[at - 1] ?? '')) {
      from = at
      break
    }
  return { text, mark: from < 0 ? null : [from, from + part.length] }
}

/** Folding drops leading spaces and brackets; the mark begins at the first letter that counts. */
function firstVisible(text: string, from: number): number {
  let at = from
  while (
    at < text.length - 1 &&
    fold(text.slice(at, at + 1)) === '' &&
    fold(text.slice(at + 1)) === fold(text.slice(at))
  )
    at++
  return at
}

/** Accents written as marks of their own belong to the letter before them. */
function withCombining(text: string, to: number): number {
  let end = to
  while (/\p{M}/u.test(text[end] ?? '')) end++
  return end
}
