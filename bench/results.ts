export interface Row {
  name: string
  value: number
  unit: 'ms' | 's' | 'req/s' | 'kB' | 'MB' | '×' | '%'
  /** Target value: a minimum for rates, ratios and percentages, otherwise a maximum. */
  target?: number
}

const hasMinimumTarget = (row: Row) => ['req/s', '×', '%'].includes(row.unit)

/** Whether a row meets its target; true for rows without a target. */
export const meetsTarget = (row: Row): boolean =>
  row.target === undefined || (hasMinimumTarget(row) ? row.value >= row.target : row.value <= row.target)

/** A text table with value, target and their ratio. */
export function formatTable(rows: Row[]): string {
  const width = Math.max(...rows.map((row) => row.name.length))
  return rows
    .map((row) => {
      const value = row.value.toLocaleString('en', { maximumSignificantDigits: 3 })
      const target =
        row.target === undefined
          ? ''
          : `${hasMinimumTarget(row) ? '≥' : '≤'} ${row.target.toLocaleString('en')} ${row.unit}`
      const ratio = row.target === undefined ? '' : `${(row.value / row.target).toFixed(2)} of target`
      return `${meetsTarget(row) ? ' ' : '!'} ${row.name.padEnd(width)}  ${`${value} ${row.unit}`.padStart(14)}  ${target.padEnd(16)} ${ratio}`
    })
    .join('\n')
}

/** Runs a function and returns its duration in milliseconds. */
export function measureTime(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

/** The p-th percentile (0–100) of samples. */
export function percentile(samples: number[], p: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * p) / 100))] ?? Number.NaN
}
