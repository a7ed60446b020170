/** A possible target with its names in several languages. */
export interface Candidate {
  target: string
  names: readonly string[]
}

/** Two names are similar from this share of common letter pairs on. */
const minSimilarity = 0.75

const plain = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** The words of a name in alphabetical order: "curved 5" and "5_curved" are equal. */
const sortedWords = (name: string) =>
  (
    name
      .normalize('NFKD')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .toSorted()
    .join(' ')

function letterPairs(name: string): string[] {
  const letters = [...name]
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)
}

/** The share of common letter pairs: Dice's coefficient, 0 to 1. */
function similarity(one: string, other: string): number {
  const [pairs, others] = [letterPairs(one), letterPairs(other)]
  if (pairs.length === 0 || others.length === 0) return 0
  const left = [...others]
  let common = 0
  for (const pair of pairs) {
    const at = left.indexOf(pair)
    if (at < 0) continue
    left.splice(at, 1)
    common++
  }
  return (2 * common) / (pairs.length + others.length)
}

/**
 * The target whose name is equal or similar to a header or value of another lexicon, whatever the order of its words. The
 * code in front of a name is ignored: "3.5.eyes". It is only proposed; a person decides.
 * @returns undefined when no name is similar, or when two targets are equally similar
 */
export function proposeTarget(name: string, candidates: readonly Candidate[]): string | undefined {
  const wanted = [plain(name), plain(name.replace(/^[\d.]+\s*/, ''))].filter(Boolean)
  const words = sortedWords(name)
  const score = (one: string) =>
    words !== '' && sortedWords(one) === words
      ? 1
      : Math.max(0, ...wanted.map((text) => (plain(one) === text ? 1 : similarity(plain(one), text))))
  const scored = candidates
    .map(({ target, names }) => ({ target, score: Math.max(0, ...names.map(score)) }))
    .filter(({ score }) => score >= minSimilarity)
    .toSorted((a, b) => b.score - a.score)
  const [best, next] = scored
  return best && best.score !== next?.score ? best.target : undefined
}
