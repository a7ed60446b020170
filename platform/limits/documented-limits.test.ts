import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { FormLimit } from './form-guard.ts'

/** The line of the table of docs/security.md for each limit. */
const lineOf: Record<string, string> = {
  'api-export-account': 'exports by the API',
  'api-write-account': 'changes by the API',
  'change-account': 'requests for a new address',
  'change-sender': 'requests for a new address',
  'code-account': 'wrong codes',
  'code-account-day': 'wrong codes',
  'code-sender': 'wrong codes',
  'confirm-account': 'repeated links',
  'confirm-sender': 'repeated links',
  'contact-all': 'messages of visitors',
  'contact-sender': 'messages of visitors',
  'contact-sender-hour': 'messages of visitors',
  'film-all': 'films of visitors',
  'film-sender': 'films of visitors',
  'forgot-account': 'forgotten passwords',
  'forgot-all': 'forgotten passwords',
  'forgot-sender': 'forgotten passwords',
  hand_drawing: 'drawings of hands',
  'managed-link': 'links that administrators send',
  'occurrences-sender': 'files of occurrences',
  'panel-export-account': 'exports in the panel',
  'photo-account': 'photos',
  'prove-password': 'wrong passwords while signed in',
  'register-account': 'registrations',
  'register-all': 'registrations',
  'register-sender': 'registrations',
  'secret-vocabulary-account': 'vocabularies for ELAN with pending signs',
  share_picture: 'pictures of signs for link previews',
  'sign-in-account': 'failed sign-ins',
  'sign-in-flood': 'sign-ins of any kind',
  'sign-in-pair': 'failed sign-ins',
  'sign-in-sender': 'failed sign-ins',
}
const columnOf = { sender: 2, pair: 2, account: 3, everyone: 4 } as const

type FoundLimit = Pick<FormLimit, 'name' | 'scope' | 'points' | 'seconds'>

/** The limits that a source defines. Their seconds are a number or a constant of the same file. */
function limitsIn(source: string): FoundLimit[] {
  const pattern = /name: '([\w-]+)',\s*scope: '(\w+)',\s*points: ([\d_]+),\s*seconds: (\w+)/g
  const numberOf = (text: string) => Number(text.replaceAll('_', ''))
  return [...source.matchAll(pattern)].map(([, name = '', scope, points = '', seconds = '']) => ({
    name,
    scope: scope as FormLimit['scope'],
    points: numberOf(points),
    seconds: numberOf(new RegExp(`const ${seconds} = ([\\d_]+)`).exec(source)?.[1] ?? seconds),
  }))
}

const limits = globSync('{api,app,domains}/**/*.ts', {
  exclude: (path) => /\.(test|fixture)\.ts$/.test(path),
}).flatMap((path) => limitsIn(readFileSync(path, 'utf8')))

/** As the documents write a limit: `600 in 10 minutes`. */
function phraseOf({ points, seconds }: FoundLimit): string {
  const period = { 3600: 'an hour', 86400: 'a day' }[seconds] ?? `in ${seconds / 60} minutes`
  return `${points.toLocaleString('en')} ${period}`
}

const section = readFileSync('docs/security.md', 'utf8').split('\n## Limits')[1]?.split('\n## ')[0] ?? ''
const cells = section
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()))

test('each limit of the program has a line in docs/security.md', () => {
  expect(limits.map(({ name }) => name).toSorted()).toEqual(Object.keys(lineOf).toSorted())
})

test.each(limits)('docs/security.md has the figures of the limit $name', (limit) => {
  const line = cells.find(([, what]) => what?.startsWith(lineOf[limit.name] ?? '?'))
  expect(line?.[columnOf[limit.scope]]).toContain(phraseOf(limit))
})

test('docs/operations.md has the figures of the limits of messages', () => {
  const [paragraph = ''] = /^Contacts: [^\n]*/m.exec(readFileSync('docs/operations.md', 'utf8')) ?? []
  const phrases = limits.filter(({ name }) => name.startsWith('contact-')).map(phraseOf)
  expect(phrases).toHaveLength(3)
  for (const phrase of phrases) expect(paragraph).toContain(phrase.replace(/^10 in/, '10 messages in'))
})
