import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { findWorsenings, type Run } from './compare-runs.ts'
import { formatTable, type Row } from './results.ts'

const folder = join(import.meta.dirname, 'results')

/** The commit of the working tree; null outside a repository. */
function currentCommit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()
  } catch {
    return null
  }
}

/** The rows with what they were measured on. */
export function describeRun(rows: readonly Row[]): Run {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  return {
    version,
    commit: currentCommit(),
    date: new Date().toISOString().slice(0, 10),
    cores: availableParallelism(),
    node: process.version,
    rows: rows.map(({ name, value, unit }) => ({ name, value: Number(value.toPrecision(4)), unit })),
  }
}

/** Writes a run as bench/results/DATE.json. @returns the path */
export function keepRun(run: Run): string {
  const file = join(folder, `${run.date}.json`)
  writeFileSync(file, `${JSON.stringify(run, null, 2)}\n`)
  return file
}

/**
 * Writes the measurements of a large installation under load as bench/results/load/DATE-SIGNS-signs.txt.
 * @param statements those of the database that took longest
 * @returns the path
 */
export function keepLoad(
  { signs, ...sizes }: { signs: number } & Record<string, number>,
  rows: Row[],
  statements: string,
): string {
  const { commit, date, cores, node } = describeRun([])
  const file = join(folder, 'load', `${date}-${signs}-signs.txt`)
  mkdirSync(dirname(file), { recursive: true })
  const head = Object.entries({ commit, date, cores, node, signs, ...sizes }).map((fact) => fact.join(': '))
  writeFileSync(file, `${head.join('\n')}\n\n${formatTable(rows)}\n\n${statements}\n`)
  return file
}

/** The newest run that was kept; undefined if there is none. */
export function findNewestRun(): Run | undefined {
  const name = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .at(-1)
  return name === undefined ? undefined : JSON.parse(readFileSync(join(folder, name), 'utf8'))
}

/** Sentences about what became worse since a kept run. */
export function describeComparison(before: Run, now: Run): string {
  const against = `${before.date}, version ${before.version}, commit ${before.commit?.slice(0, 9) ?? 'unknown'}`
  const worsenings = findWorsenings(before, now)
  if (worsenings.length === 0) return `Nothing is worse than in the run of ${against}`
  const lines = worsenings.map(
    ({ name, by }) =>
      `! ${name}: ${Number.isFinite(by) ? `${Math.round(by * 100)} % worse` : 'not measured'}`,
  )
  return [`Worse than in the run of ${against}:`, ...lines].join('\n')
}
