export interface Row {
  name: string
  value: number
  unit: 'ms' | 's' | 'req/s' | 'kB' | 'MB' | '×'
  /** What must hold; `at most` unless the unit is a rate or ratio. */
  target?: number
}

const hasMinimumTarget = (row: Row) => row.unit === 'req/s' || row.unit === '×'

/** Whether a measured row meets its target; rows without one always do. */
export const meetsTarget = (row: Row): boolean =>
  row.target === undefined || (hasMinimumTarget(row) ? row.value >= row.target : row.value <= row.target)

/** The table that `npm run bench` prints: value, target, and their ratio. */
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

/** The p-th percentile (0–100) of samples. */
export function percentile(samples: number[], p: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * p) / 100))] ?? Number.NaN
}
