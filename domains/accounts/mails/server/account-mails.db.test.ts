import { expect, test } from 'vitest'
import { inTransaction } from '#platform/db/transaction.ts'
import { useDatabase } from '#tests/database.ts'
import { defaultLinkLifetimes, type OneTimeLinkKind } from '../../one-time-link.ts'
import { revokeLinks } from '../../server/one-time-link.queries.ts'
import { createLink, requireLink } from '../../server/one-time-links.ts'
import { createPerson } from '../../server/person.fixture.ts'
import { accountMails } from './account-mails.ts'

const { db } = await useDatabase()
const now = new Date('2026-11-21T12:00:00Z')
const linkHours = { ...defaultLinkLifetimes, 'reset-password': 3 }
const { compose } = accountMails({
  db,
  origin: 'https://signs.example',
  linkLifetimes: linkHours,
  now: () => now,
})

const eeva = async () => (await createPerson(db, { name: 'Eeva', lastName: 'Mägi', locale: 'et' })).account

const prepare = (kind: OneTimeLinkKind, accountId: number, newEmail?: string) =>
  inTransaction(db, (tx) => createLink(tx, { kind, accountId, ...(newEmail ? { newEmail } : {}) }, now))

const mail = (kind: string, accountId: number | null, params: Record<string, string | number> = {}) =>
  compose({ id: 1, kind, accountId, params })

const tokenIn = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? ''

test('a mail is composed in the language of its recipient, with their name [ACC-03]', async () => {
  const { id } = await eeva()
  expect(await mail('account-accepted', id)).toMatchObject({
    to: { name: 'Eeva Mägi', address: 'eeva@signbank.example' },
    senderName: 'Viipesõnastik',
    subject: 'Teie konto on kinnitatud',
  })
})

test('the lifetime of a link begins when its mail is composed, and only that mail contains the link [ACC-04]', async () => {
  const { id } = await eeva()
  const linkId = await prepare('reset-password', id)
  const first = await mail('reset-password', id, { linkId })
  expect(first?.text).toContain('https://signs.example/et/reset-password?token=')
  expect(first?.text).toContain('3 tundi')
  const link = await requireLink(db, tokenIn(first?.text ?? ''), ['reset-password'], now)
  expect(link).toMatchObject({ id: linkId, expiresAt: new Date(now.getTime() + 3 * 3_600_000) })

  const again = await mail('reset-password', id, { linkId })
  expect(tokenIn(again?.text ?? '')).not.toBe(tokenIn(first?.text ?? ''))
  await expect(requireLink(db, tokenIn(first?.text ?? ''), ['reset-password'], now)).rejects.toThrow('link')
})

test('a mail is obsolete when its link was revoked meanwhile', async () => {
  const { id } = await eeva()
  const linkId = await prepare('reset-password', id)
  await inTransaction(db, (tx) => revokeLinks(tx, id, now))
  expect(await mail('reset-password', id, { linkId })).toBeNull()
})

test('the mails of a change of address go to the old, the new and the old address [ACC-05]', async () => {
  const { id } = await eeva()
  const asked = await prepare('change-email-old', id, 'new@signbank.example')
  const old = await mail('change-email-old', id, { linkId: asked })
  expect(old?.to.address).toBe('eeva@signbank.example')
  expect(old?.text).toContain('new@signbank.example')

  const confirmed = await prepare('change-email-new', id, 'new@signbank.example')
  const next = await mail('change-email-new', id, { linkId: confirmed })
  expect(next?.to).toEqual({ name: '', address: 'new@signbank.example' })

  const notice = await mail('email-changed', id, { oldEmail: 'old@signbank.example' })
  expect(notice?.to.address).toBe('old@signbank.example')
})

test('a mail to an unconfirmed address contains no name [ACC-11]', async () => {
  const { account } = await createPerson(db, {
    name: 'Dénes',
    email: 'denes@signbank.example',
    emailVerifiedAt: null,
  })
  const linkId = await prepare('confirm-email', account.id)
  const composed = await mail('confirm-email', account.id, { linkId })
  expect(composed?.to.name).toBe('')
  expect(`${composed?.text}${composed?.html}`).not.toContain('Dénes')
})

test("a mail with another account's link or without a recipient is obsolete", async () => {
  const { id } = await eeva()
  const { account: bruno } = await createPerson(db, { name: 'Bruno' })
  const linkId = await prepare('change-email-new', bruno.id, 'bruno-new@signbank.example')
  expect(await mail('change-email-new', id, { linkId })).toBeNull()
  expect(await mail('account-accepted', null)).toBeNull()
  expect(await mail('account-accepted', 999_999)).toBeNull()
})
