import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { accountMails, accountsContext, parsePasswordForm, register } from '#domains/accounts/index.ts'
import { defaultLinkLifetimes } from '#domains/accounts/one-time-link.ts'
import { registrationValues } from '#domains/accounts/registration/registration.fixture.ts'
import { registrationSchema } from '#domains/accounts/registration/registration.input.ts'
import { aLegalVersion } from '#domains/consent/server/legal-version.fixture.ts'
import { visitor } from '#platform/actor.ts'
import { startJob } from '#platform/jobs/job-definition.ts'
import { openJobs } from '#platform/jobs/open-jobs.ts'
import { createFormGuard } from '#platform/limits/form-guard.ts'
import { mailJob } from '#platform/mail/mail-job.ts'
import { openMailQueue } from '#platform/mail/mail-queue.ts'
import { type Behaviour, startMailServer } from '#platform/mail/mail-server.fixture.ts'
import { smtpTransport } from '#platform/mail/smtp-transport.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { useDatabase } from '#tests/database.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import type { AppContext } from '../app-context.ts'
import { presentEmailConfirmation } from './present-email-confirmation.ts'
import { findRegisteredAccount, serializeRegisteredAccount } from './registered-cookie.ts'

const database = await useDatabase()
const { db } = database
const now = () => new Date('2026-11-21T12:00:00Z')
const log = pino({ level: 'silent' })
let app: AppContext

/** Opens the services of a registration with a mail server of the given behaviour. */
async function openWith(behaviour: Behaviour) {
  const jobs = await openJobs({ database, log, queues: [mailJob.queue] })
  onTestFinished(() => jobs.close())
  const server = await startMailServer(behaviour)
  const from = { name: '', address: 'signs@signbank.example' }
  const transport = smtpTransport({ url: server.url, from, idleTimeoutMs: 20_000 })
  const { compose } = accountMails({
    db,
    origin: 'http://signs.example',
    linkLifetimes: defaultLinkLifetimes,
    now,
  })
  await startJob(jobs, mailJob, { db, jobs, transport, compose, log, now })
  app = {
    db,
    now,
    log,
    session: null,
    mails: openMailQueue(jobs),
    formGate: createFormGuard({ database, now }),
    storage: fileSystemStorage(await temporaryFolder()),
    clientAddress: '198.51.100.7',
    settings: { secure: false },
  } as unknown as AppContext
  return server
}

async function registerGrace() {
  const values = registrationValues({ ...(await lists()) })
  const input = await parsePasswordForm(registrationSchema(values), 'password', values)
  const ctx = accountsContext(app, { clientAddress: app.clientAddress, locale: 'pt' })
  return register(ctx, visitor, { ...input, photo: null })
}

async function lists() {
  const idOf = (rows: { id: number }[]) => `${rows[0]?.id}`
  return {
    professionId: idOf(await db.insertInto('profession').defaultValues().returning('id').execute()),
    termsId: `${await aLegalVersion(db, 'terms')}`,
    policyId: `${await aLegalVersion(db, 'privacy')}`,
  }
}

const asks = (cookie?: string, query = '') =>
  new Request(`http://here/pt/confirm-email${query}`, { headers: cookie ? { cookie } : {} })
const look = (cookie?: string, query?: string) =>
  presentEmailConfirmation({ app, request: asks(cookie, query), locale: 'pt' })

/** The Cookie header that a browser sends for a Set-Cookie header. */
const cookieOf = async (id: number) => (await serializeRegisteredAccount(app, id)).split(';')[0] ?? ''

test('when the mail server refuses, the account exists and the page reports the retry [ACC-01] [ACC-03]', async () => {
  const behaviour: Behaviour = { rejectionCode: 451 }
  await openWith(behaviour)
  const { id, email } = await registerGrace()
  const cookie = await cookieOf(id)
  await expect.poll(() => look(cookie)).toMatchObject({ mail: 'retrying', email })
  expect(await db.selectFrom('account').select('status').execute()).toEqual([{ status: 'awaiting' }])
})

test('a mail server that does not answer does not delay the registration [ACC-01] [ACC-03]', async () => {
  await openWith({ hangs: true })
  const { id, email } = await registerGrace()
  expect(await look(await cookieOf(id))).toMatchObject({ state: 'awaiting', mail: 'waiting', email })
})

test('the page reports a sent mail, and its link shows the confirmation button [ACC-03]', async () => {
  const server = await openWith({})
  const { id, email } = await registerGrace()
  const cookie = await cookieOf(id)
  await expect.poll(() => look(cookie)).toMatchObject({ mail: 'sent' })
  const token = /[?&]token=([\w-]+)/.exec(server.taken[0]?.parsed.text ?? '')?.[1] ?? ''
  expect(await look(undefined, `?token=${token}`)).toEqual({ state: 'ask', token, email })
  expect(await look(undefined, `?token=${token}x`)).toEqual({ state: 'useless' })
})

test('the page reports a failed mail', async () => {
  await openWith({})
  const { id } = await registerGrace()
  const cookie = await cookieOf(id)
  await expect.poll(() => look(cookie)).toMatchObject({ mail: 'sent' })
  await db.updateTable('mail').set({ state: 'failed', failure: 'gone' }).execute()
  expect(await look(cookie)).toMatchObject({ mail: 'failed' })
})

test('only our signed cookie, hidden from scripts, identifies the registered account', async () => {
  await openWith({})
  const set = await serializeRegisteredAccount(app, 7)
  expect(set).toMatch(/; HttpOnly/)
  expect(set).toMatch(/; SameSite=Lax/)
  const cookie = set.split(';')[0] ?? ''
  expect(await findRegisteredAccount(app, asks(cookie))).toBe(7)
  const [name, value = ''] = cookie.split('=')
  const mine = Buffer.from('8').toString('base64')
  for (const forged of [mine, `${mine}.`, value.replace(/^[^.]*/, mine), value.slice(0, -2), 'x', ''])
    expect(await findRegisteredAccount(app, asks(`${name}=${encodeURIComponent(forged)}`)), forged).toBeNull()
  expect(await findRegisteredAccount(app, asks())).toBeNull()
})

test('a confirmed, deleted or unknown account reveals no address [ACC-03]', async () => {
  await openWith({})
  const { id } = await registerGrace()
  expect(await look(await cookieOf(987_654))).toEqual({ state: 'unknown' })
  await db.updateTable('account').set({ emailVerifiedAt: now() }).where('id', '=', id).execute()
  await expect(look(await cookieOf(id))).rejects.toMatchObject({ status: 303 })
  await db.updateTable('account').set({ deletedAt: now() }).where('id', '=', id).execute()
  expect(await look(await cookieOf(id))).toEqual({ state: 'unknown' })
})
