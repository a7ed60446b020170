import { readFileSync } from 'node:fs'
import { catalogue } from '#platform/errors/catalogue.ts'
import { textUpToMarker, writeOrCheck } from './generated-file.ts'
import { messagePlaces } from './message-places.ts'

// Writes the error catalogue, and the messages with their places, into docs/errors.md.

const path = 'docs/errors.md'

type Messages = { [key: string]: string | Messages }
const read = (namespace: string): Messages => JSON.parse(readFileSync(`locales/en/${namespace}.json`, 'utf8'))

/** The English message of a key with its namespace; of one with plural forms, the most general one. */
function messageOf(key: string): string {
  const [namespace = '', name = ''] = key.split(':')
  const messages = read(namespace)
  const flat = messages[name] ?? messages[`${name}_other`]
  const found =
    flat ??
    name
      .split('.')
      .reduce<string | Messages | undefined>(
        (inside, part) => (typeof inside === 'object' ? inside[part] : undefined),
        messages,
      )
  return typeof found === 'string' ? found.replaceAll('|', '\\|') : ''
}

const places = messagePlaces.map(
  ({ key, place, when }) => `| \`${key.replace('errors:', '')}\` | ${messageOf(key)} | ${place} | ${when} |`,
)
const codes = Object.entries(catalogue).map(
  ([code, { status }]) => `| \`${code}\` | ${status} | ${messageOf(`errors:${code}`)} |`,
)
const unknownCodes = messagePlaces.map(({ key }) => key).filter((key) => messageOf(key) === '')

const before = readFileSync(path, 'utf8')
const introduction = textUpToMarker(before, '<!-- written by node tools/errors.ts -->')
const after = `${introduction}

| message | in English | shown in | when |
|---|---|---|---|
${places.join('\n')}

## The whole catalogue

| code | status | in English |
|---|---|---|
${codes.join('\n')}
`

writeOrCheck({
  path,
  before,
  after,
  program: 'tools/errors.ts',
  problems: unknownCodes.length > 0 ? [`tools/message-places.ts has unknown keys: ${unknownCodes}`] : [],
})
