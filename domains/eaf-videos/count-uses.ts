import type { CountingRule, GlossHand } from './eaf-video.ts'

/** A gloss of one person. Times are milliseconds; a gloss without length has an unknown time. */
export interface TimedGloss {
  hand: GlossHand
  begin: number
  end: number
  /** Equal for glosses of the same sign, and for equal values without a sign. */
  identity: string
}

/** Glosses of the two hands are one use if they share this part of the shorter one. */
const mergedShare = 0.9

/** Decides which glosses of a person count as uses. */
export interface UseCounter {
  /** Adds a gloss of the person, in the order of begin. */
  add(gloss: TimedGloss): void
  /** Whether a gloss counts, after all have been added. */
  isUse(gloss: TimedGloss): boolean
}

/**
 * Only glosses of the weak hand may not count: `notOverlapping` leaves out those that overlap a gloss of the other hand,
 * `merged` those that are the same sign at nearly the same time.
 */
export function createUseCounter(rule: CountingRule): UseCounter {
  const strong: TimedGloss[] = []
  const latestEnds: number[] = []
  return {
    add(gloss) {
      if (rule === 'all' || gloss.hand === 'weak' || gloss.end <= gloss.begin) return
      strong.push(gloss)
      latestEnds.push(Math.max(gloss.end, latestEnds.at(-1) ?? 0))
    },
    isUse(gloss) {
      if (rule === 'all' || gloss.hand !== 'weak' || gloss.end <= gloss.begin) return true
      for (const other of overlapping(gloss, strong, latestEnds))
        if (rule === 'notOverlapping' || isSameUse(gloss, other)) return false
      return true
    },
  }
}

const isSameUse = (one: TimedGloss, other: TimedGloss): boolean => {
  const shared = Math.min(one.end, other.end) - Math.max(one.begin, other.begin)
  const shorter = Math.min(one.end - one.begin, other.end - other.begin)
  return one.identity === other.identity && shared >= mergedShare * shorter
}

/** The glosses that share time with one. @param latestEnds the latest end of each gloss and all before it */
function* overlapping(
  { begin, end }: TimedGloss,
  glosses: readonly TimedGloss[],
  latestEnds: readonly number[],
): Generator<TimedGloss> {
  for (let index = firstFrom(glosses, end) - 1; index >= 0 && (latestEnds[index] ?? 0) > begin; index--) {
    const gloss = glosses[index]
    if (gloss && gloss.end > begin) yield gloss
  }
}

/** The index of the first gloss that begins at a time or later. */
function firstFrom(glosses: readonly TimedGloss[], time: number): number {
  let [low, high] = [0, glosses.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((glosses[middle]?.begin ?? 0) < time) low = middle + 1
    else high = middle
  }
  return low
}
