import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPublishedDictionary } from '#domains/publication/index.ts'
import { insertDictionary, publish } from '#domains/publication/server/publish.fixture.ts'
import { unpublishSigns } from '#domains/signs/server/signs.fixture.ts'
import { type Db, inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { createFormGuard } from '#platform/limits/form-guard.ts'
import { anActor } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import type { AppContext } from '../app-context.ts'
import { findContactTopic } from './contact-topic.ts'
import { handleContactForm } from './handle-contact-form.ts'

const database = await useDatabase()
const { db } = database
let at = Date.parse('2026-11-21T12:00:00Z')
const now = () => new Date(at)

let casa: number
let pending: number
let app: AppContext
let logged: string[]
beforeEach(async () => {
  await insertDictionary(db)
  casa = await inTransaction(db, (tx) => publish(tx, 'CASA'))
  pending = await inTransaction(db, (tx) => publish(tx, 'SEGREDO'))
  const approver = anActor({ id: 9, isApprover: true })
  await unpublishSigns(
    { db, now, requireSignerConsent: false, mails: { enqueue: async () => 0 } },
    { actor: approver, ids: [pending] },
  )
  const dictionary = await openPublishedDictionary({ database })
  logged = []
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) })
  const formGate = createFormGuard({ database, now })
  app = { dictionary, db, formGate, now, log, address: '203.0.113.7' } as unknown as AppContext
})
afterEach(() => app.dictionary.close())

const about = (query: string) => findContactTopic(new URLSearchParams(query), app.dictionary)

async function send(
  query: string,
  fields: Record<string, string>,
  { afterMs = 60_000, ...changes }: Partial<AppContext> & { afterMs?: number } = {},
) {
  const token = await app.formGate.issueToken()
  at += afterMs
  const body = new URLSearchParams({
    kind: 'mistake',
    word: 'CASA',
    subject: 'A mistake',
    message: 'The other hand.',
    name: 'Grace',
    email: 'grace@school.example',
    token,
    ...fields,
  })
  const request = new Request(`http://localhost/en/contact?${query}`, { method: 'POST', body })
  return handleContactForm({ request, app: { ...app, ...changes }, locale: 'en', about: about(query) })
}

const stored = () => db.selectFrom('contact').selectAll().execute()
/** The data, status and headers of a refused form. */
const refusalOf = (response: Awaited<ReturnType<typeof send>>) => {
  if (response instanceof Response) throw new Error('The form was accepted')
  return { ...response.data, status: response.init?.status, headers: new Headers(response.init?.headers) }
}

test('the form names published signs only and reveals nothing about others [PUB-06]', () => {
  expect(about(`sign=${casa}`)).toEqual({ sign: { id: casa, gloss: 'CASA' }, missing: null })
  const nothing = about('')
  expect(nothing).toEqual({ sign: null, missing: null })
  for (const id of [String(pending), '999999', '2147483648', '9999999999', '0', '-1', `0${casa}`, 'x', ''])
    expect(about(`sign=${id}`), id).toEqual(nothing)
})

test('the missing word is shortened and put on one line', () => {
  expect(about(`missing=${encodeURIComponent(' sau\r\ndade\u0000ő ')}`).missing).toBe('sau dade ő')
  expect(about(`missing=${'a'.repeat(500)}`).missing).toHaveLength(150)
  expect(about('missing=').missing).toBeNull()
})

test('a mistake is stored with its sign, and the sender is redirected to the confirmation [PUB-06]', async () => {
  const response = (await send(`sign=${casa}`, {})) as Response
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe(`/en/contact?sign=${casa}&sent=1`)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await stored()).toMatchObject([
    { kind: 'mistake', signId: casa, word: 'CASA', language: 'en', status: 'waiting' },
  ])
})

test('if the sign was withdrawn meanwhile, its gloss is stored as the sender saw it', async () => {
  expect(((await send(`sign=${pending}`, { word: 'SEGREDO' })) as Response).status).toBe(303)
  expect(await stored()).toMatchObject([{ kind: 'mistake', signId: null, word: 'SEGREDO' }])
})

test('a question is stored without sign and word, even if the form contains them', async () => {
  await send(`sign=${casa}`, { kind: 'question' })
  expect(await stored()).toMatchObject([{ kind: 'question', signId: null, word: null }])
})

test('a form that is sent faster than a person writes is refused, keeps its values, and can be sent again later [PUB-06]', async () => {
  const response = refusalOf(await send('', {}, { afterMs: 1_000 }))
  expect(response).toMatchObject({ status: 422, values: { name: 'Grace', message: 'The other hand.' } })
  expect(await stored()).toEqual([])
  at += 60_000
  const again = await send('', { token: response.token ?? '' }, { afterMs: 0 })
  expect((again as Response).status).toBe(303)
  expect(await stored()).toHaveLength(1)
})

test('if the database is busy, the form keeps its values and the response has a retry time [PUB-06]', async () => {
  const busy = { verifyToken: () => Promise.reject(new AppError('server.busy')) }
  const response = refusalOf(await send('', {}, { formGate: { ...app.formGate, ...busy } }))
  expect(response).toMatchObject({ status: 503, values: { message: 'The other hand.' } })
  expect(response.problem).toContain('busy')
  expect(response.headers.get('retry-after')).toBe('2')
  expect(response.token).not.toBeNull()
})

test('a failure is reported to the sender, and the log contains no form values [PUB-06]', async () => {
  const failing = {
    selectFrom: () => {
      throw Object.assign(new Error('Failing row contains (grace@school.example)'), { code: '23514' })
    },
  }
  const response = refusalOf(await send('', {}, { db: failing as unknown as Db }))
  expect(response).toMatchObject({ status: 500, values: { subject: 'A mistake' } })
  expect(response.problem).toContain('could not be sent')
  expect(logged.join()).toContain('23514')
  expect(logged.join()).not.toContain('grace')
})

test('nothing about the sender is logged, and the IP address is not stored [PUB-06]', async () => {
  await send('', {})
  for (let number = 0; number < 12; number++) await send('', { subject: `No. ${number}` })
  expect(logged).toEqual([])
  expect(JSON.stringify(await stored())).not.toContain('203.0.113')
})
