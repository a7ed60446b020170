import { beforeEach, describe, expect, test } from 'vitest'
import { aContact } from '#domains/contacts/contact.fixture.ts'
import { insertContact, setFilm } from '#domains/contacts/server/contact.queries.ts'
import { type Actor, system, visitor } from '#platform/actor.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { anActor, cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { createMediaAccess } from '../../index.ts'
import {
  aDocument,
  insertAccounts,
  makeDictionary,
  makeMedia,
  noMails,
  now,
  publishSigns,
  removeSigns,
  saveChanges,
  saveSign,
  unpublishSigns,
} from '../signs.fixture.ts'

const { db } = await useDatabase()
const { ana, bruno, carla, denes, eeva } = cast
const dora = anActor({ id: 9 })
const context = { db, now: () => now, requireSignerConsent: false, mails: noMails }
let media: number
let sign: number
let version: number
let access: ReturnType<typeof createMediaAccess>

/** Who asks for a file, and what they get. */
const people: Record<string, Actor> = { visitor, denes, eeva, dora, bruno, carla, ana }

beforeEach(async () => {
  await makeDictionary(db)
  await insertAccounts(db, [...Object.values(cast), dora])
  media = await makeMedia(db, 'casa.mp4')
  await addFile(media, '1/casa.mp4')
  const document = aDocument('CASA-1', { media: [{ role: 'main', media }] })
  sign = (await saveSign(db, document, bruno)).id
  version = 1
  access = accessWith({ offersOriginals: false })
})

const accessWith = ({ offersOriginals }: { offersOriginals: boolean }) =>
  createMediaAccess({ db, version: () => version, offersOriginals })

const addFile = (mediaId: number, key: string, role: 'original' | 'web' = 'original') =>
  db.insertInto('mediaFile').values({ mediaId, role, key, mime: 'video/mp4', bytes: 1 }).execute()

async function answers(key = '1/casa.mp4') {
  const entries = Object.entries(people).map(async ([name, actor]) => [
    name,
    await access(key, async () => actor).catch((error) => error.code),
  ])
  return Object.fromEntries(await Promise.all(entries))
}
const notFound = {
  visitor: 'media.notFound',
  denes: 'media.notFound',
  eeva: 'media.notFound',
  dora: 'media.notFound',
}
const team = { bruno: 'private', carla: 'private', ana: 'private' }

describe('the files of a sign', () => {
  test('that waits are loaded by its author, approvers and administrators; for others there are none [SGN-07]', async () => {
    expect(await answers()).toEqual({ ...notFound, ...team })
  })

  test('that is published are public, until it is withdrawn or deleted [SGN-07]', async () => {
    await publishSigns(context, { actor: carla, ids: [sign] })
    version = 2
    expect(new Set(Object.values(await answers()))).toEqual(new Set(['public']))
    await unpublishSigns(context, { actor: carla, ids: [sign] })
    version = 3
    expect(await answers()).toEqual({ ...notFound, ...team })
    await removeSigns(context, { actor: bruno, ids: [sign] })
    expect(await answers()).toEqual({ ...notFound, ...team })
  })

  test('in a later change of a published sign wait with that change [SGN-07] [D21]', async () => {
    await publishSigns(context, { actor: carla, ids: [sign] })
    const later = await makeMedia(db, 'later.mp4')
    await addFile(later, '2/later.mp4')
    const document = aDocument('CASA-1', { media: [{ role: 'main', media: later }] })
    await saveChanges(db, [{ id: sign, expectedRevision: 2, document }], bruno)
    version = 3
    expect(await answers('2/later.mp4')).toEqual({ ...notFound, ...team })
    expect((await answers()).visitor).toBe('public')
  })

  test('of an example are as public as the sign', async () => {
    const example = await makeMedia(db, 'example.mp4')
    await addFile(example, '3/example.mp4')
    const examples = [{ texts: { pt: 'A casa.' }, signs: '', media: example }]
    const document = aDocument('CASA-2', { examples })
    const [saved] = await saveChanges(db, [{ document }], bruno)
    expect((await answers('3/example.mp4')).visitor).toBe('media.notFound')
    await publishSigns(context, { actor: carla, ids: [saved?.id ?? 0], withoutVideo: true })
    version = 2
    expect((await answers('3/example.mp4')).visitor).toBe('public')
  })
})

describe('the uploaded original of a public sign', () => {
  beforeEach(async () => {
    await addFile(media, '1/rendition.mp4', 'web')
    await publishSigns(context, { actor: carla, ids: [sign] })
    version = 2
  })

  test('is for those who may edit the sign, while everybody watches the rendition [D43] [SGN-07]', async () => {
    expect(await answers()).toEqual({ ...notFound, ...team })
    expect(new Set(Object.values(await answers('1/rendition.mp4')))).toEqual(new Set(['public']))
  })

  test('is public where the installation offers originals, but not that of a later change [D43]', async () => {
    access = accessWith({ offersOriginals: true })
    expect(new Set(Object.values(await answers()))).toEqual(new Set(['public']))
    const later = await makeMedia(db, 'later.mp4')
    await addFile(later, '2/later.mp4')
    const document = aDocument('CASA-1', { media: [{ role: 'main', media: later }] })
    await saveChanges(db, [{ id: sign, expectedRevision: 2, document }], bruno)
    version = 3
    expect(await answers('2/later.mp4')).toEqual({ ...notFound, ...team })
  })

  test('is not public while its renditions are missing because it is not converted yet [D43]', async () => {
    await db.deleteFrom('mediaFile').where('role', '=', 'web').execute()
    await db.updateTable('media').set({ state: 'working' }).execute()
    version = 3
    expect(await answers()).toEqual({ ...notFound, ...team })
  })
})

test('a file that was uploaded and removed from its sign stays with who uploaded it and who sees all signs', async () => {
  const id = await makeMedia(db, 'own.mp4')
  await db.updateTable('media').set({ uploadedBy: dora.id }).where('id', '=', id).execute()
  await addFile(id, '4/own.mp4')
  expect(await answers('4/own.mp4')).toEqual({
    ...notFound,
    dora: 'private',
    bruno: 'media.notFound',
    carla: 'private',
    ana: 'private',
  })
})

test('the film of a message is loaded by administrators and its sender, original and rendition [PUB-06] [ROL-02]', async () => {
  await addFile(media, '1/rendition.mp4', 'web')
  const film = await makeMedia(db, 'visitor.mp4')
  await addFile(film, '8/visitor.mp4')
  await addFile(film, '8/visitor-web.mp4', 'web')
  const contact = { ...aContact({ kind: 'missing', word: 'cafuné' }), delivery: 'film', createdAt: now }
  const id = (await insertContact(db, contact)) ?? 0
  await inTransaction(db, (tx) => setFilm(tx, id, film))
  access = accessWith({ offersOriginals: true })
  for (const key of ['8/visitor.mp4', '8/visitor-web.mp4'])
    expect(await answers(key)).toEqual({
      ...notFound,
      bruno: 'media.notFound',
      carla: 'media.notFound',
      ana: 'private',
    })
  const { emailFolded } = await db
    .selectFrom('account')
    .select('emailFolded')
    .where('id', '=', bruno.id)
    .executeTakeFirstOrThrow()
  await db.updateTable('contact').set({ senderEmailFolded: emailFolded }).execute()
  const verify = (emailVerifiedAt: Date | null) =>
    db.updateTable('account').set({ emailVerifiedAt }).where('id', '=', bruno.id).execute()
  await verify(null)
  expect((await answers('8/visitor.mp4')).bruno).toBe('media.notFound')
  await verify(now)
  expect(await answers('8/visitor.mp4')).toMatchObject({ bruno: 'private', carla: 'media.notFound' })
})

test('pictures of contents and of reference values are public; an unknown key has no file', async () => {
  for (const key of ['5/a.webp', '6/b.webp', '7/c.webp']) {
    const id = await makeMedia(db, key)
    await addFile(id, key)
    if (key.startsWith('5'))
      await db.insertInto('vocabularyEntry').values({ list: 'x', value: 'y', pictureId: id }).execute()
    else if (key.startsWith('6'))
      await db.insertInto('institution').values({ name: 'UFSC', logoId: id }).execute()
    else await db.updateTable('appearance').set({ headerImageId: id }).execute()
    expect((await answers(key)).visitor, key).toBe('public')
  }
  expect((await answers('8/none.webp')).ana).toBe('media.notFound')
  await expect(access('8/none.webp', async () => system)).rejects.toMatchObject({ code: 'media.notFound' })
})
