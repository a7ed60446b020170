import type { Row } from './results.ts'

/** The name of the row that measures the speed of the machine. */
export const bareRow = 'bare React Router page of 24 cards'

/** A run of the short benchmark, as it is kept in bench/results. */
export interface Run {
  version: string
  /** The measured commit; null outside a repository. */
  commit: string | null
  date: string
  cores: number
  node: string
  rows: Pick<Row, 'name' | 'value' | 'unit'>[]
}

/** A row that costs more than it did, or that is no longer measured. */
export interface Worsening {
  name: string
  /** By how much; 0.25 is a quarter more. Infinite if the value is missing or the measurement failed. */
  by: number
}

/** A machine that does other work changes a value by up to this part. */
const tolerance = 0.2

/** What became worse by more than a fifth: rates and times relative to the bare page of their run, bytes absolutely. */
export function findWorsenings(before: Run, now: Run): Worsening[] {
  const [bareBefore, bareNow] = [bareRate(before), bareRate(now)]
  return before.rows
    .filter(({ name }) => name !== bareRow)
    .flatMap((row) => {
      const same = now.rows.find(({ name }) => name === row.name)
      const by = same ? cost(same, bareNow) / cost(row, bareBefore) - 1 : Number.POSITIVE_INFINITY
      return by > tolerance ? [{ name: row.name, by }] : []
    })
}

/** Requests per second of the bare page. @throws Error if the run has not measured it */
function bareRate({ rows, date }: Run): number {
  const rate = rows.find(({ name }) => name === bareRow)?.value
  if (!rate) throw new Error(`The run of ${date} has not measured the bare page`)
  return rate
}

/** A value that grows with the work: in bare pages for rates and times, in bytes for sizes. */
function cost({ value, unit }: Run['rows'][number], bare: number): number {
  if (unit === 'req/s') return bare / value
  if (unit === 'ms' || unit === 's') return value * bare
  return unit === '×' || unit === '%' ? 1 / value : value
}
