import { beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#platform/db/transaction.ts'
import { createFormGuard } from '#platform/limits/form-guard.ts'
import { openMailQueue } from '#platform/mail/mail-queue.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { useDatabase } from '#tests/database.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { findAccount } from '../../server/account.queries.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { createLink, issueLinkToken } from '../../server/one-time-links.ts'
import { createPerson } from '../../server/person.fixture.ts'
import {
  confirmEmail,
  findConfirmationAccountId,
  findPendingConfirmation,
  queueConfirmationMail,
  requireConfirmationAccount,
  resendConfirmationMail,
  resendLimits,
} from './confirm-email.ts'

const database = await useDatabase()
const { db } = database
const hour = 3_600_000
let now: Date
let ctx: AccountsContext
let denes: number

beforeEach(async () => {
  now = new Date('2026-11-21T12:00:00Z')
  ctx = {
    db,
    now: () => now,
    locale: 'pt',
    clientAddress: '198.51.100.7',
    gate: createFormGuard({ database, now: () => now }),
    storage: fileSystemStorage(await temporaryFolder()),
    mails: openMailQueue({ enqueue: async () => {} }),
  }
  const { account } = await createPerson(db, {
    name: 'Dénes',
    email: 'denes@signbank.example',
    status: 'awaiting',
    emailVerifiedAt: null,
  })
  denes = account.id
})

const later = (hours: number) => {
  now = new Date(now.getTime() + hours * hour)
}

/** The newest mail of the kind is sent: its link begins to be valid. */
async function mailIsSent(): Promise<string> {
  const { params } = await db
    .selectFrom('mail')
    .select('params')
    .where('kind', '=', 'confirm-email')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return (await issueLinkToken(db, Number((params as { linkId: number }).linkId), now)).token
}

async function linkOf(accountId = denes): Promise<string> {
  await inTransaction(db, (tx) => queueConfirmationMail(tx, { mails: ctx.mails, accountId, at: now }))
  return mailIsSent()
}

const events = () => db.selectFrom('accountEvent').select(['accountId', 'actorId', 'kind']).execute()
const isVerified = async () => (await findAccount(db, denes))?.emailVerifiedAt ?? null

test('looking at a link uses nothing up; the button confirms, once, and it is remembered [ACC-03]', async () => {
  const token = await linkOf()
  for (const _again of [1, 2, 3])
    expect(await requireConfirmationAccount(ctx, token)).toMatchObject({ id: denes })
  expect(await isVerified()).toBeNull()

  later(47)
  expect(await confirmEmail(ctx, token)).toMatchObject({ id: denes, email: 'denes@signbank.example' })
  expect(await isVerified()).toEqual(now)
  expect(await events()).toEqual([{ accountId: denes, actorId: denes, kind: 'verified' }])
  await expect(confirmEmail(ctx, token)).rejects.toThrow('link.used')
  await expect(requireConfirmationAccount(ctx, token)).rejects.toThrow('link.used')
  expect(await events()).toHaveLength(1)
})

test('two presses at once confirm once [ACC-03]', async () => {
  const token = await linkOf()
  const both = await Promise.allSettled([confirmEmail(ctx, token), confirmEmail(ctx, token)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await events()).toHaveLength(1)
})

test('a link that is two days old has expired, and still tells whose it was [ACC-03]', async () => {
  const token = await linkOf()
  later(48)
  await expect(requireConfirmationAccount(ctx, token)).rejects.toThrow('link.expired')
  await expect(confirmEmail(ctx, token)).rejects.toThrow('link.expired')
  expect(await isVerified()).toBeNull()
  expect(await findConfirmationAccountId(ctx, token)).toBe(denes)
})

test('verifying a verified address changes nothing [ACC-03]', async () => {
  const first = new Date('2026-11-20T08:00:00Z')
  const token = await linkOf()
  await db.updateTable('account').set({ emailVerifiedAt: first }).where('id', '=', denes).execute()
  await confirmEmail(ctx, token)
  expect(await isVerified()).toEqual(first)
  expect(await events()).toEqual([])
})

test.each<[string, (token: string) => string]>([
  ['empty', () => ''],
  ['cut off', (token) => token.slice(0, -1)],
  ['written in capitals', (token) => token.toUpperCase()],
  ['followed by something', (token) => `${token}=`],
  ['somebody’s guess', () => 'A'.repeat(43)],
  ['endless', () => 'A'.repeat(100_000)],
  ['with a zero byte', (token) => `${token}\0`],
  ['hostile', () => "' or true --"],
])('a link that is %s confirms nothing and tells nobody’s account [ACC-03]', async (_how, mangle) => {
  const token = mangle(await linkOf())
  await expect(requireConfirmationAccount(ctx, token)).rejects.toThrow('link.invalid')
  await expect(confirmEmail(ctx, token)).rejects.toThrow('link.invalid')
  expect(await findConfirmationAccountId(ctx, token)).toBeNull()
  expect(await isVerified()).toBeNull()
})

test('a link of another kind confirms nothing [ACC-03]', async () => {
  const linkId = await inTransaction(db, (tx) =>
    createLink(tx, { kind: 'reset-password', accountId: denes }, now),
  )
  const { token } = await issueLinkToken(db, linkId, now)
  await expect(confirmEmail(ctx, token)).rejects.toThrow('link.invalid')
  expect(await isVerified()).toBeNull()
})

test('a link confirms the address of its own account, whoever follows it [ACC-03]', async () => {
  const bruno = await createPerson(db, { name: 'Bruno', emailVerifiedAt: null })
  expect(await confirmEmail(ctx, await linkOf(bruno.account.id))).toMatchObject({ id: bruno.account.id })
  expect(await isVerified()).toBeNull()
})

test('the link of a deleted account confirms nothing', async () => {
  const token = await linkOf()
  await db.updateTable('account').set({ deletedAt: now }).where('id', '=', denes).execute()
  await expect(confirmEmail(ctx, token)).rejects.toThrow('link.invalid')
  await expect(resendConfirmationMail(ctx, denes)).rejects.toThrow('account.notFound')
  expect(await findPendingConfirmation(ctx, denes)).toBeNull()
})

test('a new mail ends the link of the one before [ACC-03]', async () => {
  const old = await linkOf()
  await resendConfirmationMail(ctx, denes)
  const token = await mailIsSent()
  await expect(confirmEmail(ctx, old)).rejects.toThrow('link.expired')
  await confirmEmail(ctx, token)
  expect(await isVerified()).toEqual(now)
})

test('a mailbox is not filled, from wherever it is asked [ACC-11]', async () => {
  const most = resendLimits.find((limit) => limit.scope === 'account')?.points ?? 0
  for (let number = 0; number < most; number++)
    await resendConfirmationMail({ ...ctx, clientAddress: `203.0.113.${number}` }, denes)
  await expect(resendConfirmationMail(ctx, denes)).rejects.toMatchObject({
    code: 'form.tooMany',
    status: 429,
  })
  expect(await db.selectFrom('mail').select('id').execute()).toHaveLength(most)
})

test('to an address that is confirmed no mail is sent', async () => {
  await confirmEmail(ctx, await linkOf())
  await resendConfirmationMail(ctx, denes)
  expect(await db.selectFrom('mail').select('id').execute()).toHaveLength(1)
})

test('a page knows how far the newest mail has come [ACC-03]', async () => {
  expect(await findPendingConfirmation(ctx, denes)).toEqual({
    email: 'denes@signbank.example',
    isVerified: false,
    mail: null,
  })
  await resendConfirmationMail(ctx, denes)
  expect((await findPendingConfirmation(ctx, denes))?.mail).toMatchObject({ state: 'waiting', attempts: 0 })
  expect(await findPendingConfirmation(ctx, 999_999)).toBeNull()
})
