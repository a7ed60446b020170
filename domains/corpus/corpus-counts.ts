import type { CountingRule } from '#domains/eaf-videos/eaf-video.ts'

/** Counted glosses of a sign in a region; of no sign for all others. */
export interface CountRow {
  sign: number | null
  /** State, else country of the recording; '' without both. */
  region: string
  glosses: number
}

/** What the counts are taken from. */
export interface CountedRecordings {
  /** The number of public recordings. */
  recordings: number
  /** The counting rules that these recordings have. */
  rules: readonly CountingRule[]
}

/** How often a sign is used in a region, and how many glosses its recordings have. */
export interface RegionCount {
  region: string
  uses: number
  glosses: number
}

/** The counted glosses of all public recordings, by sign and region. */
export class CorpusCounts {
  /** The number of glosses, those without a sign included. */
  readonly glosses: number
  readonly recordings: number
  readonly rules: readonly CountingRule[]
  /** How often each sign is used; signs that are not published included. */
  readonly uses = new Map<number, number>()
  readonly #bySign = new Map<number, CountRow[]>()
  readonly #byRegion = new Map<string, number>()

  constructor(rows: readonly CountRow[], { recordings, rules }: CountedRecordings) {
    this.recordings = recordings
    this.rules = rules
    for (const row of rows) {
      const { sign, region, glosses } = row
      this.#byRegion.set(region, (this.#byRegion.get(region) ?? 0) + glosses)
      if (sign === null || glosses === 0) continue
      this.uses.set(sign, (this.uses.get(sign) ?? 0) + glosses)
      const ofSign = this.#bySign.get(sign)
      if (ofSign) ofSign.push(row)
      else this.#bySign.set(sign, [row])
    }
    this.glosses = rows.reduce((sum, { glosses }) => sum + glosses, 0)
  }

  /** The regions in which a sign is used: most often first, equal ones by name. */
  regionsOf(sign: number): RegionCount[] {
    return (this.#bySign.get(sign) ?? [])
      .map(({ region, glosses }) => ({
        region,
        uses: glosses,
        glosses: this.#byRegion.get(region) ?? glosses,
      }))
      .toSorted((a, b) => b.uses - a.uses || (a.region < b.region ? -1 : 1))
  }
}

/** Without any recording. */
export const emptyCorpus = new CorpusCounts([], { recordings: 0, rules: [] })
