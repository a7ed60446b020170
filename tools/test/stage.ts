import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Counts {
  passed: number
  failed: number
  skipped: number
}

export interface StageResult extends Counts {
  name: string
  seconds: number
}

/** Runs a program and shows its output; true if it succeeds. */
const run = (command: string, args: string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0

function timed(name: string, work: () => Counts): StageResult {
  console.log(`\n── ${name}`)
  const start = performance.now()
  const counts = work()
  return { name, ...counts, seconds: Math.round((performance.now() - start) / 1000) }
}

/** A stage of one command, counted as one test. */
export const commandStage = (name: string, command: string, args: string[], env?: NodeJS.ProcessEnv) =>
  timed(name, () => {
    const succeeded = run(command, args, env)
    return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 }
  })

function countedStage(
  name: string,
  command: string,
  args: (report: string) => string[],
  env: (report: string) => NodeJS.ProcessEnv,
  count: (report: unknown) => Counts,
): StageResult {
  return timed(name, () => {
    const folder = mkdtempSync(join(tmpdir(), 'signbank-test-'))
    const report = join(folder, 'report.json')
    try {
      const succeeded = run(command, args(report), env(report))
      const counts = count(JSON.parse(readFileSync(report, 'utf8')))
      return succeeded || counts.failed > 0 ? counts : { ...counts, failed: 1 }
    } catch (error) {
      console.error(`${name} wrote no report: ${error}`)
      return { passed: 0, failed: 1, skipped: 0 }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numFailedTestSuites: number
}

/** A stage of one project of vitest.config.ts. */
export const vitestStage = (name: string, project: string, extra: NodeJS.ProcessEnv = {}) =>
  countedStage(
    name,
    'vitest',
    (report) => [
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    () => extra,
    (report) => {
      const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites } = report as VitestReport
      return {
        passed: numPassedTests,
        failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0),
        skipped: numPendingTests,
      }
    },
  )

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: { title: string; file: string; tests: { status: string }[] }[]
}

const flakyTitles = ({ suites = [], specs }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(flakyTitles),
]

/** The end-to-end tests in Chromium. Those that passed only when run again are listed. */
export const playwrightStage = (name: string) =>
  countedStage(
    name,
    'playwright',
    () => ['test', '--reporter=list,json'],
    (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report, PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    (report) => {
      const { stats, suites } = report as PlaywrightReport
      for (const title of suites.flatMap(flakyTitles)) console.log(`passed only when run again: ${title}`)
      const { expected, unexpected, flaky, skipped } = stats
      return { passed: expected + flaky, failed: unexpected, skipped }
    },
  )
