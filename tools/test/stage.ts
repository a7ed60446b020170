import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export interface Counts {
  passed: number
  failed: number
  skipped: number
}

export interface StageResult extends Counts {
  name: string
  seconds: number
  /** Files and titles of tests to look at, shown again at the end. */
  failures?: string[]
}

const passedAgain = 'passed only when run again: '

type Report = Pick<StageResult, 'failures'> & Counts

/** Runs a program and shows its output; true if it succeeds. */
const run = (command: string, args: string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0

function timed(name: string, work: () => Report): StageResult {
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
  count: (report: unknown) => Report,
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
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

const maxReasonLength = 500

/** The beginning of an error message, in one line. */
const shortReason = (message: string | undefined): string =>
  stripVTControlCharacters(message ?? '')
    .replaceAll(/\s+/g, ' ')
    .slice(0, maxReasonLength)

/** Those that failed, and those that failed and then passed. */
const failuresOf = ({ testResults }: VitestReport): string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name)
    const reported = assertionResults.filter(({ failureMessages }) => failureMessages.length > 0)
    if (status === 'failed' && reported.length === 0) return [`${file}: ${shortReason(message)}`]
    return reported.map(({ status, fullName, failureMessages: [reason] }) => {
      const again = status === 'passed' ? passedAgain : ''
      return `${again}${file}: ${fullName}\n  ${shortReason(reason)}`
    })
  })

/** A stage of projects of vitest.config.ts. */
export const vitestStage = (name: string, projects: string[], extra: NodeJS.ProcessEnv = {}) =>
  countedStage(
    name,
    'vitest',
    (report) => [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    () => extra,
    (report) => {
      const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites } = report as VitestReport
      return {
        failures: failuresOf(report as VitestReport),
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

const titlesOf = ({ suites = [], specs }: PlaywrightSuite, wanted: 'flaky' | 'unexpected'): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === wanted))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap((suite) => titlesOf(suite, wanted)),
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
      const { expected, unexpected, flaky, skipped } = stats
      const failures = [
        ...suites.flatMap((suite) => titlesOf(suite, 'unexpected')),
        ...suites.flatMap((suite) => titlesOf(suite, 'flaky').map((title) => passedAgain + title)),
      ]
      return { passed: expected + flaky, failed: unexpected, skipped, failures }
    },
  )
