import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { aLegalVersion } from '#domains/consent/server/legal-version.fixture.ts'
import { type Actor, visitor } from '#platform/actor.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { FormValues } from '#platform/forms/form-values.ts'
import { createFormGuard } from '#platform/limits/form-guard.ts'
import type { NewMail } from '#platform/mail/mail-queue.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { findAccountByEmail } from '../../server/account.queries.ts'
import { noContributions, noSecondFactor } from '../../server/accounts-context.fixture.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { verifyPassword } from '../../sessions/server/password-hash.ts'
import { parsePasswordForm } from '../../sessions/server/password-strength.ts'
import { registrationValues } from '../registration.fixture.ts'
import { registrationSchema } from '../registration.input.ts'
import { register, registrationLimits } from './register.ts'

const database = await useDatabase()
const { db } = database
const at = new Date('2026-11-21T12:00:00Z')
let ctx: AccountsContext
let mails: NewMail[]
let lists: { professionId: string; termsId: string; policyId: string }
let sender = 0

beforeEach(async () => {
  mails = []
  ctx = {
    db,
    now: () => at,
    locale: 'hu',
    clientAddress: `198.51.100.${++sender}`,
    formGate: createFormGuard({ database, now: () => at }),
    storage: fileSystemStorage(await temporaryFolder()),
    mails: { enqueue: async (_tx, mail) => mails.push(mail) },
    contributions: noContributions,
    secondFactor: noSecondFactor,
  }
  const { id } = await db.insertInto('profession').defaultValues().returning('id').executeTakeFirstOrThrow()
  lists = {
    professionId: `${id}`,
    termsId: `${await aLegalVersion(db, 'terms')}`,
    policyId: `${await aLegalVersion(db, 'privacy')}`,
  }
})

const formOf = (facts: FormValues) =>
  registrationValues({ ...lists, ...facts, ...(facts.email && { emailConfirmation: facts.email }) })
/** Parses the form like the page and registers the person. */
async function registerWith(facts: FormValues = {}, photo: Uint8Array | null = null, actor: Actor = visitor) {
  const form = formOf(facts)
  const input = await parsePasswordForm(registrationSchema(form), 'password', form)
  return register(ctx, actor, { ...input, photo })
}

const refusal = (work: Promise<unknown>): Promise<AppError> =>
  work.then(
    () => {
      throw new Error('It was not refused')
    },
    (error) => error,
  )

const count = async (table: 'account' | 'accountLink' | 'legalAcceptance' | 'accountEvent') =>
  (await db.selectFrom(table).selectAll().execute()).length

async function expectNothingStored() {
  for (const table of ['account', 'accountLink', 'legalAcceptance', 'accountEvent'] as const)
    expect(await count(table), table).toBe(0)
  expect(await files()).toEqual([])
  expect(mails).toEqual([])
}

async function files(): Promise<string[]> {
  const keys: string[] = []
  for await (const key of ctx.storage.list()) keys.push(key)
  return keys
}

const photo = () =>
  sharp({ create: { width: 200, height: 300, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()

test('a new account awaits approval, with its acceptances and the mail that confirms its address [ACC-01]', async () => {
  const account = await registerWith({ socialName: 'Gracie' }, await photo())
  expect(account).toMatchObject({
    email: 'grace@school.example',
    emailVerifiedAt: null,
    name: 'Grace',
    socialName: 'Gracie',
    professionId: Number(lists.professionId),
    locale: 'hu',
    status: 'awaiting',
    isAdmin: false,
    isApprover: false,
    isOwner: false,
    registeredAt: at,
    deletedAt: null,
  })
  const accepted = await db.selectFrom('legalAcceptance').selectAll().orderBy('legalVersionId').execute()
  expect(accepted).toEqual(
    [lists.termsId, lists.policyId].map((id) => ({ accountId: account.id, legalVersionId: Number(id), at })),
  )
  expect(await db.selectFrom('accountEvent').select(['accountId', 'kind', 'at']).execute()).toEqual([
    { accountId: account.id, kind: 'registered', at },
  ])
  const links = await db.selectFrom('accountLink').selectAll().execute()
  expect(links).toMatchObject([{ accountId: account.id, kind: 'confirm-email', usedAt: null }])
  expect(mails).toEqual([{ kind: 'confirm-email', accountId: account.id, params: { linkId: links[0]?.id } }])
  expect(await files()).toHaveLength(2)
})

test('only a hash of the password is stored [ACC-01]', async () => {
  await registerWith()
  const { rows } = await sql<{ hash: string; all: string }>`
    select password_hash as hash, account::text as all from account`.execute(db)
  expect(rows[0]?.hash).toMatch(/^\$argon2id\$/)
  expect(rows[0]?.all).not.toContain('herons')
  expect(await verifyPassword(rows[0]?.hash ?? null, 'nine tall herons wade')).toBe(true)
})

test.each(['grace@school.example', 'GRACE@School.example'])(
  'a taken address is refused at its field, whatever its case: %s [ACC-01]',
  async (email) => {
    await registerWith()
    mails = []
    const refused = await refusal(registerWith({ email }, await photo()))
    expect(refused).toMatchObject({
      code: 'account.emailTaken',
      fields: [{ field: 'email', code: 'account.emailTaken' }],
    })
    expect([await count('account'), await files(), mails]).toEqual([1, [], []])
  },
)

test('of two simultaneous registrations with one address one is refused at the field [ACC-01]', async () => {
  const both = await Promise.allSettled([
    registerWith({}, await photo()),
    registerWith({ email: 'Grace@school.example' }, await photo()),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const refused = both.find((one) => one.status === 'rejected')
  expect(refused?.reason).toMatchObject({ code: 'account.emailTaken', fields: [{ field: 'email' }] })
  expect([await count('account'), await count('legalAcceptance'), mails.length]).toEqual([1, 2, 1])
  expect(await files()).toHaveLength(2)
})

test.each(['terms', 'privacy'])(
  'without a published version of %s a registration is refused and nothing is stored [ACC-01]',
  async (kind) => {
    await db.deleteFrom('legalVersion').where('kind', '=', kind).execute()
    expect(await refusal(registerWith({}, await photo()))).toMatchObject({ code: 'legal.missing' })
    await expectNothingStored()
  },
)

test('an outdated version cannot be accepted [ACC-01]', async () => {
  await aLegalVersion(db, 'terms')
  expect(await refusal(registerWith({}, await photo()))).toMatchObject({
    code: 'legal.notCurrent',
    status: 409,
  })
  await expectNothingStored()
})

test('a removed profession is refused at its field and nothing is stored', async () => {
  expect(await refusal(registerWith({ professionId: '987654' }))).toMatchObject({
    code: 'request.invalid',
    fields: [{ field: 'professionId', code: 'value.invalid' }],
  })
  await expectNothingStored()
})

test.runIf(database.engine === 'server')(
  'a profession that is removed while somebody registers is refused at its field and nothing is stored',
  async () => {
    let refused: Promise<unknown> | undefined
    await db.transaction().execute(async (tx) => {
      await tx.deleteFrom('profession').where('id', '=', Number(lists.professionId)).execute()
      refused = refusal(registerWith({}))
      await expect.poll(countWaiting).toBe(1)
    })
    expect(await refused).toMatchObject({
      code: 'request.invalid',
      fields: [{ field: 'professionId', code: 'value.invalid' }],
    })
    await expectNothingStored()
  },
)

/** How many connections of the database wait for a lock. Within one transaction the answer would stay the same. */
async function countWaiting(): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length
}

test('a common password is refused at its field together with all other errors [ACC-01]', async () => {
  const password = 'mailcreated5240'
  expect(await refusal(registerWith({ password, hearingStatus: '' }, await photo()))).toMatchObject({
    code: 'request.invalid',
    fields: [
      { field: 'hearingStatus', code: 'value.choose' },
      { field: 'password', code: 'value.passwordCommon' },
      { field: 'passwordConfirmation', code: 'value.mismatch' },
    ],
  })
  await expectNothingStored()
})

test('an invalid photo is refused at its field and nothing is stored [ACC-01]', async () => {
  expect(await refusal(registerWith({}, Buffer.from('<svg/>')))).toMatchObject({
    code: 'photo.notPicture',
    fields: [{ field: 'photo', code: 'photo.notPicture' }],
  })
  await expectNothingStored()
})

test('without the queued mail nothing of a registration is stored', async () => {
  ctx.mails = { enqueue: () => Promise.reject(new AppError('server.busy')) }
  expect(await refusal(registerWith({}, await photo()))).toMatchObject({ code: 'server.busy' })
  await expectNothingStored()
})

test('attempts for one address are limited for all clients, other addresses are not affected [ACC-11]', async () => {
  const ofAccount = registrationLimits.find((limit) => limit.scope === 'account')?.points ?? 0
  await registerWith()
  for (let number = 1; number < ofAccount; number++)
    expect(await refusal(registerWith())).toMatchObject({ code: 'account.emailTaken' })
  expect(await refusal(registerWith())).toMatchObject({ code: 'form.tooMany', status: 429 })
  ctx.clientAddress = `203.0.113.${sender}`
  expect(await refusal(registerWith())).toMatchObject({ code: 'form.tooMany' })
  await registerWith({ email: 'frieda@school.example' })
})

test('the table stores the longest values that the form accepts', async () => {
  const email = `${'a'.repeat(254 - '@school.example'.length)}@school.example`
  const long = '語'.repeat(100)
  await registerWith({
    email,
    name: long,
    lastName: long,
    socialName: long,
    state: long,
    zipCode: '9'.repeat(20),
    linkedProject: '語'.repeat(150),
  })
  expect(await findAccountByEmail(db, email.toUpperCase())).toMatchObject({ name: long, state: long })
})

test('a signed-in person cannot register, and nothing is stored [ACC-01]', async () => {
  expect(await refusal(registerWith({}, await photo(), cast.bruno))).toMatchObject({
    code: 'account.signedIn',
  })
  await expectNothingStored()
})

test('the use case refuses a weak password, whatever the caller parsed [ACC-01]', async () => {
  const input = await parsePasswordForm(registrationSchema(formOf({})), 'password', formOf({}))
  for (const [password, code] of [
    ['mailcreated5240', 'value.passwordCommon'],
    ['grace grace 2026', 'value.passwordPersonal'],
  ] as const)
    expect(await refusal(register(ctx, visitor, { ...input, password, photo: null }))).toMatchObject({
      fields: [{ field: 'password', code }],
    })
  await expectNothingStored()
})
