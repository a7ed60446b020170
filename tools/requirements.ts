import { globSync, readFileSync, writeFileSync } from 'node:fs'

const file = 'docs/requirements.md'
const testFiles = globSync('**/*.{test,spec}.{ts,tsx}', {
  exclude: (path) => /(^|\/)(node_modules|build|data)(\/|$)/.test(path),
}).sort()

const testsById = new Map<string, string[]>()
for (const path of testFiles)
  for (const [, ids = ''] of readFileSync(path, 'utf8').matchAll(
    /\[([A-Z]{3}-\d{2}(?:[ ,]+[A-Z]{3}-\d{2})*)\]/g,
  ))
    for (const id of ids.split(/[ ,]+/)) testsById.set(id, [...new Set([...(testsById.get(id) ?? []), path])])

const row = /^\| ([A-Z]{3}-\d{2}) \| (.*) \|[^|]*\|$/gm
const before = readFileSync(file, 'utf8')
const untested: string[] = []
const after = before.replace(row, (_all, id: string, promise: string) => {
  const tests = testsById.get(id) ?? []
  if (tests.length === 0) untested.push(id)
  return `| ${id} | ${promise} | ${tests.map((path) => `\`${path}\``).join(', ')} |`
})

/** Writes which tests show each promise into docs/requirements.md; with --check it only says what is stale. */
if (process.argv.includes('--check')) {
  if (before !== after) console.error(`${file} is stale: run node tools/requirements.ts`)
  if (untested.length > 0) console.error(`no test shows ${untested.join(', ')}`)
  process.exitCode = before !== after || untested.length > 0 ? 1 : 0
} else writeFileSync(file, after)
