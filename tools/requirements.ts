import { globSync, readFileSync } from 'node:fs'
import { writeOrCheck } from './generated-file.ts'

// Writes the tests of each requirement into docs/requirements.md; --check also reports requirements without a test,
// and those that only tests name.

const path = 'docs/requirements.md'
const testFiles = globSync('**/*.{test,spec}.{ts,tsx}', {
  exclude: (file) => /(^|\/)(node_modules|build|data)(\/|$)/.test(file),
}).sort()

const testsById = new Map<string, string[]>()
for (const file of testFiles)
  for (const [, ids = ''] of readFileSync(file, 'utf8').matchAll(
    /\[((?:[A-Z]{3}-\d{2}|D\d{1,2})(?:[ ,]+(?:[A-Z]{3}-\d{2}|D\d{1,2}))*)\]/g,
  ))
    for (const id of ids.split(/[ ,]+/)) testsById.set(id, [...new Set([...(testsById.get(id) ?? []), file])])

const row = /^\| ([A-Z]{3}-\d{2}|D\d{1,2}) \| (.*) \|[^|]*\|$/gm
const before = readFileSync(path, 'utf8')
const untestedIds: string[] = []
const describedIds = new Set([...before.matchAll(row)].map(([, id]) => id))
const unknownIds = [...testsById.keys()].filter((id) => !describedIds.has(id))
const after = before.replace(row, (_all, id: string, requirement: string) => {
  const tests = testsById.get(id) ?? []
  if (tests.length === 0) untestedIds.push(id)
  return `| ${id} | ${requirement} | ${tests.map((file) => `\`${file}\``).join(', ')} |`
})

writeOrCheck({
  path,
  before,
  after,
  program: 'tools/requirements.ts',
  problems: [
    ...(untestedIds.length > 0 ? [`Requirements without a test: ${untestedIds.join(', ')}`] : []),
    ...(unknownIds.length > 0 ? [`Requirements without a row: ${unknownIds.join(', ')}`] : []),
  ],
})
