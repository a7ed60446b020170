import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { postgresBinaries } from '../tests/postgres.ts'
import { hasSwift } from '../tests/swift.ts'
import { runChaos } from './chaos.ts'
import { formatResult } from './report.ts'

/** `npm run chaos -- --minutes N [--faults N] [--seed N]`; ends with 1 when something was lost or went wrong. */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    faults: { type: 'string' },
    seed: { type: 'string', default: `${Date.now() % 1_000_000}` },
  },
})
if (!postgresBinaries() || !hasSwift()) {
  console.error('PostgreSQL and OpenStack Swift are needed; `npm test` installs them.')
  process.exit(1)
}
/** Without faults, each process follows the changes of the others within a second. */
const followMs = 5_000
const result = await runChaos({
  seed: Number(values.seed),
  maxMinutes: Number(values.minutes),
  maxFaults: values.faults === undefined ? Number.POSITIVE_INFINITY : Number(values.faults),
  followMs,
  onStep: (step) => console.log(`${new Date().toISOString()} ${step}`),
})
const text = formatResult(result)
console.log(text)
const folder = 'bench/results/chaos'
mkdirSync(folder, { recursive: true })
writeFileSync(`${folder}/${new Date().toISOString().slice(0, 10)}.txt`, text)
process.exit(result.losses.length + result.violations.length > 0 ? 1 : 0)
