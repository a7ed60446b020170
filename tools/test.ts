import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installRequiredPrograms } from './test/install-required-programs.ts'
import { commandStage, playwrightStage, type StageResult, vitestStage } from './test/stage.ts'

/** `npm test`: runs everything that CI runs, except for missing programs, and prints the counts and what failed. */
const missingPrograms = installRequiredPrograms()
const stages: StageResult[] = []
// The programs of one run share what Node has compiled, and its stages the files of new databases.
const shared = mkdtempSync(join(tmpdir(), 'signbank-test-run-'))
const sharedFolder = (name: string) => {
  const folder = join(shared, name)
  mkdirSync(folder)
  return folder
}
process.env.NODE_COMPILE_CACHE ??= sharedFolder('compiled')
process.env.EMBEDDED_FILES_DIR = sharedFolder('databases')
process.on('exit', () => rmSync(shared, { recursive: true, force: true }))

const skippedStage = (name: string): StageResult => ({ name, passed: 0, failed: 0, skipped: 1, seconds: 0 })

stages.push(commandStage('types, lint, rules, texts', process.execPath, ['tools/check.ts', '--static']))
stages.push(vitestStage('pure', ['pure', 'components']))
stages.push(vitestStage('database: PGlite', ['database']))
stages.push(
  missingPrograms.has('postgresql')
    ? skippedStage('database: PostgreSQL')
    : vitestStage('database: PostgreSQL', ['database'], { TEST_DATABASE: 'postgres' }),
)
stages.push(commandStage('build', process.execPath, ['cli/build.ts']))
stages.push(
  missingPrograms.has('chromium')
    ? skippedStage('journeys in Chromium')
    : playwrightStage('journeys in Chromium'),
)

console.log('')
for (const failure of stages.flatMap(({ failures = [] }) => failures)) console.log(`to look at: ${failure}`)
for (const { name, seconds, passed, failed, skipped } of stages)
  console.log(
    `${name.padEnd(28)} ${String(seconds).padStart(5)} s   ${passed} passed, ${failed} failed, ${skipped} skipped`,
  )

const sum = (key: 'passed' | 'failed' | 'skipped') => stages.reduce((total, stage) => total + stage[key], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`)
process.exitCode = sum('failed') > 0 ? 1 : 0
