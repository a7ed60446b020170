import { beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#platform/db/transaction.ts'
import { createFormGuard } from '#platform/limits/form-guard.ts'
import { openMailQueue } from '#platform/mail/mail-queue.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { useDatabase } from '#tests/database.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { findAccount } from '../../server/account.queries.ts'
import { noContributions, noSecondFactor } from '../../server/accounts-context.fixture.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { createLink, issueLinkToken } from '../../server/one-time-links.ts'
import { createPerson } from '../../server/person.fixture.ts'
import { queueLinkMail } from '../../server/queue-link-mail.ts'
import {
  confirmEmail,
  findConfirmationAccountId,
  findPendingConfirmation,
  getConfirmationEmail,
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
    formGate: createFormGuard({ database, now: () => now }),
    storage: fileSystemStorage(await temporaryFolder()),
    mails: openMailQueue({ enqueue: async () => {} }),
    contributions: noContributions,
    secondFactor: noSecondFactor,
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

/** Sends the newest mail of the kind, which makes its link valid. */
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
  await inTransaction(db, (tx) =>
    queueLinkMail(tx, { mails: ctx.mails, kind: 'confirm-email', accountId, at: now }),
  )
  return mailIsSent()
}

const events = () => db.selectFrom('accountEvent').select(['accountId', 'actorId', 'kind']).execute()
const isVerified = async () => (await findAccount(db, denes))?.emailVerifiedAt ?? null

test('reading a link does not use it; the confirmation uses it once and is recorded [ACC-03]', async () => {
  const token = await linkOf()
  for (const _again of [1, 2, 3])
    expect(await getConfirmationEmail(ctx, { token })).toBe('denes@signbank.example')
  expect(await isVerified()).toBeNull()

  later(47)
  expect(await confirmEmail(ctx, { token })).toMatchObject({ id: denes, email: 'denes@signbank.example' })
  expect(await isVerified()).toEqual(now)
  expect(await events()).toEqual([{ accountId: denes, actorId: denes, kind: 'verified' }])
  await expect(confirmEmail(ctx, { token })).rejects.toThrow('link.used')
  await expect(getConfirmationEmail(ctx, { token })).rejects.toThrow('link.used')
  expect(await events()).toHaveLength(1)
})

test('two simultaneous confirmations confirm once [ACC-03]', async () => {
  const token = await linkOf()
  const both = await Promise.allSettled([confirmEmail(ctx, { token }), confirmEmail(ctx, { token })])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await events()).toHaveLength(1)
})

test('a link expires after two days but still identifies its account [ACC-03]', async () => {
  const token = await linkOf()
  later(48)
  await expect(getConfirmationEmail(ctx, { token })).rejects.toThrow('link.expired')
  await expect(confirmEmail(ctx, { token })).rejects.toThrow('link.expired')
  expect(await isVerified()).toBeNull()
  expect(await findConfirmationAccountId(ctx, { token })).toBe(denes)
})

test('confirming a confirmed address changes nothing [ACC-03]', async () => {
  const first = new Date('2026-11-20T08:00:00Z')
  const token = await linkOf()
  await db.updateTable('account').set({ emailVerifiedAt: first }).where('id', '=', denes).execute()
  await confirmEmail(ctx, { token })
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
])('a link that is %s confirms nothing and identifies no account [ACC-03]', async (_how, mangle) => {
  const token = mangle(await linkOf())
  await expect(getConfirmationEmail(ctx, { token })).rejects.toThrow('link.invalid')
  await expect(confirmEmail(ctx, { token })).rejects.toThrow('link.invalid')
  expect(await findConfirmationAccountId(ctx, { token })).toBeNull()
  expect(await isVerified()).toBeNull()
})

test('a link of another kind confirms nothing [ACC-03]', async () => {
  const linkId = await inTransaction(db, (tx) =>
    createLink(tx, { kind: 'reset-password', accountId: denes }, now),
  )
  const { token } = await issueLinkToken(db, linkId, now)
  await expect(confirmEmail(ctx, { token })).rejects.toThrow('link.invalid')
  expect(await isVerified()).toBeNull()
})

test('a link confirms only the address of its own account [ACC-03]', async () => {
  const bruno = await createPerson(db, { name: 'Bruno', emailVerifiedAt: null })
  expect(await confirmEmail(ctx, { token: await linkOf(bruno.account.id) })).toMatchObject({
    id: bruno.account.id,
  })
  expect(await isVerified()).toBeNull()
})

test('the link of a deleted account confirms nothing', async () => {
  const token = await linkOf()
  await db.updateTable('account').set({ deletedAt: now }).where('id', '=', denes).execute()
  await expect(confirmEmail(ctx, { token })).rejects.toThrow('link.invalid')
  await expect(resendConfirmationMail(ctx, { accountId: denes })).rejects.toThrow('account.notFound')
  expect(await findPendingConfirmation(ctx, { accountId: denes })).toBeNull()
})

test('a new mail ends the link of the one before [ACC-03]', async () => {
  const old = await linkOf()
  await resendConfirmationMail(ctx, { accountId: denes })
  const token = await mailIsSent()
  await expect(confirmEmail(ctx, { token: old })).rejects.toThrow('link.expired')
  await confirmEmail(ctx, { token })
  expect(await isVerified()).toEqual(now)
})

test('the mails to one address are limited for all clients together [ACC-11]', async () => {
  const most = resendLimits.find((limit) => limit.scope === 'account')?.points ?? 0
  for (let number = 0; number < most; number++)
    await resendConfirmationMail({ ...ctx, clientAddress: `203.0.113.${number}` }, { accountId: denes })
  await expect(resendConfirmationMail(ctx, { accountId: denes })).rejects.toMatchObject({
    code: 'form.tooMany',
    status: 429,
  })
  expect(await db.selectFrom('mail').select('id').execute()).toHaveLength(most)
})

test('no mail is sent to a confirmed address', async () => {
  await confirmEmail(ctx, { token: await linkOf() })
  await resendConfirmationMail(ctx, { accountId: denes })
  expect(await db.selectFrom('mail').select('id').execute()).toHaveLength(1)
})

test('the state of the newest mail is available to the page [ACC-03]', async () => {
  expect(await findPendingConfirmation(ctx, { accountId: denes })).toEqual({
    email: 'denes@signbank.example',
    isVerified: false,
    mail: null,
  })
  await resendConfirmationMail(ctx, { accountId: denes })
  expect((await findPendingConfirmation(ctx, { accountId: denes }))?.mail).toMatchObject({
    state: 'waiting',
    attempts: 0,
  })
  expect(await findPendingConfirmation(ctx, { accountId: 999_999 })).toBeNull()
})
