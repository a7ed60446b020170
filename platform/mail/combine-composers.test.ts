import { expect, test } from 'vitest'
import { combineComposers, type MailComposer } from './combine-composers.ts'

const composerOf = (name: string, kinds: string[]): MailComposer => ({
  kinds,
  compose: async () => ({
    to: { name, address: `${name}@signbank.example` },
    senderName: 'Signbank',
    subject: '',
    text: '',
    html: '',
  }),
})
const mail = (kind: string) => ({ id: 1, kind, accountId: 2, params: {} })

test('each mail is composed by the domain that declares its kind', async () => {
  const compose = combineComposers([
    composerOf('accounts', ['reset-password']),
    composerOf('signs', ['published']),
  ])
  expect((await compose(mail('published')))?.to.name).toBe('signs')
  expect((await compose(mail('reset-password')))?.to.name).toBe('accounts')
})

test('a mail of an unknown kind is an error', async () => {
  await expect(
    combineComposers([composerOf('accounts', ['reset-password'])])(mail('published')),
  ).rejects.toThrow('published')
})

test('two domains cannot declare the same kind of mail', () => {
  expect(() => combineComposers([composerOf('accounts', ['same']), composerOf('signs', ['same'])])).toThrow(
    'same',
  )
})
