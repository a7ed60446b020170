import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { createFormGuard, type FormGuard } from '#platform/limits/form-guard.ts'
import { useDatabase } from '#tests/database.ts'
import { aContact, someContactValues } from '../contact.fixture.ts'
import { parseContact } from '../contact.input.ts'
import { contactKinds, contactLengths, type NewContact } from '../contact.ts'
import { type ContactContext, contactLimits, sendContact } from './send-contact.ts'

const database = await useDatabase()
const { db } = database
let at = Date.parse('2026-11-21T12:00:00Z')
let formGuard: FormGuard
let sender = 0
let clientAddress: string
beforeEach(() => {
  formGuard = createFormGuard({ database, now: () => new Date(at) })
  clientAddress = `198.51.100.${++sender}`
})

const withoutFilms = {} as Pick<ContactContext, 'storage' | 'uploads' | 'jobs'>

/** The token of a form that was opened a minute ago. */
async function openForm(): Promise<string> {
  const token = await formGuard.issueToken()
  at += 60_000
  return token
}

const send = (contact: NewContact, token: string) =>
  sendContact(
    { ...withoutFilms, db, formGuard, now: () => new Date(at) },
    { contact, film: null, form: { token, clientAddress } },
  )

const stored = () => db.selectFrom('contact').selectAll().orderBy('id').execute()

test('a message is stored as waiting with everything that was written, but without the IP address of its sender [PUB-06]', async () => {
  await send(aContact({ kind: 'missing', word: 'saudade' }), await openForm())
  const [contact, ...others] = await stored()
  expect(others).toEqual([])
  expect(contact).toMatchObject({
    ...aContact({ kind: 'missing', word: 'saudade' }),
    status: 'waiting',
    solverId: null,
    resolutionNote: null,
    createdAt: new Date(at),
  })
  expect(JSON.stringify(contact)).not.toContain(clientAddress)
})

test('a form that is submitted twice, even at the same time, is stored once [PUB-06]', async () => {
  const token = await openForm()
  await Promise.all([send(aContact(), token), send(aContact(), token)])
  await send(aContact(), token)
  expect(await stored()).toHaveLength(1)
})

test('a different message of the same form is stored as well', async () => {
  const token = await openForm()
  await send(aContact(), token)
  await send(aContact({ message: 'I forgot to say when.' }), token)
  expect(await stored()).toHaveLength(2)
})

test('a sender above the limit is refused, but may repeat a message that was already stored [PUB-06]', async () => {
  const limit = contactLimits[0]?.points ?? 0
  const token = await openForm()
  for (let number = 1; number <= limit; number++)
    await send(aContact({ subject: `Message ${number}` }), token)
  await expect(send(aContact({ subject: 'One more' }), token)).rejects.toMatchObject({
    code: 'form.tooMany',
    status: 429,
  })
  await send(aContact({ subject: 'Message 1' }), token)
  expect(await stored()).toHaveLength(limit)
})

test('some senders at their limits do not close the form for others [PUB-06]', async () => {
  const token = await openForm()
  const limit = contactLimits[0]?.points ?? 0
  for (let number = 0; number < 13; number++) {
    clientAddress = `203.0.113.${number + 1}`
    for (let message = 0; message < limit; message++)
      await send(aContact({ subject: `${number} ${message}` }), token)
  }
  clientAddress = '198.51.100.250'
  await send(aContact({ subject: 'From somebody else' }), token)
  expect(await stored()).toHaveLength(13 * limit + 1)

  const perSender = contactLimits.filter(({ scope, seconds }) => scope === 'sender' && seconds === 3_600)
  const forAll = contactLimits.find(({ scope }) => scope === 'everyone')
  expect((forAll?.points ?? 0) / (perSender[0]?.points ?? 1)).toBeGreaterThanOrEqual(100)
})

test('a form that is submitted too quickly, or has a forged token, stores nothing [PUB-06]', async () => {
  await expect(send(aContact(), await formGuard.issueToken())).rejects.toThrow('form.tooQuick')
  await expect(send(aContact(), 'made up')).rejects.toThrow('form.expired')
  expect(await stored()).toEqual([])
})

test('the table accepts the maximum lengths of the schema, for every kind', async () => {
  for (const kind of contactKinds) {
    const input = parseContact(
      someContactValues({
        kind,
        word: '語'.repeat(contactLengths.word),
        subject: '語'.repeat(contactLengths.subject),
        message: '語'.repeat(contactLengths.message),
        name: '語'.repeat(contactLengths.name),
        email: `${'a'.repeat(contactLengths.email - 10)}@b.example`,
      }),
    )
    const { word, subject, message, name, email } = input
    const contact = aContact({ kind, word: kind === 'question' ? null : word, subject, message })
    await send({ ...contact, senderName: name, senderEmail: email }, await openForm())
  }
  expect(await stored()).toHaveLength(contactKinds.length)
})

test('a missing word is stored without message, name and address; other kinds need them [PUB-06]', async () => {
  const nothingElse = { message: '', senderName: '', senderEmail: '' }
  await send(aContact({ kind: 'missing', word: 'saudade', ...nothingElse }), await openForm())
  expect(await stored()).toMatchObject([{ word: 'saudade', ...nothingElse }])
  for (const [field, value] of Object.entries(nothingElse))
    await expect(send(aContact({ [field]: value }), await openForm())).rejects.toThrow(/check constraint/)
})

test.each([
  ['an unknown status', sql`update contact set status = 'lost'`],
  ['a waiting contact with a solver', sql`update contact set solver_id = 1`],
  ['a contact about a missing sign without a word', sql`update contact set kind = 'missing'`],
  ['a contact with a sign that reports no mistake', sql`update contact set sign_id = 1`],
])('the table refuses %s', async (_case, change) => {
  await send(aContact(), await openForm())
  await expect(change.execute(db)).rejects.toThrow(/check constraint/)
})

test('a solved contact stores who solved it and the note', async () => {
  await send(aContact(), await openForm())
  await db
    .updateTable('contact')
    .set({ status: 'solved', solverId: 1, resolutionNote: 'Answered by mail.' })
    .execute()
  expect(await stored()).toMatchObject([{ status: 'solved', solverId: 1 }])
})
