import { beforeEach, describe, expect, test } from 'vitest'
import { createPerson } from '#domains/accounts/server/person.fixture.ts'
import { aContact } from '#domains/contacts/contact.fixture.ts'
import type { NewContact } from '#domains/contacts/contact.ts'
import { insertContact, setFilm } from '#domains/contacts/server/contact.queries.ts'
import type { AccountActor } from '#platform/actor.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import { openMailQueue } from '#platform/mail/mail-queue.ts'
import { useDatabase } from '#tests/database.ts'
import { insertMedia, insertMediaFile } from '#tests/rows.ts'
import type { ContactChange } from '../contact-change.input.ts'
import { parseContactQuery } from '../contact-query.input.ts'
import { changeContact, contactMails, getContact, listContacts } from '../index.ts'
import { eraseSolvedContacts } from './contact-erasure-job.ts'

const { db } = await useDatabase()
const now = new Date('2026-11-21T12:00:00Z')
const mails = openMailQueue({ enqueue: async () => {} })
/** The storage keys of deleted files. */
const deleted: string[] = []
const storage = { delete: async (key: string) => void deleted.push(key) }
const context = { db, mails, storage, now: () => new Date(now) }
let ana: AccountActor
let carla: AccountActor
let bruno: AccountActor

beforeEach(async () => {
  ana = (await createPerson(db, { name: 'Ana', isAdmin: true })).actor
  carla = (await createPerson(db, { name: 'Carla', isAdmin: true })).actor
  bruno = (await createPerson(db, { name: 'Bruno' })).actor
})

let deliveries = 0
async function receive(facts: Partial<NewContact> = {}, createdAt = now): Promise<number> {
  await insertContact(db, { ...aContact(facts), delivery: `delivery-${++deliveries}`, createdAt })
  const { id } = await db
    .selectFrom('contact')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}
const change = (id: number, revision: number, wanted: ContactChange, actor: AccountActor = ana) =>
  changeContact(context, actor, { id, revision, change: wanted })
const read = (id: number) => getContact(context, ana, { id, locale: 'en' })
const list = (query = '') =>
  listContacts(context, ana, { query: parseContactQuery(new URLSearchParams(query)), locale: 'en' })
const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'not refused',
    (error) => (isAppError(error) ? error.code : Promise.reject(error)),
  )
const queuedMails = () => db.selectFrom('mail').selectAll().orderBy('id').execute()

describe('the list', () => {
  test('has the waiting messages first, those that wait longest at the top [CNT-02]', async () => {
    const day = (date: string) => new Date(`2026-11-${date}T08:00:00Z`)
    const second = await receive({ subject: 'Second' }, day('15'))
    const first = await receive({ subject: 'First' }, day('10'))
    const solved = await receive({ subject: 'Solved' }, day('01'))
    await change(solved, 1, { kind: 'solve', note: 'Done' })
    const waiting = await list()
    expect(waiting.contacts.map(({ id }) => id)).toEqual([first, second])
    expect(waiting.counts).toEqual({ waiting: 2, solved: 1 })
    expect((await list('status=solved')).contacts).toMatchObject([
      { id: solved, solver: 'Ana', resolutionNote: 'Done', solvedAt: now },
    ])
    expect((await list('status=all')).contacts.map(({ id }) => id)).toEqual([second, first, solved])
  })

  test('is searched by text, name, address and word, and filtered by kind and language [CNT-02]', async () => {
    const question = await receive({ subject: 'Is 100 % free_of charge?', senderName: 'Frieda' })
    const missing = await receive({ kind: 'missing', word: 'avalanche', language: 'de' })
    const found = async (query: string) => (await list(query)).contacts.map(({ id }) => id)
    expect(await found('q=FRIEDA')).toEqual([question])
    expect(await found(`q=${encodeURIComponent('100 % free_')}`)).toEqual([question])
    expect(await found(`q=${encodeURIComponent('1%free')}`)).toEqual([])
    expect(await found('q=avalan')).toEqual([missing])
    expect(await found('kind=missing')).toEqual([missing])
    expect(await found('language=en')).toEqual([question])
    expect((await list('kind=missing')).counts).toEqual({ waiting: 1, solved: 0 })
  })

  test('has pages, and a page beyond the last one is the last one', async () => {
    for (let number = 0; number < 27; number++) await receive()
    const { contacts, page, pages } = await list('page=9')
    expect([contacts.length, page, pages]).toEqual([2, 2, 2])
  })
})

describe('a message', () => {
  test('is solved with a note and its solver, and waits again; its history says who did what [CNT-02]', async () => {
    const id = await receive()
    await change(id, 1, { kind: 'take' }, carla)
    await change(id, 2, { kind: 'comment', comment: 'The film is mirrored.' }, carla)
    await change(id, 3, { kind: 'solve', note: 'Filmed again' })
    expect((await read(id)).contact).toMatchObject({
      status: 'solved',
      solver: 'Ana',
      assignee: 'Carla',
      resolutionNote: 'Filmed again',
    })
    await change(id, 4, { kind: 'reopen' })
    await change(id, 5, { kind: 'release' })
    const { contact, events } = await read(id)
    expect(contact).toMatchObject({
      status: 'waiting',
      solverId: null,
      resolutionNote: null,
      solvedAt: null,
      assigneeId: null,
      revision: 6,
    })
    expect(events.map(({ kind, by, text }) => [kind, by, text])).toEqual([
      ['taken', 'Carla', null],
      ['note', 'Carla', 'The film is mirrored.'],
      ['solved', 'Ana', 'Filmed again'],
      ['waiting', 'Ana', null],
      ['released', 'Ana', null],
    ])
  })

  test('is changed by one of two people who saw the same state; the other one is refused [CNT-02]', async () => {
    const id = await receive()
    const codes = await Promise.all(
      [ana, carla].map((actor) => codeOf(change(id, 1, { kind: 'solve', note: 'Done' }, actor))),
    )
    expect(codes.toSorted()).toEqual(['contact.changed', 'not refused'])
    expect((await read(id)).events).toHaveLength(1)
  })

  test('allows only changes that its state allows, by administrators [ROL-02]', async () => {
    const id = await receive()
    expect(await codeOf(change(id, 1, { kind: 'reopen' }))).toBe('request.invalid')
    expect(await codeOf(change(id, 1, { kind: 'release' }))).toBe('request.invalid')
    expect(await codeOf(change(999_999, 1, { kind: 'take' }))).toBe('contact.notFound')
    await change(id, 1, { kind: 'solve', note: 'Done' })
    expect(await codeOf(change(id, 2, { kind: 'solve', note: 'Again' }))).toBe('request.invalid')
    for (const attempt of [
      () => listContacts(context, bruno, { query: parseContactQuery(new URLSearchParams()), locale: 'en' }),
      () => getContact(context, bruno, { id, locale: 'en' }),
      // The right is checked before anything is said about the message.
      () => change(id, 77, { kind: 'comment', comment: 'x' }, bruno),
      () => change(999_999, 1, { kind: 'take' }, bruno),
    ])
      expect(await codeOf(attempt())).toBe('account.adminsOnly')
    expect(await codeOf(change(id, 2, { kind: 'take' }, { ...ana, hasPendingAcceptance: true }))).toBe(
      'account.owesAcceptance',
    )
  })
})

describe('an answer', () => {
  test('is a mail in the language of the sender with their message below, and solves it [CNT-02]', async () => {
    const id = await receive({ language: 'de', senderName: 'Frieda', subject: 'Darf ich?\r\nBcc: x' })
    await change(id, 1, { kind: 'reply', subject: 'Ihr Besuch', text: 'Ja, gern.', solves: true, note: null })
    expect((await read(id)).contact).toMatchObject({ status: 'solved', solver: 'Ana', resolutionNote: null })
    const [mail, ...others] = await queuedMails()
    expect(others).toEqual([])
    const message = await contactMails({ db, origin: 'https://signs.example' }).compose({
      id: 1,
      kind: mail?.kind ?? '',
      accountId: null,
      params: mail?.params as Record<string, number>,
    })
    expect(message?.to).toEqual({ name: 'Frieda', address: 'grace@school.example' })
    expect(message?.subject).toBe('Ihr Besuch')
    expect(message?.text).toMatch(
      /^Ja, gern\.\n\nSie haben geschrieben:\n\n> May we come with twenty pupils\?/,
    )
    const { events } = await read(id)
    expect(events.map(({ kind, text, delivery }) => [kind, text, delivery])).toEqual([
      ['reply', 'Ja, gern.', 'waiting'],
      ['solved', null, null],
    ])
  })

  test('begins with the templates for its kind of message, in its language, or else in Portuguese [CNT-02]', async () => {
    const templatesOf = async (facts: Partial<NewContact>) =>
      (await getContact(context, ana, { id: await receive(facts), locale: 'en' })).templates
    const texts = db.updateTable('replyTemplateText')
    await texts.set({ body: 'Olá!', subject: 'Oi' }).where('language', '=', 'pt').execute()
    await texts.set({ body: 'Hallo!', subject: '' }).where('language', '=', 'de').execute()
    expect(
      (await templatesOf({ kind: 'mistake', word: 'CASA', language: 'de' })).map(({ title }) => title),
    ).toEqual(['Thank and say that it is corrected', 'Explain why it stays', 'Answer a question'])
    const [german] = await templatesOf({ language: 'de' })
    expect(german).toMatchObject({ title: 'Answer a question', text: 'Hallo!', subject: 'Oi' })
    await db.deleteFrom('replyTemplateText').where('language', '=', 'hu').execute()
    expect(await templatesOf({ language: 'hu' })).toMatchObject([{ text: 'Olá!', subject: 'Oi' }])
    await db.updateTable('replyTemplate').set({ active: false }).execute()
    expect(await templatesOf({ language: 'de' })).toEqual([])
  })

  test('that does not solve leaves the message waiting, and a solved one can be answered again', async () => {
    const id = await receive()
    await change(id, 1, {
      kind: 'reply',
      subject: 'Re',
      text: 'We are looking at it.',
      solves: false,
      note: null,
    })
    expect((await read(id)).contact.status).toBe('waiting')
    await change(id, 2, { kind: 'solve', note: 'Done' })
    await change(id, 3, { kind: 'reply', subject: 'Re', text: 'It is done.', solves: true, note: null })
    expect((await read(id)).contact).toMatchObject({ status: 'solved', resolutionNote: 'Done' })
    expect(await queuedMails()).toHaveLength(2)
  })

  test('needs an address; nothing is stored without one [CNT-02]', async () => {
    const anonymous = {
      kind: 'missing',
      word: 'avalanche',
      senderName: '',
      senderEmail: '',
      message: '',
    } as const
    const id = await receive(anonymous)
    const reply = { kind: 'reply', subject: 'Re', text: 'Soon.', solves: true, note: null } as const
    expect(await codeOf(change(id, 1, reply))).toBe('contact.noAddress')
    expect((await read(id)).contact).toMatchObject({ status: 'waiting', revision: 1 })
    expect(await queuedMails()).toEqual([])
  })
})

test('what is personal of a solved message is erased after twelve months; note, word and dates stay [CNT-02]', async () => {
  const old = await receive({ kind: 'mistake', word: 'FAMÍLIA' })
  await change(old, 1, {
    kind: 'reply',
    subject: 'For Grace',
    text: 'Hello Grace.',
    solves: true,
    note: 'Filmed again',
  })
  const waiting = await receive()
  const reopened = await receive()
  await change(reopened, 1, { kind: 'solve', note: 'Done' })
  await change(reopened, 2, { kind: 'reopen' })

  const after = (months: number, days: number) => {
    const at = new Date(now)
    at.setUTCMonth(at.getUTCMonth() + months)
    at.setUTCDate(at.getUTCDate() + days)
    return () => new Date(at)
  }
  expect(await eraseSolvedContacts({ ...context, now: after(12, -1) })).toEqual([])
  const erasedAt = after(12, 1)
  expect(await eraseSolvedContacts({ ...context, now: erasedAt })).toEqual([old])
  expect(await eraseSolvedContacts({ ...context, now: erasedAt })).toEqual([])
  const { contact, events } = await read(old)
  expect(contact).toMatchObject({
    subject: '',
    message: '',
    senderName: '',
    senderEmail: '',
    word: 'FAMÍLIA',
    resolutionNote: 'Filmed again',
    erasedAt: erasedAt(),
  })
  expect(events.map(({ kind, text }) => [kind, text])).toEqual([
    ['reply', null],
    ['solved', 'Filmed again'],
  ])
  const stored = JSON.stringify([
    await db.selectFrom('contact').selectAll().where('id', '=', old).execute(),
    await db.selectFrom('contactEvent').selectAll().where('contactId', '=', old).execute(),
  ])
  expect(stored).not.toMatch(/grace|pupils/i)
  for (const id of [waiting, reopened]) expect((await read(id)).contact.senderName).toBe('Grace')
  // The answer is not sent when its message was erased meanwhile.
  const [mail] = await queuedMails()
  const params = mail?.params as Record<string, number>
  const { compose } = contactMails({ db, origin: 'https://signs.example' })
  expect(await compose({ id: 1, kind: 'contact-reply', accountId: null, params })).toBeNull()
  expect(await codeOf(change(old, 3, { kind: 'reopen' }))).toBe('request.invalid')
})

test('the film of a message is read with it, and erased with its personal data [CNT-02]', async () => {
  const id = await receive({ kind: 'missing', word: 'cafuné', filmMayBeUsed: true })
  const filmId = await insertMedia(db, { originalName: 'grace.mp4' })
  await insertMediaFile(db, filmId, { key: 'uploads/ab.mp4' })
  await insertMediaFile(db, filmId, { key: '1/ab-web.mp4', role: 'web' })
  await inTransaction(db, (tx) => setFilm(tx, id, filmId))
  expect((await read(id)).film).toMatchObject({ id: filmId, originalName: 'grace.mp4' })
  await change(id, 1, { kind: 'solve', note: 'Filmed' })
  const later = new Date('2027-12-01T00:00:00Z')
  expect(await eraseSolvedContacts({ ...context, now: () => new Date(later) })).toEqual([id])
  expect(deleted.toSorted()).toEqual(['1/ab-web.mp4', 'uploads/ab.mp4'])
  expect((await read(id)).film).toBeNull()
  expect(await db.selectFrom('media').select('id').execute()).toEqual([])
})

test('the retention of solved messages is a setting: a shorter one erases sooner, a longer one later [CNT-08]', async () => {
  await db
    .insertInto('dictionary')
    .values({ name: 'S', acronym: 'S', signLanguage: 'und', country: 'ZZ', versionLabel: '1' })
    .execute()
  const retain = (retentionMonths: number) => db.updateTable('dictionary').set({ retentionMonths }).execute()
  const id = await receive()
  await change(id, 1, { kind: 'solve', note: 'Done' })
  const afterMonths = (months: number) => {
    const at = new Date(now)
    at.setUTCMonth(at.getUTCMonth() + months)
    at.setUTCDate(at.getUTCDate() + 1)
    return eraseSolvedContacts({ ...context, now: () => new Date(at) })
  }
  await retain(24)
  expect(await afterMonths(12)).toEqual([])
  await retain(3)
  expect(await afterMonths(2)).toEqual([])
  expect(await afterMonths(3)).toEqual([id])
})
