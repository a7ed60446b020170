import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

/** `npm run check`: types, lint, dependency rules, generated documents, and the pure tests unless --static is given. */
type Step = [name: string, command: string, args: string[]]
const routeTypes: Step = ['route types', 'react-router', ['typegen']]
// One checker takes half of the time that four take together, and leaves a core to the other steps.
const types: Step = ['types', 'tsc', ['--noEmit', '--checkers', '1']]
const steps: Step[] = [
  ['lint', 'biome', ['check', '--error-on-warnings']],
  [
    'dependency rules',
    'depcruise',
    [
      '--config',
      'dependency-rules.cjs',
      'app',
      'api',
      'cli',
      'domains',
      'migrations',
      'packages',
      'platform',
      'ui',
      'server',
    ],
  ],
  ['layers of domains', process.execPath, ['tools/layers.ts', '--check']],
  ['shape of use cases', process.execPath, ['tools/use-cases.ts']],
  ['names of presenters', process.execPath, ['tools/presenters.ts']],
  ['SQL in queries', process.execPath, ['tools/sql.ts']],
  ['texts outside locales', 'i18next-cli', ['lint']],
  ['unused code', 'knip', []],
  ['table of permissions', process.execPath, ['tools/permissions.ts', '--check']],
  ['table of errors', process.execPath, ['tools/errors.ts', '--check']],
  ['changelog', process.execPath, ['tools/changelog.ts', '--check']],
  ['drawn hands', process.execPath, ['tools/hand-drawings.ts', '--check']],
  ['hand of the builder', process.execPath, ['tools/open-hand.ts', '--check']],
  ['requirements and their tests', process.execPath, ['tools/requirements.ts', '--check']],
]
if (!process.argv.includes('--static'))
  steps.push(['pure tests', 'vitest', ['run', '--project', 'pure', '--project', 'components']])

async function succeeds([name, command, args]: Step): Promise<boolean> {
  const start = performance.now()
  const child = spawn(command, args)
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  console.log(
    `${status === 0 ? 'ok  ' : 'FAIL'} ${name} (${Math.round((performance.now() - start) / 100) / 10} s)`,
  )
  if (status !== 0) console.log(`${stdout}${stderr}`)
  return status === 0
}

/** Runs all steps, one after another. */
async function allSucceed(steps: readonly Step[]): Promise<boolean> {
  let isGreen = true
  for (const step of steps) isGreen = (await succeeds(step)) && isGreen
  return isGreen
}

const hasRouteTypes = await succeeds(routeTypes)
const results = await Promise.all([allSucceed([types]), allSucceed(steps)])
process.exitCode = hasRouteTypes && results.every(Boolean) ? 0 : 1
