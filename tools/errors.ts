import { readFileSync, writeFileSync } from 'node:fs'
import { catalogue } from '#platform/errors/catalogue.ts'

const file = 'docs/errors.md'
const begin = '<!-- written by node tools/errors.ts -->'
const messages = JSON.parse(readFileSync('locales/en/errors.json', 'utf8')) as Record<string, string>

const rows = Object.entries(catalogue).map(
  ([code, { status }]) => `| \`${code}\` | ${status} | ${messages[code]?.replaceAll('|', '\\|') ?? ''} |`,
)
const before = readFileSync(file, 'utf8')
const after = `${before.slice(0, before.indexOf(begin))}${begin}\n\n| code | status | in English |\n|---|---|---|\n${rows.join('\n')}\n`
const unknown = [...before.slice(0, before.indexOf(begin)).matchAll(/\| `([a-z]+\.\w+)`/gi)]
  .map(([, code = '']) => code)
  .filter((code) => !(code in catalogue))

/** Writes the catalogue into docs/errors.md; with --check it only says what is stale, or named there and nowhere else. */
if (process.argv.includes('--check')) {
  if (before !== after) console.error(`${file} is stale: run node tools/errors.ts`)
  if (unknown.length > 0) console.error(`${file} names codes that do not exist: ${unknown.join(', ')}`)
  process.exitCode = before === after && unknown.length === 0 ? 0 : 1
} else writeFileSync(file, after)
