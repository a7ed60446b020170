import { beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#platform/db/transaction.ts'
import { cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { signContributions } from './sign-contributions.ts'
import {
  aDocument,
  insertAccounts,
  makeDictionary,
  noMails,
  publishSigns,
  saveChanges,
} from './signs.fixture.ts'

const { db } = await useDatabase()
const { ana, bruno, carla } = cast
const at = (day: number) => new Date(Date.UTC(2026, 0, day))

beforeEach(async () => {
  await makeDictionary(db)
  await insertAccounts(db, [ana, bruno, carla])
})

async function insertSigns(rows: { gloss: string; status: string; [fact: string]: unknown }[]) {
  const { id: dictionaryId } = await db.selectFrom('dictionary').select('id').executeTakeFirstOrThrow()
  await db
    .insertInto('sign')
    .values(rows.map((row) => ({ dictionaryId, ...row })))
    .execute()
}

/** Two signs by Bruno: CASA published by Carla, LUA pending; and SOL by Carla. */
async function contribute() {
  const [casa] = await saveChanges(
    db,
    [{ document: aDocument('CASA') }, { document: aDocument('LUA') }],
    bruno,
  )
  await saveChanges(db, [{ document: aDocument('SOL') }], carla)
  await publishSigns(
    { db, now: () => at(9), requireSignerConsent: false, mails: noMails },
    { actor: carla, ids: [casa?.id ?? 0], withoutVideo: true },
  )
}
const statuses = async () =>
  Object.fromEntries(
    (await db.selectFrom('sign').select(['gloss', 'status']).execute()).map(({ gloss, status }) => [
      gloss,
      status,
    ]),
  )

test('contributions are published, approved and deleted signs, the latest first [USR-02]', async () => {
  const byCarla = { authorId: carla.id }
  await insertSigns([
    { gloss: 'ALT', status: 'published', ...byCarla, publishedAt: at(1) },
    { gloss: 'NEU', status: 'published', ...byCarla, publishedAt: at(2) },
    { gloss: 'OFFEN', status: 'pending', ...byCarla },
    { gloss: 'FREMD', status: 'published', approverId: carla.id, authorId: ana.id, publishedAt: at(3) },
    { gloss: 'WEG', status: 'deleted', ...byCarla, deletedAt: at(5), deletedBy: ana.id },
    { gloss: 'SYSTEM', status: 'deleted', ...byCarla, deletedAt: at(4) },
  ])
  expect(await signContributions.count(db, carla.id)).toEqual({ published: 2, approved: 1, deleted: 2 })
  expect(await signContributions.countSigns(db, carla.id)).toBe(3)
  const list = async (kind: 'published' | 'approved' | 'deleted', from = 0) =>
    (await signContributions.list(db, { accountId: carla.id, kind, from, size: 2 })).map(
      ({ gloss, deletedBy }) => [gloss, deletedBy],
    )
  expect(await list('published')).toEqual([
    ['NEU', null],
    ['ALT', null],
  ])
  expect(await list('published', 1)).toEqual([['ALT', null]])
  expect(await list('approved')).toEqual([['FREMD', null]])
  expect(await list('deleted')).toEqual([
    ['WEG', ana.id],
    ['SYSTEM', null],
  ])
})

test('the copy of the own data contains the own signs and changes only [ACC-07]', async () => {
  await contribute()
  const { signs, changes } = await signContributions.export(db, bruno.id)
  expect(signs).toMatchObject([
    { gloss: 'CASA', status: 'published' },
    { gloss: 'LUA', status: 'pending', roles: ['author', 'publisher'] },
  ])
  expect(changes).toMatchObject([{ kind: 'form', signIds: signs.map(({ id }) => id) }])
  expect((await signContributions.export(db, ana.id)).signs).toEqual([])
})

test('the deletion of an author’s signs also removes them from the public dictionary [CON-08]', async () => {
  await contribute()
  await inTransaction(db, (tx) => signContributions.removeSigns(tx, bruno.id, at(10)))
  expect(await statuses()).toEqual({ CASA: 'deleted', LUA: 'deleted', SOL: 'pending' })
  expect(await db.selectFrom('publishedSign').selectAll().execute()).toEqual([])
})
