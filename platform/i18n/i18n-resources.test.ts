import { expect, test } from 'vitest'
import { findMessageFile, getMessagesUrl, translator } from './i18n-resources.ts'
import { findCachedMessages } from './message-cache.ts'

const nameOf = (address: string) => address.slice(address.lastIndexOf('/') + 1)

test('a page refers to a file with the messages of its namespaces, and the server has them cached', () => {
  const address = getMessagesUrl('hu', ['search', 'signs'])
  expect(address).toMatch(/^\/messages\/hu-search-signs-[0-9a-f]{16}\.json$/)
  const file = findMessageFile(nameOf(address))
  expect(file?.isCurrent).toBe(true)
  expect(JSON.parse(file?.json ?? '')).toEqual(findCachedMessages(address))
  expect(Object.keys(findCachedMessages(address) ?? {})).toEqual(['search', 'signs'])
})

test('the URLs of the same messages in two locales differ only in the locale [ERR-04]', () => {
  const german = getMessagesUrl('de', ['search', 'signs'])
  expect(german).toBe(getMessagesUrl('hu', ['search', 'signs']).replace('/hu-', '/de-'))
  expect(findMessageFile(nameOf(german))?.isCurrent).toBe(true)
})

test('a file name of another version of the program returns the current messages, not to be cached', () => {
  const name = nameOf(getMessagesUrl('et', ['ui'])).replace(/[0-9a-f]{16}/, '0123456789abcdef')
  expect(findMessageFile(name)).toMatchObject({ isCurrent: false })
  expect(JSON.parse(findMessageFile(name)?.json ?? '')).toHaveProperty('ui')
})

test.each([
  'xx-ui-0123456789abcdef.json',
  'pt-nothing-0123456789abcdef.json',
  'pt-toString-0123456789abcdef.json',
  'pt-ui-ui-0123456789abcdef.json',
  'pt-0123456789abcdef.json',
  'pt',
  '',
])('nothing is filed under the name %j', (name) => expect(findMessageFile(name)).toBeUndefined())

test('the type checker refuses keys that are no message', () => {
  const t = translator('en')
  expect(t('ui:close')).not.toBe('close')
  // @ts-expect-error: no such message.
  expect(t('ui:none')).toBe('none')
  // @ts-expect-error: a group of messages.
  expect(t('public:error')).toBe('error')
})
