import { beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#platform/db/transaction.ts'
import { useDatabase } from '#tests/database.ts'
import { confirmNewEmail, confirmOldEmail, requestEmailChange } from '../../profile/server/change-email.ts'
import { findAccount } from '../../server/account.queries.ts'
import { anAccountsContext, linkTokenFromMail, waitingMails } from '../../server/accounts-context.fixture.ts'
import { createPerson, now } from '../../server/person.fixture.ts'
import { queueLinkMail } from '../../server/queue-link-mail.ts'
import { hashOnce } from './password-hash.fixture.ts'
import { requestPasswordReset, resetPassword, resetRequestLimits } from './reset-password.ts'
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
const bruno = async () =>
  createPerson(db, { name: 'Bruno', lastName: 'Albuquerque', passwordHash: await hashOnce(oldPassword) })
const enter = (password: string, email = 'bruno@signbank.example') =>
  signIn(ctx, null, { email, password, device: '' })

test('a person who forgot the password sets a new one by a link, and all sessions end [ACC-04]', async () => {
  const { account } = await bruno()
  const { token: session } = await openSession(db, { accountId: account.id, device: '', now })
  await requestPasswordReset(ctx, { email: 'BRUNO@signbank.example' })
  const token = await linkTokenFromMail(db, 'reset-password', now)
  expect(await findUserSession(db, session, now)).not.toBeNull()

  await resetPassword(ctx, { token, password: written })
  expect(await findUserSession(db, session, now)).toBeNull()
  await expect(enter(oldPassword)).rejects.toThrow('account.wrongCredentials')
  expect((await enter(written)).session.account.id).toBe(account.id)
  expect((await waitingMails(db)).map(({ kind }) => kind)).toEqual(['reset-password', 'password-changed'])
  expect(await db.selectFrom('accountEvent').select('kind').execute()).toEqual([{ kind: 'password-changed' }])
  await expect(resetPassword(ctx, { token, password: written })).rejects.toThrow('link.used')
})

test.each([
  ['nobody@signbank.example', null],
  ['bruno@signbank.example', now],
])('for the unknown or deleted address %s no mail is sent [ACC-04]', async (email, deletedAt) => {
  await createPerson(db, { name: 'Bruno', deletedAt })
  await expect(requestPasswordReset(ctx, { email })).rejects.toMatchObject({
    code: 'account.emailUnknown',
    fields: [{ field: 'email', code: 'account.emailUnknown' }],
  })
  expect(await waitingMails(db)).toEqual([])
})

test('requests of all clients for all addresses are limited together [ACC-04]', async () => {
  await bruno()
  const ofAll = resetRequestLimits.filter(({ scope }) => scope === 'everyone')
  expect(ofAll).toHaveLength(1)
  await Promise.all(Array.from({ length: ofAll[0]?.points ?? 0 }, () => ctx.formGate.consume(ofAll, '')))
  const other = { ...ctx, clientAddress: '203.0.113.77' }
  const refused = requestPasswordReset(other, { email: 'bruno@signbank.example' })
  await expect(refused).rejects.toThrow('form.tooMany')
  await db.deleteFrom('rateLimit').execute()
})

test('requests are limited per address and per client [ACC-04]', async () => {
  await bruno()
  for (let times = 0; times < 5; times += 1)
    await requestPasswordReset(ctx, { email: 'bruno@signbank.example' })
  await expect(requestPasswordReset(ctx, { email: 'Bruno@signbank.example' })).rejects.toThrow('form.tooMany')

  const tries = Array.from({ length: 40 }, (_, n) =>
    requestPasswordReset(ctx, { email: `n${n}@signbank.example` }),
  )
  const codes = (await Promise.allSettled(tries)).map((tried) => String((tried as { reason: Error }).reason))
  const counted = (code: string) => codes.filter((error) => error.includes(code)).length
  // Six of the forty requests of the client were made before, in any order of these forty.
  expect([counted('account.emailUnknown'), counted('form.tooMany')]).toEqual([34, 6])
})

test('after a refused password the link stays valid [ACC-04] [VAL-02]', async () => {
  await bruno()
  await requestPasswordReset(ctx, { email: 'bruno@signbank.example' })
  const token = await linkTokenFromMail(db, 'reset-password', now)
  for (const [password, code] of [
    ['short', 'value.tooShort'],
    ['senha123456', 'value.passwordCommon'],
    ['mailcreated5240', 'value.passwordCommon'],
    ['Albuquerque 1', 'value.passwordPersonal'],
  ] as const)
    await expect(resetPassword(ctx, { token, password })).rejects.toMatchObject({
      code: 'request.invalid',
      fields: [{ field: 'password', code }],
    })
  await resetPassword(ctx, { token, password: written })
  expect((await enter(written)).token).toBeDefined()
})

test('the first password of a person registered by an administrator also confirms the address [ACC-03] [ACC-04]', async () => {
  const { account } = await createPerson(db, {
    name: 'Dénes',
    email: 'denes@signbank.example',
    emailVerifiedAt: null,
  })
  await inTransaction(db, async (tx) => {
    await queueLinkMail(tx, { mails: ctx.mails, kind: 'set-password', accountId: account.id, at: now })
  })
  await resetPassword(ctx, {
    token: await linkTokenFromMail(db, 'set-password', now),
    password: written,
  })
  const { session } = await enter(written, 'denes@signbank.example')
  expect(session.actor.isVerified).toBe(true)
  const kinds = await db.selectFrom('accountEvent').select('kind').orderBy('id').execute()
  expect(kinds.map(({ kind }) => kind)).toEqual(['verified', 'password-changed'])
})

test('the link of a person who was deleted meanwhile is invalid [ACC-04]', async () => {
  const { account } = await bruno()
  await requestPasswordReset(ctx, { email: account.email })
  const token = await linkTokenFromMail(db, 'reset-password', now)
  await db.updateTable('account').set({ deletedAt: now }).execute()
  await expect(resetPassword(ctx, { token, password: written })).rejects.toThrow('link.invalid')
})

test('a link that is used twice at once sets one password [ACC-04]', async () => {
  const { account } = await bruno()
  await requestPasswordReset(ctx, { email: account.email })
  const token = await linkTokenFromMail(db, 'reset-password', now)
  const other = 'eleven otters swim by'
  const both = await Promise.allSettled([
    resetPassword(ctx, { token, password: written }),
    resetPassword(ctx, { token, password: other }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test.each(['old', 'new'] as const)(
  'a reset ends a pending change of address, at the step of the %s address [ACC-04] [ACC-05]',
  async (step) => {
    const person = await bruno()
    const email = 'bruno@herons.example'
    await requestEmailChange(ctx, person, { email, emailConfirmation: email, password: oldPassword })
    let link = await linkTokenFromMail(db, 'change-email-old', now)
    if (step === 'new') {
      await confirmOldEmail(ctx, { token: link })
      link = await linkTokenFromMail(db, 'change-email-new', now)
    }
    await requestPasswordReset(ctx, { email: person.account.email })
    const token = await linkTokenFromMail(db, 'reset-password', now)
    await resetPassword(ctx, { token, password: written })

    const confirm = step === 'new' ? confirmNewEmail : confirmOldEmail
    await expect(confirm(ctx, { token: link })).rejects.toThrow('link.expired')
    expect(await findAccount(db, person.account.id)).toMatchObject({ email: 'bruno@signbank.example' })
  },
)
