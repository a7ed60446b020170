import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aContact } from '#domains/contacts/contact.fixture.ts'
import { insertContact, setFilm } from '#domains/contacts/server/contact.queries.ts'
import { openPublishedDictionary } from '#domains/publication/index.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { getNewSignForm, saveSignForm } from '#domains/sign-form/index.ts'
import { insertAccounts, makeDictionary } from '#domains/signs/server/signs.fixture.ts'
import type { Actor } from '#platform/actor.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { insertMedia, insertMediaFile } from '#tests/rows.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { getMissingWord, startSignWithFilm } from '../index.ts'

const database = await useDatabase()
const { db } = database
const { ana, bruno, carla } = cast
const now = () => new Date('2026-11-27T12:00:00Z')
const key = { language: 'pt', word: 'cafune' }
let dictionary: PublishedDictionary
let storage: Storage
let queued: unknown[]
let film: number

beforeEach(async () => {
  await makeDictionary(db)
  await insertAccounts(db, Object.values(cast))
  dictionary = await openPublishedDictionary({ database })
  storage = fileSystemStorage(join(await temporaryFolder(), 'media'))
  queued = []
  film = await insertMedia(db, { state: 'ready', trimStartMs: 100, trimEndMs: 900, durationMs: 1200 })
  await insertMediaFile(db, film, { key: 'uploads/ab.mp4' })
  await storage.write('uploads/ab.mp4', Buffer.from('film'))
})
afterEach(() => dictionary.close())

const context = () => ({
  db,
  dictionary,
  storage,
  requireSignerConsent: false,
  now,
  jobs: { enqueue: async (_tx: unknown, _queue: string, data: object) => void queued.push(data) },
})

async function receive(facts: { filmMayBeUsed: boolean; word?: string }): Promise<number> {
  const contact = aContact({
    kind: 'missing',
    word: 'cafuné',
    language: 'pt',
    missedWord: 'cafune',
    ...facts,
  })
  const id = (await insertContact(db, { ...contact, delivery: 'one', createdAt: now() })) ?? 0
  await inTransaction(db, (tx) => setFilm(tx, id, film))
  return id
}
const start = (contactId: number, actor: Actor = ana, wanted = key) =>
  startSignWithFilm(context(), actor, { ...wanted, contactId, locale: 'en', device: 'Firefox' })
const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'not refused',
    (error) => (isAppError(error) ? error.code : Promise.reject(error)),
  )

test('the film of a message becomes a copy in a new sign, with the noted consent, and the message keeps its own [PUB-06] [SGN-07]', async () => {
  const contactId = await receive({ filmMayBeUsed: true })
  expect((await getMissingWord(context(), ana, { ...key, locale: 'en' })).messagesAbout).toMatchObject([
    { id: contactId, film: { id: film }, filmMayBeUsed: true },
  ])
  const { draft } = await start(contactId)
  const form = await getNewSignForm({ db }, ana, { draftId: draft, locale: 'en' })
  const { document } = form.draft ?? {}
  expect(document?.translations).toEqual({ pt: [['cafuné']] })
  const copy = document?.media[0]?.media ?? 0
  expect(copy).not.toBe(film)
  expect(queued).toContainEqual({ media: copy })
  const row = await db.selectFrom('media').selectAll().where('id', '=', copy).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ state: 'uploaded', uploadedBy: ana.id, trimStartMs: 100, trimEndMs: 900 })
  const { key: copied } = await db
    .selectFrom('mediaFile')
    .select('key')
    .where('mediaId', '=', copy)
    .executeTakeFirstOrThrow()
  expect(copied).not.toBe('uploads/ab.mp4')
  expect((await storage.stat(copied))?.bytes).toBe(4)
  const consents = await db.selectFrom('signerConsent').select(['mediaId', 'note', 'accountId']).execute()
  expect(consents).toEqual([
    {
      mediaId: copy,
      note: `Agreed when sending the video with message ${contactId} on 2026/11/27`,
      accountId: ana.id,
    },
  ])
  expect(await db.selectFrom('contact').select('filmId').execute()).toEqual([{ filmId: film }])
  if (!document) throw new Error('There is no draft')
  const saved = await saveSignForm({ db, now }, ana, { sign: null, document, draft })
  expect(await db.selectFrom('sign').select(['id', 'status']).execute()).toEqual([
    { id: saved.id, status: 'pending' },
  ])
  expect(await db.selectFrom('signMedia').select('mediaId').execute()).toEqual([{ mediaId: copy }])
})

test('a film whose sender did not agree, of another word or of another message stays where it is [PUB-06]', async () => {
  const contactId = await receive({ filmMayBeUsed: false })
  expect(await codeOf(start(contactId))).toBe('contact.noFilm')
  await db.updateTable('contact').set({ filmMayBeUsed: true }).execute()
  expect(await codeOf(start(contactId + 1))).toBe('contact.noFilm')
  expect(await codeOf(start(contactId, ana, { language: 'pt', word: 'dengo' }))).toBe('contact.noFilm')
  for (const actor of [bruno, carla]) expect(await codeOf(start(contactId, actor))).toBe('account.adminsOnly')
  expect(await db.selectFrom('signDraft').selectAll().execute()).toEqual([])
  await storage.delete('uploads/ab.mp4')
  expect(await codeOf(start(contactId))).toBe('media.notFound')
  expect(await db.selectFrom('signDraft').selectAll().execute()).toEqual([])
})
