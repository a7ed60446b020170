import { spawnSync } from 'node:child_process'

/** `npm run check`: types, lint, dependency rules, generated documents, and the pure tests unless --static is given. */
const steps: [name: string, command: string, args: string[]][] = [
  ['route types', 'react-router', ['typegen']],
  ['types', 'tsc', ['--noEmit']],
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
      'packages',
      'platform',
      'ui',
      'server.ts',
    ],
  ],
  ['layers of domains', process.execPath, ['tools/layers.ts', '--check']],
  ['texts outside locales', 'i18next-cli', ['lint']],
  ['unused code', 'knip', []],
  ['table of permissions', process.execPath, ['tools/permissions.ts', '--check']],
  ['table of errors', process.execPath, ['tools/errors.ts', '--check']],
  ['drawn hands', process.execPath, ['tools/hand-drawings.ts', '--check']],
  ['hand of the builder', process.execPath, ['tools/open-hand.ts', '--check']],
  ['requirements and their tests', process.execPath, ['tools/requirements.ts', '--check']],
]
if (!process.argv.includes('--static'))
  steps.push(['pure tests', 'vitest', ['run', '--project', 'pure', '--project', 'components']])

const failed = steps.filter(([name, command, args]) => {
  const start = performance.now()
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  console.log(
    `${status === 0 ? 'ok  ' : 'FAIL'} ${name} (${Math.round((performance.now() - start) / 100) / 10} s)`,
  )
  if (status !== 0) console.log(`${stdout}${stderr}`)
  return status !== 0
})
process.exitCode = failed.length > 0 ? 1 : 0
