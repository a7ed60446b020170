import { beforeEach, expect, test } from 'vitest'
import { useDatabase } from '#tests/database.ts'
import { anAccountsContext, linkTokenFromMail, waitingMails } from '../../server/accounts-context.fixture.ts'
import { createPerson, now } from '../../server/person.fixture.ts'
import { toPasswordOwner } from '../password.input.ts'
import { passwordChangeSchema } from '../password-change.input.ts'
import { confirmPasswordChange, requestPasswordChange } from './change-password.ts'
import { hashOnce } from './password-hash.fixture.ts'
import { parsePasswordForm } from './password-strength.ts'
import { requestPasswordReset } from './reset-password.ts'
import { findUserSession, openSession } from './sessions.ts'
import { signIn } from './sign-in.ts'

const database = await useDatabase()
const { db } = database
let ctx = anAccountsContext(database, () => now)
beforeEach(() => {
  ctx = anAccountsContext(database, () => now)
})

const present = 'an old wooden boat'
const next = 'nine tall herons wade'
const form = { currentPassword: present, newPassword: next, newPasswordConfirmation: next }
const bruno = async () => createPerson(db, { name: 'Bruno', passwordHash: await hashOnce(present) })
const enter = (password: string) =>
  signIn(ctx, null, { email: 'bruno@signbank.example', password, device: '' })

test('a new password is valid once its link is followed; only the current browser stays signed in [ACC-06]', async () => {
  const signedIn = await bruno()
  const { token: elsewhere } = await openSession(db, { accountId: signedIn.account.id, device: '', now })
  await requestPasswordChange(ctx, signedIn, form)
  expect((await enter(present)).token).toBeDefined()
  await expect(enter(next)).rejects.toThrow('account.wrongCredentials')

  const link = await linkTokenFromMail(db, 'change-password', now)
  const { token } = await confirmPasswordChange(ctx, signedIn, { token: link, device: 'Firefox' })
  expect((await findUserSession(db, token ?? '', now))?.account.id).toBe(signedIn.account.id)
  expect(await findUserSession(db, elsewhere, now)).toBeNull()
  expect(await db.selectFrom('session').select('id').execute()).toHaveLength(1)
  await expect(enter(present)).rejects.toThrow('account.wrongCredentials')
  expect((await enter(next)).token).toBeDefined()
  expect((await waitingMails(db)).map(({ kind }) => kind)).toEqual(['change-password', 'password-changed'])
  await expect(confirmPasswordChange(ctx, signedIn, { token: link, device: '' })).rejects.toThrow('link.used')
})

test('a link followed by a visitor or by another signed-in person opens no session [ACC-06]', async () => {
  const signedIn = await bruno()
  const carla = await createPerson(db, { name: 'Carla' })
  for (const here of [null, carla]) {
    await requestPasswordChange(ctx, signedIn, { ...form, currentPassword: here ? next : present })
    const link = await linkTokenFromMail(db, 'change-password', now)
    const { token } = await confirmPasswordChange(ctx, here, { token: link, device: '' })
    expect(token).toBeNull()
  }
  expect(await db.selectFrom('session').select('accountId').execute()).toEqual([
    { accountId: carla.account.id },
  ])
})

test('the current password must be correct, and guesses are limited [ACC-06]', async () => {
  const signedIn = await bruno()
  const wrong = () => requestPasswordChange(ctx, signedIn, { ...form, currentPassword: 'a guess' })
  await expect(wrong()).rejects.toMatchObject({
    code: 'account.wrongPassword',
    fields: [{ field: 'currentPassword', code: 'account.wrongPassword' }],
  })
  for (let times = 1; times < 10; times += 1) await expect(wrong()).rejects.toThrow('account.wrongPassword')
  await expect(wrong()).rejects.toThrow('form.tooMany')
  expect(await waitingMails(db)).toEqual([])
})

test('the correct password is not counted as a guess, but ten mails per hour are the limit [ACC-06] [ACC-11]', async () => {
  const signedIn = await bruno()
  const ask = (changes = {}) => requestPasswordChange(ctx, signedIn, { ...form, ...changes })
  for (let times = 0; times < 10; times += 1) await ask()
  await expect(ask()).rejects.toThrow('form.tooMany')
  expect(await waitingMails(db)).toHaveLength(10)
  for (let times = 0; times < 10; times += 1)
    await expect(ask({ currentPassword: 'a guess' })).rejects.toThrow('account.wrongPassword')
})

test('the errors of a new password are reported at its fields [ACC-06] [VAL-01]', async () => {
  const signedIn = await bruno()
  await expect(
    parsePasswordForm(passwordChangeSchema(toPasswordOwner(signedIn.account)), 'newPassword', {
      currentPassword: present,
      newPassword: 'bruno bruno 12',
      newPasswordConfirmation: 'another',
    }),
  ).rejects.toMatchObject({
    fields: [
      { field: 'newPassword', code: 'value.passwordPersonal' },
      { field: 'newPasswordConfirmation', code: 'value.mismatch' },
    ],
  })
})

test('a common new password is refused before the current one is checked [ACC-06]', async () => {
  const signedIn = await bruno()
  const common = 'mailcreated5240'
  const fields = { newPassword: common, newPasswordConfirmation: common }
  await expect(
    requestPasswordChange(ctx, signedIn, { currentPassword: 'a guess', ...fields }),
  ).rejects.toMatchObject({ fields: [{ field: 'newPassword', code: 'value.passwordCommon' }] })
  expect(await waitingMails(db)).toEqual([])
})

test('a pending acceptance or an unconfirmed address prevents the change [ACC-06]', async () => {
  const signedIn = await bruno()
  const asking = (actor: Partial<typeof signedIn.actor>) =>
    requestPasswordChange(ctx, { ...signedIn, actor: { ...signedIn.actor, ...actor } }, form)
  await expect(asking({ hasPendingAcceptance: true })).rejects.toThrow('account.owesAcceptance')
  await expect(asking({ isVerified: false })).rejects.toThrow('account.unverified')
  expect(await waitingMails(db)).toEqual([])
})

test('a confirmed change ends a reset link that was sent before [ACC-06]', async () => {
  const signedIn = await bruno()
  await requestPasswordReset(ctx, { email: signedIn.account.email })
  await requestPasswordChange(ctx, signedIn, form)
  const token = await linkTokenFromMail(db, 'change-password', now)
  await confirmPasswordChange(ctx, signedIn, { token, device: '' })
  await expect(linkTokenFromMail(db, 'reset-password', now)).rejects.toThrow('link.expired')
})
