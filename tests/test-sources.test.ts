import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const maxWaitMs = 300
const ownPath = 'tests/test-sources.test.ts'
const files = globSync(['**/*.{test,spec}.{ts,tsx}', 'tests/**/*.ts'], {
  exclude: (path) => /(^|\/)(node_modules|build|data|data-dev)(\/|$)/.test(path),
}).filter((path) => path !== ownPath)

/** The lines that match, as `path:line text`. */
function findLines(pattern: RegExp, paths: readonly string[] = files): string[] {
  return paths.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
  )
}

test('the journeys and other tests are found', () => {
  expect(files.length).toBeGreaterThan(200)
  expect(files.some((path) => path.startsWith('tests/e2e/'))).toBe(true)
})

test('no journey waits for a fixed time', () => {
  expect(findLines(/\bwaitForTimeout\b/)).toEqual([])
})

test(`no test sleeps longer than ${maxWaitMs} ms`, () => {
  const waits = findLines(/\b(setTimeout|sleep|delay)\([^()]*?\b\d[\d_]*\)/)
  // `test.setTimeout` is the limit of a test, not a wait.
  const tooLong = waits.filter((line) => {
    const milliseconds = Number(/([\d_]+)\)/.exec(line)?.[1]?.replaceAll('_', ''))
    return milliseconds > maxWaitMs && !line.includes('test.setTimeout(')
  })
  expect(tooLong).toEqual([])
})

test('only the limits for hangs of tests/limits.ts end a wait or a test', () => {
  const ends = [
    /\bvi\.wait(For|Until)\(/,
    /\btimeout: ?\d/,
    /\btest\.setTimeout\(/,
    /^\s*(\}, )?\d+0_000(,|\))$/,
    /\.(toPass|poll)\([^()]*\d{3}/,
  ]
  // These files test limits, or apply them.
  const apart = ['tests/start-server.test.ts', 'tests/eventually.ts']
  const others = files.filter((path) => !apart.includes(path))
  expect(ends.flatMap((pattern) => findLines(pattern, others))).toEqual([])
})

test('no test compares durations, processor time or memory', () => {
  expect(
    findLines(/\b(performance\.now|cpuUsage|memoryUsage|hrtime|monitorEventLoopDelay|resourceUsage)\b/),
  ).toEqual([])
  expect(findLines(/Date\.now\(\) - \w+\)\.to/)).toEqual([])
})

test('no test reads private properties of React', () => {
  expect(findLines(/__react(Props|Fiber|Container|Internal)|_reactRootContainer|memoizedProps/)).toEqual([])
})
