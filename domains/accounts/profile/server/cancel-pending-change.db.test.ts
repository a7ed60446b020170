import { beforeEach, expect, test } from 'vitest'
import { useDatabase } from '#tests/database.ts'
import { requestEmailReplacement } from '../../administration/server/manage-email.ts'
import { findAccount } from '../../server/account.queries.ts'
import { anAccountsContext, linkTokenFromMail } from '../../server/accounts-context.fixture.ts'
import { createPerson, now } from '../../server/person.fixture.ts'
import { hashOnce } from '../../sessions/server/password-hash.fixture.ts'
import { resetPassword } from '../../sessions/server/reset-password.ts'
import type { UserSession } from '../../user-session.ts'
import { cancelPendingChange } from './cancel-pending-change.ts'
import { confirmNewEmail, confirmOldEmail, requestEmailChange } from './change-email.ts'
import { listPendingChanges } from './list-pending-changes.ts'

const database = await useDatabase()
const { db } = database
let ctx = anAccountsContext(database, () => now)
let bruno: UserSession
const password = 'an old wooden boat'
const email = 'bruno.new@signbank.example'

beforeEach(async () => {
  ctx = anAccountsContext(database, () => now)
  bruno = await createPerson(db, { name: 'Bruno', passwordHash: await hashOnce(password) })
  await requestEmailChange(ctx, bruno, { email, emailConfirmation: email, password })
})
const pending = () => listPendingChanges(ctx, bruno.actor)
const linkId = async () => (await pending())[0]?.id ?? 0

test('a person cancels the change of the address before and after the first confirmation [ACC-05]', async () => {
  const first = await linkTokenFromMail(db, 'change-email-old', now)
  await cancelPendingChange(ctx, bruno.actor, { linkId: await linkId() })
  expect(await pending()).toEqual([])
  await expect(confirmOldEmail(ctx, { token: first })).rejects.toThrow('link.expired')

  await requestEmailChange(ctx, bruno, { email, emailConfirmation: email, password })
  await confirmOldEmail(ctx, { token: await linkTokenFromMail(db, 'change-email-old', now) })
  const second = await linkTokenFromMail(db, 'change-email-new', now)
  await cancelPendingChange(ctx, bruno.actor, { linkId: await linkId() })
  await expect(confirmNewEmail(ctx, { token: second })).rejects.toThrow('link.expired')
  expect((await findAccount(db, bruno.account.id))?.email).toBe('bruno@signbank.example')
})

test('a person sees and cancels the replacement that an administrator requested [ACC-05]', async () => {
  const ana = await createPerson(db, { name: 'Ana', isAdmin: true })
  const other = 'thief@signbank.example'
  const accountId = bruno.account.id
  await requestEmailReplacement(ctx, ana.actor, { accountId, email: other, reason: 'Lost.' })
  const token = await linkTokenFromMail(db, 'replace-email', now)
  const replacement = (await pending()).find(({ kind }) => kind === 'replace-email')
  expect(replacement).toMatchObject({ newEmail: other })
  await cancelPendingChange(ctx, bruno.actor, { linkId: replacement?.id ?? 0 })
  await expect(resetPassword(ctx, { token, password: 'nine tall herons wade' })).rejects.toThrow(
    'link.expired',
  )
})

test('a change that was confirmed cannot be cancelled, one that has ended can [ACC-05]', async () => {
  const id = await linkId()
  const token = await linkTokenFromMail(db, 'change-email-old', now)
  await confirmOldEmail(ctx, { token })
  await expect(cancelPendingChange(ctx, bruno.actor, { linkId: id })).rejects.toThrow('link.used')
  const next = await linkId()
  await cancelPendingChange(ctx, bruno.actor, { linkId: next })
  await cancelPendingChange(ctx, bruno.actor, { linkId: next })
})

test('nobody cancels the change of another person, a link of another kind, or without rights [ACC-05]', async () => {
  const carla = await createPerson(db, { name: 'Carla', isAdmin: true })
  const id = await linkId()
  for (const wrong of [
    () => cancelPendingChange(ctx, carla.actor, { linkId: id }),
    () => cancelPendingChange(ctx, bruno.actor, { linkId: 99_999 }),
  ])
    await expect(wrong()).rejects.toThrow('request.invalid')
  const owing = { ...bruno.actor, hasPendingAcceptance: true }
  await expect(cancelPendingChange(ctx, owing, { linkId: id })).rejects.toThrow('account.owesAcceptance')
  expect(await pending()).toHaveLength(1)
})
