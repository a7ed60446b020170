import { expect, test } from 'vitest'
import { messageFile, messagesOf } from './i18n-resources.ts'
import { knownMessages } from './known-messages.ts'

const nameOf = (address: string) => address.slice(address.lastIndexOf('/') + 1)

test('a page names a file that holds the messages of its namespaces, and the server has them at once', () => {
  const address = messagesOf('hu', ['search', 'signs'])
  expect(address).toMatch(/^\/messages\/hu-search-signs-[0-9a-f]{16}\.json$/)
  const file = messageFile(nameOf(address))
  expect(file?.isCurrent).toBe(true)
  expect(JSON.parse(file?.json ?? '')).toEqual(knownMessages(address))
  expect(Object.keys(knownMessages(address) ?? {})).toEqual(['search', 'signs'])
})

test('the same messages in another language have the same name but for the language [ERR-04]', () => {
  const german = messagesOf('de', ['search', 'signs'])
  expect(german).toBe(messagesOf('hu', ['search', 'signs']).replace('/hu-', '/de-'))
  expect(messageFile(nameOf(german))?.isCurrent).toBe(true)
})

test('a name of another version of the program gets the messages of today, and is told not to keep them', () => {
  const name = nameOf(messagesOf('et', ['ui'])).replace(/[0-9a-f]{16}/, '0123456789abcdef')
  expect(messageFile(name)).toMatchObject({ isCurrent: false })
  expect(JSON.parse(messageFile(name)?.json ?? '')).toHaveProperty('ui')
})

test.each([
  'xx-ui-0123456789abcdef.json',
  'pt-nothing-0123456789abcdef.json',
  'pt-toString-0123456789abcdef.json',
  'pt-ui-ui-0123456789abcdef.json',
  'pt-0123456789abcdef.json',
  'pt',
  '',
])('nothing is filed under the name %j', (name) => expect(messageFile(name)).toBeUndefined())
