import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { FormGuard } from '#platform/limits/form-guard.ts'
import { createFormGuard } from '#platform/limits/form-guard.ts'
import { useDatabase } from '#tests/database.ts'
import { aContact, someContactValues } from '../contact.fixture.ts'
import { parseContact } from '../contact.input.ts'
import { contactKinds, contactLengths, type NewContact } from '../contact.ts'
import { contactLimits, sendContact } from './send-contact.ts'

const database = await useDatabase()
const { db } = database
let at = Date.parse('2026-11-21T12:00:00Z')
let gate: FormGuard
let sender = 0
let address: string
beforeEach(() => {
  gate = createFormGuard({ database, now: () => new Date(at) })
  address = `198.51.100.${++sender}`
})

/** A form that was open for a minute. */
async function openForm(): Promise<string> {
  const token = await gate.issueToken()
  at += 60_000
  return token
}

const send = (contact: NewContact, token: string) =>
  sendContact({ db, gate, now: () => new Date(at) }, contact, { token, address })

const stored = () => db.selectFrom('contact').selectAll().orderBy('id').execute()

test('a message waits in the panel’s contacts, with all that was written and nothing of its sender’s address [PUB-06]', async () => {
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
  expect(JSON.stringify(contact)).not.toContain(address)
})

test('a form that is sent twice, even at once, is stored once [PUB-06]', async () => {
  const token = await openForm()
  await Promise.all([send(aContact(), token), send(aContact(), token)])
  await send(aContact(), token)
  expect(await stored()).toHaveLength(1)
})

test('another message of the same form is another message', async () => {
  const token = await openForm()
  await send(aContact(), token)
  await send(aContact({ message: 'I forgot to say when.' }), token)
  expect(await stored()).toHaveLength(2)
})

test('a flood is stopped and stores nothing more; sending the same again is no flood [PUB-06]', async () => {
  const most = contactLimits[0]?.points ?? 0
  const token = await openForm()
  for (let number = 1; number <= most; number++) await send(aContact({ subject: `Message ${number}` }), token)
  await expect(send(aContact({ subject: 'One more' }), token)).rejects.toMatchObject({
    code: 'form.tooMany',
    status: 429,
  })
  await send(aContact({ subject: 'Message 1' }), token)
  expect(await stored()).toHaveLength(most)
})

test('a form that is too quick, or not from here, stores nothing [PUB-06]', async () => {
  await expect(send(aContact(), await gate.issueToken())).rejects.toThrow('form.tooQuick')
  await expect(send(aContact(), 'made up')).rejects.toThrow('form.expired')
  expect(await stored()).toEqual([])
})

test('the table takes the longest that the schema takes, of every kind', async () => {
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

test.each([
  ['a status that does not exist', sql`update contact set status = 'lost'`],
  ['a solver of what still waits', sql`update contact set solver_id = 1`],
  ['a missing sign without a word', sql`update contact set kind = 'missing'`],
  ['a sign in what is no mistake', sql`update contact set sign_id = 1`],
])('the table refuses %s', async (_what, change) => {
  await send(aContact(), await openForm())
  await expect(change.execute(db)).rejects.toThrow(/check constraint/)
})

test('a solved contact keeps who solved it and how', async () => {
  await send(aContact(), await openForm())
  await db
    .updateTable('contact')
    .set({ status: 'solved', solverId: 1, resolutionNote: 'Answered by mail.' })
    .execute()
  expect(await stored()).toMatchObject([{ status: 'solved', solverId: 1 }])
})
