import type { CountingRule } from '#domains/eaf-videos/eaf-video.ts'
import type { CorpusCounts, RegionCount } from './corpus-counts.ts'

/** From this number of uses on, more than the number itself is public (D46). */
export const leastDescribedUses = 5

/** How much a sign is used, from often to seldom. */
export const frequencyLevels = ['veryCommon', 'common', 'lessCommon', 'rare'] as const
export type FrequencyLevel = (typeof frequencyLevels)[number]

/**
 * The share of all uses of signs that more frequent signs make up, below which a sign has a level. It does not depend on the
 * size of the corpus: the very common signs are those that make up half of what people sign.
 */
const levelLimits = { veryCommon: 0.5, common: 0.8, lessCommon: 0.95 } as const

/** How often a sign is used in the public recordings. */
export interface SignFrequency {
  uses: number
  recordings: number
  /** The number of all counted glosses. */
  glosses: number
  /** How uses with both hands are counted, by the rules of the recordings. */
  rules: readonly CountingRule[]
  /** Null below `leastDescribedUses`. */
  details: FrequencyDetails | null
}

export interface FrequencyDetails {
  level: FrequencyLevel
  /** 1 is the most frequent published sign; equally frequent signs have the same rank. */
  rank: number
  regions: RegionCount[]
}

/** The published signs by their frequency. */
export class FrequencyRanking {
  readonly #counts: CorpusCounts
  /** Uses of the published signs, most first. */
  readonly #sorted: number[]
  /** By position: the uses of all signs before it. */
  readonly #before: number[]
  readonly #total: number

  /** @param isPublished other signs have neither a frequency nor a rank */
  constructor(counts: CorpusCounts, isPublished: (sign: number) => boolean) {
    this.#counts = counts
    this.#sorted = [...counts.uses]
      .flatMap(([sign, uses]) => (isPublished(sign) ? uses : []))
      .toSorted((a, b) => b - a)
    let sum = 0
    this.#before = this.#sorted.map((uses) => {
      sum += uses
      return sum - uses
    })
    this.#total = sum
  }

  /** The frequency of a published sign; null if it is not used. */
  of(sign: number): SignFrequency | null {
    const uses = this.#counts.uses.get(sign)
    if (uses === undefined) return null
    const { recordings, glosses, rules } = this.#counts
    return { uses, recordings, glosses, rules, details: this.#details(sign, uses) }
  }

  #details(sign: number, uses: number): FrequencyDetails | null {
    if (uses < leastDescribedUses) return null
    const position = firstAtMost(this.#sorted, uses)
    const share = (this.#before[position] ?? 0) / this.#total
    return { level: levelOf(share), rank: position + 1, regions: this.#counts.regionsOf(sign) }
  }
}

const levelOf = (share: number): FrequencyLevel =>
  frequencyLevels.find((level) => level === 'rare' || share < levelLimits[level]) ?? 'rare'

/** The first position in a descending list whose number is at most `wanted`. */
function firstAtMost(descending: readonly number[], wanted: number): number {
  let low = 0
  let high = descending.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((descending[middle] as number) > wanted) low = middle + 1
    else high = middle
  }
  return low
}

/** Uses in a thousand glosses, with one decimal. */
export const perThousand = (uses: number, glosses: number): number =>
  Math.round((uses / glosses) * 10_000) / 10
