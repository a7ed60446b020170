import { beforeEach, expect, test } from 'vitest'
import { useDatabase } from '#tests/database.ts'
import { findAccount } from '../../server/account.queries.ts'
import { anAccountsContext, linkTokenFromMail, waitingMails } from '../../server/accounts-context.fixture.ts'
import { createPerson, now } from '../../server/person.fixture.ts'
import { hashOnce } from '../../sessions/server/password-hash.fixture.ts'
import { requestPasswordReset, resetPassword } from '../../sessions/server/reset-password.ts'
import { confirmEmail, resendConfirmationMail, resendLimits } from './confirm-email.ts'
import { correctOwnEmail } from './correct-own-email.ts'

const database = await useDatabase()
const { db } = database
let ctx = anAccountsContext(database, () => now)
let accountId: number

const password = 'an old wooden boat'
const right = 'denes@signbank.example'

beforeEach(async () => {
  ctx = anAccountsContext(database, () => now)
  const facts = { status: 'awaiting', emailVerifiedAt: null, email: 'dnes@signbank.example' } as const
  const passwordHash = await hashOnce(password)
  accountId = (await createPerson(db, { name: 'Dénes', ...facts, passwordHash })).account.id
})
const correct = (email = right, given = password) =>
  correctOwnEmail(ctx, { accountId, email, password: given })
const address = async () => (await findAccount(db, accountId))?.email

test('a person corrects a mistyped address with the password, and only the link to the new one works [ACC-03]', async () => {
  await resendConfirmationMail(ctx, { accountId })
  const oldLink = await linkTokenFromMail(db, 'confirm-email', now)
  await requestPasswordReset(ctx, { email: 'dnes@signbank.example' })
  const strangersLink = await linkTokenFromMail(db, 'reset-password', now)
  await correct()
  expect(await address()).toBe(right)
  await expect(confirmEmail(ctx, { token: oldLink })).rejects.toThrow('link.expired')
  await expect(resetPassword(ctx, { token: strangersLink, password })).rejects.toThrow('link.expired')
  await confirmEmail(ctx, { token: await linkTokenFromMail(db, 'confirm-email', now) })
  expect((await findAccount(db, accountId))?.emailVerifiedAt).toEqual(now)
  // The old address may belong to a stranger, so it receives no notice.
  expect((await waitingMails(db)).map(({ kind }) => kind)).toEqual([
    'confirm-email',
    'reset-password',
    'confirm-email',
  ])
  const events = await db.selectFrom('accountEvent').select(['kind', 'actorId']).orderBy('id').execute()
  expect(events).toEqual(['email-changed', 'verified'].map((kind) => ({ kind, actorId: accountId })))
})

test('a wrong password, the same address and a taken one are refused at their fields [ACC-03] [ACC-11]', async () => {
  await createPerson(db, { name: 'Ana' })
  const refusals = [
    [() => correct(right, 'a guess'), 'password', 'account.wrongPassword'],
    [() => correct('DNES@signbank.example'), 'email', 'account.emailSame'],
    [() => correct('ana@signbank.example'), 'email', 'account.emailTaken'],
  ] as const
  for (const [work, field, code] of refusals)
    await expect(work()).rejects.toMatchObject({ fields: [{ field, code }] })
  expect(await address()).toBe('dnes@signbank.example')
  expect(await waitingMails(db)).toEqual([])
})

test('a confirmed address and a deleted account are not corrected [ACC-03]', async () => {
  await db.updateTable('account').set({ emailVerifiedAt: now }).where('id', '=', accountId).execute()
  await expect(correct()).rejects.toThrow('account.wrongState')
  await db.updateTable('account').set({ deletedAt: now }).where('id', '=', accountId).execute()
  await expect(correct()).rejects.toThrow('account.notFound')
  expect(await address()).toBe('dnes@signbank.example')
})

test('the mails that corrections send are limited [ACC-11]', async () => {
  const most = resendLimits.find(({ scope }) => scope === 'account')?.points ?? 0
  for (let times = 0; times < most; times += 1) {
    await correct()
    await correct(`other${times}@signbank.example`)
  }
  await expect(correct()).rejects.toThrow('form.tooMany')
})
