import { beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#platform/db/transaction.ts'
import { useDatabase } from '#tests/database.ts'
import { anAccountsContext, linkTokenFromMail, waitingMails } from '../../server/accounts-context.fixture.ts'
import { createLink } from '../../server/one-time-links.ts'
import { createPerson, now } from '../../server/person.fixture.ts'
import { hashPassword } from './password-hash.ts'
import { requestPasswordReset, resetPassword } from './reset-password.ts'
import { findUserSession, openSession } from './sessions.ts'
import { signIn } from './sign-in.ts'

const database = await useDatabase()
const { db } = database
let ctx = anAccountsContext(database, () => now)
beforeEach(() => {
  ctx = anAccountsContext(database, () => now)
})

const oldPassword = 'an old wooden boat'
const written = 'nine tall herons wade'
const form = { password: written, passwordConfirmation: written }
const bruno = async () =>
  createPerson(db, { name: 'Bruno', lastName: 'Albuquerque', passwordHash: await hashPassword(oldPassword) })
const enter = (password: string, email = 'bruno@signbank.example') =>
  signIn({ ...ctx, session: null }, { email, password, device: '' })

test('who forgot the password gets a link, sets a new one, and all sessions end [ACC-04]', async () => {
  const { account } = await bruno()
  const { token: session } = await openSession(db, { accountId: account.id, device: '', now })
  await requestPasswordReset(ctx, 'BRUNO@signbank.example')
  const token = await linkTokenFromMail(db, 'reset-password', now)
  expect(await findUserSession(db, session, now)).not.toBeNull()

  await resetPassword(ctx, token, form)
  expect(await findUserSession(db, session, now)).toBeNull()
  await expect(enter(oldPassword)).rejects.toThrow('account.wrongCredentials')
  expect((await enter(written)).signedIn.account.id).toBe(account.id)
  expect((await waitingMails(db)).map(({ kind }) => kind)).toEqual(['reset-password', 'password-changed'])
  expect(await db.selectFrom('accountEvent').select('kind').execute()).toEqual([{ kind: 'password-changed' }])
  await expect(resetPassword(ctx, token, form)).rejects.toThrow('link.used')
})

test.each([
  ['nobody@signbank.example', null],
  ['bruno@signbank.example', now],
])('for %s, unknown or deleted, there is no user, and no mail [ACC-04]', async (email, deletedAt) => {
  await createPerson(db, { name: 'Bruno', deletedAt })
  await expect(requestPasswordReset(ctx, email)).rejects.toMatchObject({
    code: 'account.emailUnknown',
    fields: [{ field: 'email', code: 'account.emailUnknown' }],
  })
  expect(await waitingMails(db)).toEqual([])
})

test('asking is limited: for one address, and for all that one sender tries [ACC-04]', async () => {
  await bruno()
  for (let times = 0; times < 5; times += 1) await requestPasswordReset(ctx, 'bruno@signbank.example')
  await expect(requestPasswordReset(ctx, 'Bruno@signbank.example')).rejects.toThrow('form.tooMany')

  const tries = Array.from({ length: 40 }, (_, n) => requestPasswordReset(ctx, `n${n}@signbank.example`))
  const codes = (await Promise.allSettled(tries)).map((tried) => String((tried as { reason: Error }).reason))
  const counted = (code: string) => codes.filter((said) => said.includes(code)).length
  // Six of the sender's forty are used up, whichever of these come first.
  expect([counted('account.emailUnknown'), counted('form.tooMany')]).toEqual([34, 6])
})

test('a refused password leaves the link of use [ACC-04] [VAL-02]', async () => {
  await bruno()
  await requestPasswordReset(ctx, 'bruno@signbank.example')
  const token = await linkTokenFromMail(db, 'reset-password', now)
  for (const [password, code] of [
    ['short', 'value.tooShort'],
    ['senha123456', 'value.passwordCommon'],
    ['mailcreated5240', 'value.passwordCommon'],
    ['Albuquerque 1', 'value.passwordPersonal'],
  ])
    await expect(
      resetPassword(ctx, token, { password, passwordConfirmation: password }),
    ).rejects.toMatchObject({ code: 'request.invalid', fields: [{ field: 'password', code }] })
  await resetPassword(ctx, token, form)
  expect((await enter(written)).token).toBeDefined()
})

test('the first password of a person whom an administrator registered confirms the address too [ACC-03] [ACC-04]', async () => {
  const { account } = await createPerson(db, {
    name: 'Dénes',
    email: 'denes@signbank.example',
    emailVerifiedAt: null,
  })
  await inTransaction(db, async (tx) => {
    const linkId = await createLink(tx, { kind: 'set-password', accountId: account.id }, now)
    await ctx.mails.enqueue(tx, { kind: 'set-password', accountId: account.id, params: { linkId } }, now)
  })
  await resetPassword(ctx, await linkTokenFromMail(db, 'set-password', now), form)
  const { signedIn } = await enter(written, 'denes@signbank.example')
  expect(signedIn.actor.isVerified).toBe(true)
  const kinds = await db.selectFrom('accountEvent').select('kind').orderBy('id').execute()
  expect(kinds.map(({ kind }) => kind)).toEqual(['verified', 'password-changed'])
})

test('the link of a person who was deleted meanwhile opens nothing [ACC-04]', async () => {
  const { account } = await bruno()
  await requestPasswordReset(ctx, account.email)
  const token = await linkTokenFromMail(db, 'reset-password', now)
  await db.updateTable('account').set({ deletedAt: now }).execute()
  await expect(resetPassword(ctx, token, form)).rejects.toThrow('link.invalid')
})

test('a link that was sent twice at once sets one password [ACC-04]', async () => {
  const { account } = await bruno()
  await requestPasswordReset(ctx, account.email)
  const token = await linkTokenFromMail(db, 'reset-password', now)
  const other = 'eleven otters swim by'
  const both = await Promise.allSettled([
    resetPassword(ctx, token, form),
    resetPassword(ctx, token, { password: other, passwordConfirmation: other }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})
