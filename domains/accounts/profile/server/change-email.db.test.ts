import { beforeEach, expect, test } from 'vitest'
import { useDatabase } from '#tests/database.ts'
import { findAccount } from '../../server/account.queries.ts'
import { anAccountsContext, linkTokenFromMail, waitingMails } from '../../server/accounts-context.fixture.ts'
import { createPerson, now } from '../../server/person.fixture.ts'
import { hashPassword } from '../../sessions/server/password-hash.ts'
import { confirmNewEmail, confirmOldEmail, requestEmailChange } from './change-email.ts'

const database = await useDatabase()
const { db } = database
let ctx = anAccountsContext(database, () => now)
beforeEach(() => {
  ctx = anAccountsContext(database, () => now)
})

const password = 'an old wooden boat'
const email = 'bruno@herons.example'
const form = { email, emailConfirmation: email, password }
const bruno = async () => createPerson(db, { name: 'Bruno', passwordHash: await hashPassword(password) })
const emailOf = async (id: number) => (await findAccount(db, id))?.email

test('an address changes once the old one and then the new one agreed [ACC-05]', async () => {
  const signedIn = await bruno()
  const { id } = signedIn.account
  await requestEmailChange({ ...ctx, signedIn }, form)
  const fromOld = await linkTokenFromMail(db, 'change-email-old', now)
  await confirmOldEmail(ctx, fromOld)
  expect(await emailOf(id)).toBe('bruno@signbank.example')

  const fromNew = await linkTokenFromMail(db, 'change-email-new', now)
  await confirmNewEmail(ctx, fromNew)
  expect(await findAccount(db, id)).toMatchObject({ email, emailVerifiedAt: now })
  expect(await waitingMails(db)).toMatchObject([
    { kind: 'change-email-old', accountId: id },
    { kind: 'change-email-new', accountId: id },
    { kind: 'email-changed', accountId: id, params: { oldEmail: 'bruno@signbank.example' } },
  ])
  expect(await db.selectFrom('accountEvent').select('kind').execute()).toEqual([{ kind: 'email-changed' }])
  for (const again of [() => confirmOldEmail(ctx, fromOld), () => confirmNewEmail(ctx, fromNew)])
    await expect(again()).rejects.toThrow('link.used')
})

test('the old address alone, or its link at the place of the new one, changes nothing [ACC-05]', async () => {
  const signedIn = await bruno()
  await requestEmailChange({ ...ctx, signedIn }, form)
  const fromOld = await linkTokenFromMail(db, 'change-email-old', now)
  await expect(confirmNewEmail(ctx, fromOld)).rejects.toThrow('link.invalid')
  expect(await emailOf(signedIn.account.id)).toBe('bruno@signbank.example')
})

test.each([
  [{ email: 'BRUNO@signbank.example' }, 'account.emailSame', 'email'],
  [{ email: 'Carla@signbank.example' }, 'account.emailTaken', 'email'],
  [{ email: 'frieda@signbank.example' }, 'account.emailTaken', 'email'],
  [{ password: 'a guess' }, 'account.wrongPassword', 'password'],
] as const)('%j is refused with %s beside its field [ACC-05]', async (changes, code, field) => {
  const signedIn = await bruno()
  await createPerson(db, { name: 'Carla' })
  await createPerson(db, { name: 'Frieda', deletedAt: now })
  const sent = { ...form, ...changes }
  await expect(
    requestEmailChange({ ...ctx, signedIn }, { ...sent, emailConfirmation: sent.email }),
  ).rejects.toMatchObject({ code, fields: [{ field, code }] })
  expect(await waitingMails(db)).toEqual([])
})

test('the address is written twice alike, and is one [ACC-05] [VAL-01]', async () => {
  const signedIn = await bruno()
  const fieldsOf = (changes: object) =>
    requestEmailChange({ ...ctx, signedIn }, { ...form, ...changes }).catch((error) => error.fields)
  expect(await fieldsOf({ emailConfirmation: 'bruno@heron.example' })).toEqual([
    { field: 'emailConfirmation', code: 'value.mismatch' },
  ])
  expect(await fieldsOf({ email: '' })).toEqual([
    { field: 'email', code: 'value.required' },
    { field: 'emailConfirmation', code: 'value.confirmFirst' },
  ])
  expect(await fieldsOf({ email: 'bruno', emailConfirmation: 'bruno' })).toMatchObject([
    { field: 'email', code: 'value.email' },
    { field: 'emailConfirmation', code: 'value.email' },
  ])
})

test('an address that somebody takes meanwhile is refused at each step, and the link stays [ACC-05]', async () => {
  const signedIn = await bruno()
  await requestEmailChange({ ...ctx, signedIn }, form)
  const fromOld = await linkTokenFromMail(db, 'change-email-old', now)
  const { account: squatter } = await createPerson(db, { name: 'Carla', email })
  await expect(confirmOldEmail(ctx, fromOld)).rejects.toThrow('account.emailTaken')
  await db
    .updateTable('account')
    .set({ email: 'carla@signbank.example' })
    .where('id', '=', squatter.id)
    .execute()
  await confirmOldEmail(ctx, fromOld)

  const fromNew = await linkTokenFromMail(db, 'change-email-new', now)
  await db.updateTable('account').set({ email }).where('id', '=', squatter.id).execute()
  await expect(confirmNewEmail(ctx, fromNew)).rejects.toThrow('account.emailTaken')
  expect(await emailOf(signedIn.account.id)).toBe('bruno@signbank.example')
})

test('a second wish ends the first, at either step [ACC-05]', async () => {
  const signedIn = await bruno()
  await requestEmailChange({ ...ctx, signedIn }, form)
  await confirmOldEmail(ctx, await linkTokenFromMail(db, 'change-email-old', now))
  const fromNew = await linkTokenFromMail(db, 'change-email-new', now)
  const other = { email: 'bruno@otters.example', emailConfirmation: 'bruno@otters.example' }
  await requestEmailChange({ ...ctx, signedIn }, { ...form, ...other })
  await expect(confirmNewEmail(ctx, fromNew)).rejects.toThrow('link.expired')
})

test('the links of a person who was deleted meanwhile change nothing [ACC-05]', async () => {
  const signedIn = await bruno()
  await requestEmailChange({ ...ctx, signedIn }, form)
  const fromOld = await linkTokenFromMail(db, 'change-email-old', now)
  await db.updateTable('account').set({ deletedAt: now }).execute()
  await expect(confirmOldEmail(ctx, fromOld)).rejects.toThrow('link.invalid')
})

test('who asks again and again is stopped, for mails fill a mailbox and refusals tell who has an account [ACC-11]', async () => {
  const signedIn = await bruno()
  await createPerson(db, { name: 'Carla' })
  const ask = (sent: object) => requestEmailChange({ ...ctx, signedIn }, { ...form, ...sent })
  const taken = { email: 'carla@signbank.example', emailConfirmation: 'carla@signbank.example' }
  for (let times = 0; times < 5; times++) {
    await ask({})
    await expect(ask(taken)).rejects.toThrow('account.emailTaken')
  }
  await expect(ask(taken)).rejects.toThrow('form.tooMany')
  await expect(ask({})).rejects.toThrow('form.tooMany')
  expect(await waitingMails(db)).toHaveLength(5)
})
