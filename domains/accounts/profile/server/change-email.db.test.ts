import { beforeEach, expect, test } from 'vitest'
import { isAppError } from '#platform/errors/app-error.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { useDatabase } from '#tests/database.ts'
import { findAccount } from '../../server/account.queries.ts'
import { anAccountsContext, linkTokenFromMail, waitingMails } from '../../server/accounts-context.fixture.ts'
import { createPerson, now } from '../../server/person.fixture.ts'
import { hashOnce } from '../../sessions/server/password-hash.fixture.ts'
import { emailChangeSchema } from '../email-change.input.ts'
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
const bruno = async () => createPerson(db, { name: 'Bruno', passwordHash: await hashOnce(password) })
const emailOf = async (id: number) => (await findAccount(db, id))?.email

test('an address changes after confirmations from the old and from the new address [ACC-05]', async () => {
  const signedIn = await bruno()
  const { id } = signedIn.account
  await requestEmailChange(ctx, signedIn, form)
  const fromOld = await linkTokenFromMail(db, 'change-email-old', now)
  await confirmOldEmail(ctx, { token: fromOld })
  expect(await emailOf(id)).toBe('bruno@signbank.example')

  const fromNew = await linkTokenFromMail(db, 'change-email-new', now)
  await confirmNewEmail(ctx, { token: fromNew })
  expect(await findAccount(db, id)).toMatchObject({ email, emailVerifiedAt: now })
  expect(await waitingMails(db)).toMatchObject([
    { kind: 'change-email-old', accountId: id },
    { kind: 'change-email-new', accountId: id },
    { kind: 'email-changed', accountId: id, params: { oldEmail: 'bruno@signbank.example' } },
  ])
  expect(await db.selectFrom('accountEvent').select('kind').execute()).toEqual([{ kind: 'email-changed' }])
  for (const again of [
    () => confirmOldEmail(ctx, { token: fromOld }),
    () => confirmNewEmail(ctx, { token: fromNew }),
  ])
    await expect(again()).rejects.toThrow('link.used')
})

test('the link of the old address cannot replace that of the new address [ACC-05]', async () => {
  const signedIn = await bruno()
  await requestEmailChange(ctx, signedIn, form)
  const fromOld = await linkTokenFromMail(db, 'change-email-old', now)
  await expect(confirmNewEmail(ctx, { token: fromOld })).rejects.toThrow('link.invalid')
  expect(await emailOf(signedIn.account.id)).toBe('bruno@signbank.example')
})

test.each([
  [{ email: 'BRUNO@signbank.example' }, 'account.emailSame', 'email'],
  [{ email: 'Carla@signbank.example' }, 'account.emailTaken', 'email'],
  [{ email: 'frieda@signbank.example' }, 'account.emailTaken', 'email'],
  [{ password: 'a guess' }, 'account.wrongPassword', 'password'],
] as const)('%j is refused with %s at its field [ACC-05]', async (changes, code, field) => {
  const signedIn = await bruno()
  await createPerson(db, { name: 'Carla' })
  await createPerson(db, { name: 'Frieda', deletedAt: now })
  const sent = { ...form, ...changes }
  await expect(
    requestEmailChange(ctx, signedIn, { ...sent, emailConfirmation: sent.email }),
  ).rejects.toMatchObject({ code, fields: [{ field, code }] })
  expect(await waitingMails(db)).toEqual([])
})

test('the address must be valid and match its confirmation [ACC-05] [VAL-01]', () => {
  const fieldsOf = (changes: object) => {
    try {
      return parseForm(emailChangeSchema, { ...form, ...changes })
    } catch (error) {
      return isAppError(error) ? error.fields : error
    }
  }
  expect(fieldsOf({ emailConfirmation: 'bruno@heron.example' })).toEqual([
    { field: 'emailConfirmation', code: 'value.mismatch' },
  ])
  expect(fieldsOf({ email: '' })).toEqual([
    { field: 'email', code: 'value.required' },
    { field: 'emailConfirmation', code: 'value.confirmFirst' },
  ])
  expect(fieldsOf({ email: 'bruno', emailConfirmation: 'bruno' })).toMatchObject([
    { field: 'email', code: 'value.email' },
    { field: 'emailConfirmation', code: 'value.email' },
  ])
})

test('an address that another account takes meanwhile is refused at each step, and the link stays valid [ACC-05]', async () => {
  const signedIn = await bruno()
  await requestEmailChange(ctx, signedIn, form)
  const fromOld = await linkTokenFromMail(db, 'change-email-old', now)
  const { account: carla } = await createPerson(db, { name: 'Carla', email })
  await expect(confirmOldEmail(ctx, { token: fromOld })).rejects.toThrow('account.emailTaken')
  await db
    .updateTable('account')
    .set({ email: 'carla@signbank.example', emailFolded: 'carla@signbank.example' })
    .where('id', '=', carla.id)
    .execute()
  await confirmOldEmail(ctx, { token: fromOld })

  const fromNew = await linkTokenFromMail(db, 'change-email-new', now)
  await db.updateTable('account').set({ email, emailFolded: email }).where('id', '=', carla.id).execute()
  await expect(confirmNewEmail(ctx, { token: fromNew })).rejects.toThrow('account.emailTaken')
  expect(await emailOf(signedIn.account.id)).toBe('bruno@signbank.example')
})

test('a second request ends the first one, at either step [ACC-05]', async () => {
  const signedIn = await bruno()
  await requestEmailChange(ctx, signedIn, form)
  await confirmOldEmail(ctx, { token: await linkTokenFromMail(db, 'change-email-old', now) })
  const fromNew = await linkTokenFromMail(db, 'change-email-new', now)
  const other = { email: 'bruno@otters.example', emailConfirmation: 'bruno@otters.example' }
  await requestEmailChange(ctx, signedIn, { ...form, ...other })
  await expect(confirmNewEmail(ctx, { token: fromNew })).rejects.toThrow('link.expired')
})

test('the links of a person who was deleted meanwhile change nothing [ACC-05]', async () => {
  const signedIn = await bruno()
  await requestEmailChange(ctx, signedIn, form)
  const fromOld = await linkTokenFromMail(db, 'change-email-old', now)
  await db.updateTable('account').set({ deletedAt: now }).execute()
  await expect(confirmOldEmail(ctx, { token: fromOld })).rejects.toThrow('link.invalid')
})

test('requests are limited, because mails flood a mailbox and refusals reveal accounts [ACC-11]', async () => {
  const signedIn = await bruno()
  await createPerson(db, { name: 'Carla' })
  const ask = (sent: object) => requestEmailChange(ctx, signedIn, { ...form, ...sent })
  const taken = { email: 'carla@signbank.example', emailConfirmation: 'carla@signbank.example' }
  for (let times = 0; times < 5; times++) {
    await ask({})
    await expect(ask(taken)).rejects.toThrow('account.emailTaken')
  }
  await expect(ask(taken)).rejects.toThrow('form.tooMany')
  await expect(ask({})).rejects.toThrow('form.tooMany')
  expect(await waitingMails(db)).toHaveLength(5)
})

test('a pending acceptance or an unconfirmed address prevents the change [ACC-05]', async () => {
  const signedIn = await bruno()
  const as = (facts: Partial<typeof signedIn.actor>) =>
    requestEmailChange(ctx, { ...signedIn, actor: { ...signedIn.actor, ...facts } }, form)
  await expect(as({ hasPendingAcceptance: true })).rejects.toThrow('account.owesAcceptance')
  await expect(as({ isVerified: false })).rejects.toThrow('account.unverified')
  expect(await waitingMails(db)).toEqual([])
})
