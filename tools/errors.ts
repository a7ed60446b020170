import { readFileSync } from 'node:fs'
import { catalogue } from '#platform/errors/catalogue.ts'
import { textUpToMarker, writeOrCheck } from './generated-file.ts'

// Writes the error catalogue into docs/errors.md; --check also reports unknown codes in the text above it.

const path = 'docs/errors.md'
const messages = JSON.parse(readFileSync('locales/en/errors.json', 'utf8')) as Record<string, string>

/** Of a message with plural forms, the most general one. */
const messageOf = (code: string) => messages[code] ?? messages[`${code}_other`] ?? ''

const rows = Object.entries(catalogue).map(
  ([code, { status }]) => `| \`${code}\` | ${status} | ${messageOf(code).replaceAll('|', '\\|')} |`,
)
const before = readFileSync(path, 'utf8')
const introduction = textUpToMarker(before, '<!-- written by node tools/errors.ts -->')
const unknownCodes = [...introduction.matchAll(/\| `([a-z]+\.\w+)`/gi)]
  .map(([, code = '']) => code)
  .filter((code) => !(code in catalogue))

writeOrCheck({
  path,
  before,
  after: `${introduction}\n\n| code | status | in English |\n|---|---|---|\n${rows.join('\n')}\n`,
  program: 'tools/errors.ts',
  problems: unknownCodes.length > 0 ? [`${path} contains unknown codes: ${unknownCodes.join(', ')}`] : [],
})
