import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import {
  applyMutation,
  findMutations,
  type Mutation,
  mutationOperators,
  sampleEvenly,
} from './mutate/mutations.ts'

const usage = `npm run mutate -- [file …] [options]

Puts small defects into source files, one at a time and in memory, runs the related tests, and lists the defects
that no test noticed. Without files it takes policies, the write path of signs, the search engine and sessions.

  --limit N        at most N mutations of each file, spread over the file (10 by default)
  --operator NAME  only this operator: ${mutationOperators.join(', ')}
  --project NAME   only the tests of this project of vitest.config.ts
  --list           lists the mutations and runs nothing`

const defaultFiles = [
  'domains/**/*.policy.ts',
  'domains/signs/server/{save-signs,write-signs,decide-signs,apply-decision,load-change-facts}.ts',
  'domains/search/engine/*.ts',
  'domains/accounts/sessions/server/*.ts',
]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    limit: { type: 'string', default: '10' },
    operator: { type: 'string' },
    project: { type: 'string' },
    list: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})
const timeout = 180_000
const folder = mkdtempSync(join(tmpdir(), 'signbank-mutate-'))
const mutatedSource = join(folder, 'source.ts')

/** Runs the tests that import the file, with this text in its place. The pure tests come first: they are fast. */
function doTestsPass(file: string, source: string): boolean {
  writeFileSync(mutatedSource, source)
  const projects = values.project ? [values.project] : ['pure', 'components', 'database']
  return projects.every((project) => {
    const options = ['--config', 'tools/mutate.vitest.config.ts', '--project', project]
    const { status } = spawnSync('vitest', ['related', file, '--run', '--bail=1', ...options], {
      stdio: 'ignore',
      // A mutation may cause an endless loop: that counts as noticed.
      timeout,
      env: { ...process.env, MUTATED_FILE: resolve(file), MUTATED_SOURCE: mutatedSource },
    })
    return status === 0
  })
}

const describeMutation = (file: string, source: string, { operator, line }: Mutation): string =>
  `${file}:${line} ${operator}: ${source.split('\n')[line - 1]?.trim()}`

function mutateFile(file: string): { count: number; unnoticed: string[] } {
  const source = readFileSync(file, 'utf8')
  const all = findMutations(file, source).filter(
    ({ operator }) => values.operator === undefined || operator === values.operator,
  )
  const mutations = sampleEvenly(all, Number(values.limit))
  if (values.list) {
    for (const mutation of mutations) console.log(describeMutation(file, source, mutation))
    return { count: mutations.length, unnoticed: [] }
  }
  if (mutations.length > 0 && !doTestsPass(file, source))
    throw new Error(`The tests of ${file} fail without any mutation.`)
  if (mutations.length > 0 && doTestsPass(file, `throw new Error('mutation')\n${source}`))
    throw new Error(`No test loads ${file} with its mutations.`)

  const unnoticed = mutations
    .filter((mutation) => doTestsPass(file, applyMutation(source, mutation)))
    .map((mutation) => describeMutation(file, source, mutation))
  console.log(`${file}: ${mutations.length - unnoticed.length} of ${mutations.length} mutations noticed`)
  for (const line of unnoticed) console.log(`  not noticed  ${line}`)
  return { count: mutations.length, unnoticed }
}

if (values.help) console.log(usage)
else {
  const patterns = positionals.length > 0 ? positionals : defaultFiles
  const files = globSync(patterns).filter((file) => !/\.(db\.)?test\.tsx?$/.test(file))
  try {
    const results = files.sort().map(mutateFile)
    const count = results.reduce((sum, result) => sum + result.count, 0)
    const unnoticedCount = results.reduce((sum, { unnoticed }) => sum + unnoticed.length, 0)
    if (values.list) console.log(`${count} mutations`)
    else console.log(`${count - unnoticedCount} of ${count} mutations noticed, ${unnoticedCount} not noticed`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
