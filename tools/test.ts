import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { offerSwift } from '#tests/offered-swift.ts'
import { installRequiredPrograms } from './test/install-required-programs.ts'
import { commandStage, playwrightStage, type StageResult, vitestStage } from './test/stage.ts'
import { removeEndedRuns, runPrefix, temporaryPlace } from './test/temporary-place.ts'

/** `npm test`: runs everything that CI runs, except for missing programs, and prints the counts and what failed. */
const missingPrograms = installRequiredPrograms()
const stages: StageResult[] = []
const place = temporaryPlace()
removeEndedRuns(place)
const shared = mkdtempSync(join(place, runPrefix))
// Programs that run as another user write their temporary files into it, too.
chmodSync(shared, 0o755)
const sharedFolder = (name: string) => {
  const folder = join(shared, name)
  mkdirSync(folder)
  return folder
}
process.env.TMPDIR = sharedFolder('tmp')
chmodSync(process.env.TMPDIR, 0o1777)
// The programs of one run share what Node has compiled, and its stages the files of new databases.
process.env.NODE_COMPILE_CACHE ??= sharedFolder('compiled')
process.env.EMBEDDED_FILES_DIR = sharedFolder('databases')
const swift = await offerSwift()
process.env.SWIFT_OFFER = swift.url
process.on('exit', () => rmSync(shared, { recursive: true, force: true }))

const skippedStage = (name: string): StageResult => ({ name, passed: 0, failed: 0, skipped: 1, seconds: 0 })

/** Runs beside the tests that need no database, because these leave processors idle at times. */
async function checkAndBuild(): Promise<StageResult[]> {
  const checks = await commandStage('types, lint, rules, texts', process.execPath, [
    'tools/check.ts',
    '--static',
  ])
  return [checks, await commandStage('build', process.execPath, ['cli/build.ts'])]
}

const [checked, pure] = await Promise.all([checkAndBuild(), vitestStage('pure', ['pure', 'components'])])
stages.push(...checked, pure)
stages.push(await vitestStage('database: PGlite', ['database']))
stages.push(
  missingPrograms.has('postgresql')
    ? skippedStage('database: PostgreSQL')
    : await vitestStage('database: PostgreSQL', ['database'], { TEST_DATABASE: 'postgres' }),
)
stages.push(
  missingPrograms.has('chromium')
    ? skippedStage('journeys in Chromium')
    : await playwrightStage('journeys in Chromium'),
)
await swift.stop()

console.log('')
for (const failure of stages.flatMap(({ failures = [] }) => failures)) console.log(`to look at: ${failure}`)
for (const { name, seconds, passed, failed, skipped } of stages)
  console.log(
    `${name.padEnd(28)} ${String(seconds).padStart(5)} s   ${passed} passed, ${failed} failed, ${skipped} skipped`,
  )

const sum = (key: 'passed' | 'failed' | 'skipped') => stages.reduce((total, stage) => total + stage[key], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`)
process.exitCode = sum('failed') > 0 ? 1 : 0
