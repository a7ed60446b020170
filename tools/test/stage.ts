import { spawn } from 'node:child_process'
import { once } from 'node:events'
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
async function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  const [code] = await once(child, 'close')
  return code === 0
}

/** The same for a program that runs beside another one: its output is shown when it has ended. */
async function runBeside(command: string, args: string[]): Promise<{ succeeded: boolean; output: string }> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  const [code] = await once(child, 'close')
  return { succeeded: code === 0, output }
}

const secondsSince = (start: number) => Math.round((performance.now() - start) / 1000)
const titleOf = (name: string) => `\n── ${name}`

/** A stage of one command that runs beside others, counted as one test. */
export async function commandStage(name: string, command: string, args: string[]): Promise<StageResult> {
  const start = performance.now()
  const { succeeded, output } = await runBeside(command, args)
  console.log(`${titleOf(name)}\n${output}`)
  const counts = { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 }
  return { name, ...counts, seconds: secondsSince(start) }
}

async function countedStage(
  name: string,
  command: string,
  args: (report: string) => string[],
  env: (report: string) => NodeJS.ProcessEnv,
  count: (report: unknown) => Report,
): Promise<StageResult> {
  console.log(titleOf(name))
  const start = performance.now()
  const folder = mkdtempSync(join(tmpdir(), 'signbank-test-'))
  const report = join(folder, 'report.json')
  const readCounts = async (): Promise<Report> => {
    try {
      const succeeded = await run(command, args(report), env(report))
      const counts = count(JSON.parse(readFileSync(report, 'utf8')))
      return succeeded || counts.failed > 0 ? counts : { ...counts, failed: 1 }
    } catch (error) {
      console.error(`${name} wrote no report: ${error}`)
      return { passed: 0, failed: 1, skipped: 0 }
    }
  }
  const counts = await readCounts()
  rmSync(folder, { recursive: true, force: true })
  return { name, ...counts, seconds: secondsSince(start) }
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
