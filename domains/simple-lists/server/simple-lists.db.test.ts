import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { getProfileFieldOptions, updateProfile } from '#domains/accounts/index.ts'
import { requireExistingOptions } from '#domains/accounts/profile/server/profile-field-options.ts'
import { createPerson, now } from '#domains/accounts/server/person.fixture.ts'
import type { AccountActor } from '#platform/actor.ts'
import { listChangesAfter, readVersion } from '#platform/changes/change.queries.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import { useDatabase } from '#tests/database.ts'
import { insertMedia } from '#tests/rows.ts'
import {
  changeListEntry,
  createListEntry,
  deleteListEntry,
  getListEntry,
  getSimpleList,
  orderListEntries,
  removeListOrder,
  restoreListEntry,
} from '../index.ts'
import type { FieldValue } from '../kinds/field-value.ts'
import type { FieldKindName } from '../kinds/index.ts'
import type { EntryContent } from '../list-entry.ts'
import { listNames } from '../simple-list.ts'
import { simpleLists } from '../simple-lists.ts'

const { db } = await useDatabase()
const list = simpleLists.professions
const context = { db, now: () => now }
let ana: AccountActor
let bruno: AccountActor

beforeEach(async () => {
  await sql`insert into language (code, is_default, position) values ('pt', true, 0), ('en', false, 1), ('de', false, 2)`.execute(
    db,
  )
  ana = (await createPerson(db, { name: 'Ana', isAdmin: true })).actor
  bruno = (await createPerson(db, { name: 'Bruno' })).actor
})

const named = (name: Record<string, string>, active = true): EntryContent => ({ fields: { name }, active })
const create = (name: Record<string, string>, active = true) =>
  createListEntry(context, ana, { list, content: named(name, active) })
const change = (id: number, revision: number, content: EntryContent) =>
  changeListEntry(context, ana, { list, id, revision, content })
const read = async (id: number) => getListEntry(context, ana, { list, id, locale: 'pt' })
const offered = async (professionId: number | null = null) =>
  (await getProfileFieldOptions(context, { locale: 'en', professionId })).professions.map(
    ({ label }) => label,
  )
const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'not refused',
    (error) => (isAppError(error) ? error.code : Promise.reject(error)),
  )
const give = (professionId: number, to: AccountActor) =>
  db.updateTable('account').set({ professionId }).where('id', '=', to.id).execute()

describe('an entry', () => {
  test('is offered at once in the language of the reader, and its creation is a version [CNT-09]', async () => {
    const id = await create({ pt: 'Tecelã', en: 'Weaver' })
    expect(await offered()).toEqual(['Weaver'])
    const { entry, versions } = await read(id)
    expect(entry).toEqual({
      ...named({ pt: 'Tecelã', en: 'Weaver' }),
      id,
      position: 0,
      revision: 1,
      activatedAt: null,
      isKept: false,
    })
    expect(versions).toEqual([
      {
        revision: 1,
        kind: 'created',
        content: named({ pt: 'Tecelã', en: 'Weaver' }),
        actorId: ana.id,
        at: now,
        by: 'Ana',
      },
    ])
  })

  test('changes with a version; the state before the first change is one too [CNT-09]', async () => {
    const { id } = await db.insertInto('profession').defaultValues().returning('id').executeTakeFirstOrThrow()
    await sql`insert into profession_text values (${id}, 'pt', 'Tecelã'), (${id}, 'de', 'Weberin')`.execute(
      db,
    )
    await change(id, 1, named({ pt: 'Tecelão', en: 'Weaver' }))
    const { entry, versions } = await read(id)
    expect(entry).toMatchObject({ ...named({ pt: 'Tecelão', en: 'Weaver' }), revision: 2 })
    expect(versions.map(({ revision, kind, by, at }) => [revision, kind, by, at])).toEqual([
      [2, 'changed', 'Ana', now],
      [1, 'standard', null, null],
    ])
    expect(versions[1]?.content).toEqual(named({ pt: 'Tecelã', de: 'Weberin' }))
    await change(id, 2, named({ pt: 'Tecelão', en: 'Weaver' }))
    expect((await read(id)).entry.revision).toBe(2)
  })

  test('keeps texts in languages that the form does not have', async () => {
    const id = await create({ pt: 'Tecelã', de: 'Weberin' })
    await sql`update language set other_language = true where code = 'de'`.execute(db)
    await change(id, 1, named({ pt: 'Tecelão' }))
    expect((await read(id)).entry.fields.name).toEqual({ pt: 'Tecelão', de: 'Weberin' })
  })

  test('is changed by one of two people who saw the same state; the other one is refused [SGN-15]', async () => {
    const id = await create({ pt: 'Tecelã' })
    const codes = await Promise.all(['A', 'B'].map((name) => codeOf(change(id, 1, named({ pt: name })))))
    expect(codes.toSorted()).toEqual(['list.entryChanged', 'not refused'])
    expect(await codeOf(change(999_999, 1, named({ pt: 'x' })))).toBe('list.entryNotFound')
  })

  test('that is disabled is no longer offered, and those who have it keep it [CNT-09]', async () => {
    const id = await create({ pt: 'Tecelã', en: 'Weaver' })
    await give(id, bruno)
    await change(id, 1, named({ pt: 'Tecelã', en: 'Weaver' }, false))
    expect(await offered()).toEqual([])
    expect(await offered(id)).toEqual(['Weaver'])
    const choices = { professionId: id, firstLanguageId: null, institutionId: null }
    expect(await codeOf(requireExistingOptions(db, choices))).toBe('request.invalid')
    expect(await codeOf(requireExistingOptions(db, choices, ana.id))).toBe('request.invalid')
    const { revision } = await db
      .selectFrom('account')
      .select('revision')
      .where('id', '=', bruno.id)
      .executeTakeFirstOrThrow()
    await updateProfile(context, bruno, {
      ...choices,
      revision,
      name: 'Bruno',
      lastName: null,
      socialName: null,
      hearingStatus: 'deaf',
      state: null,
      zipCode: null,
      linkedProject: null,
      locale: 'pt',
    })
    expect((await read(id)).uses).toBe(1)
  })
})

describe('an earlier version', () => {
  test('becomes the present one as a new version [CNT-09]', async () => {
    const id = await create({ pt: 'Tecelã', en: 'Weaver' })
    await change(id, 1, named({ pt: 'Tecelão' }, false))
    await restoreListEntry(context, ana, { list, id, revision: 2, version: 1 })
    const { entry, versions } = await read(id)
    expect(entry).toMatchObject({ ...named({ pt: 'Tecelã', en: 'Weaver' }), revision: 3 })
    expect(versions.map(({ kind }) => kind)).toEqual(['restored', 'changed', 'created'])
  })

  test('is not restored over a newer state, from another entry, or without a required text', async () => {
    const id = await create({ pt: 'Tecelã', en: 'Weaver' })
    await change(id, 1, named({ pt: 'Tecelão', de: 'Weber' }))
    const restore = (revision: number, version: number) =>
      codeOf(restoreListEntry(context, ana, { list, id, revision, version }))
    expect(await restore(1, 1)).toBe('list.entryChanged')
    expect(await restore(2, 7)).toBe('list.versionNotFound')
    await sql`update language set is_default = false`.execute(db)
    await sql`update language set is_default = true where code = 'de'`.execute(db)
    expect(await restore(2, 1)).toBe('list.versionOutdated')
    expect((await read(id)).entry.revision).toBe(2)
  })

  test('loses texts in languages that no longer exist', async () => {
    const id = await create({ pt: 'Tecelã', de: 'Weberin' })
    await change(id, 1, named({ pt: 'Tecelão' }))
    await sql`delete from language where code = 'de'`.execute(db)
    await restoreListEntry(context, ana, { list, id, revision: 2, version: 1 })
    expect((await read(id)).entry.fields.name).toEqual({ pt: 'Tecelã' })
  })
})

describe('an entry is deleted', () => {
  test('only while nothing uses it; a version keeps who deleted it [D4] [CNT-09]', async () => {
    const id = await create({ pt: 'Tecelã', en: 'Weaver' })
    await give(id, bruno)
    const remove = (revision: number) => deleteListEntry(context, ana, { list, id, revision, locale: 'en' })
    await expect(remove(1)).rejects.toMatchObject({
      code: 'profession.inUse',
      params: { name: 'Weaver', count: 1 },
    })
    await db.updateTable('account').set({ professionId: null }).execute()
    expect(await codeOf(remove(7))).toBe('list.entryChanged')
    expect(await remove(1)).toEqual({ name: 'Weaver' })
    expect(await codeOf(read(id))).toBe('list.entryNotFound')
    expect(await offered()).toEqual([])
    const kept = await db
      .selectFrom('listEntryVersion')
      .select(['kind', 'actorId'])
      .orderBy('revision')
      .execute()
    expect(kept).toEqual([
      { kind: 'created', actorId: ana.id },
      { kind: 'deleted', actorId: ana.id },
    ])
  })
})

describe('the order', () => {
  test('is by name until somebody orders; then new entries come last [CNT-09]', async () => {
    const { id: other } = await db
      .insertInto('profession')
      .values({ position: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`insert into profession_text values (${other}, 'pt', 'Outra')`.execute(db)
    await db
      .insertInto('profession')
      .values([{ position: 0 }, { position: 0 }])
      .execute()
    const { entries } = await getSimpleList(context, ana, { list })
    const [one = 0, two = 0] = entries.map(({ id }) => id)
    await change(one, 1, named({ pt: 'Zelador' }))
    await change(two, 1, named({ pt: 'Árbitra' }))
    await create({ pt: 'Músico' })
    expect(await offered()).toEqual(['Árbitra', 'Músico', 'Zelador', 'Outra'])
    await orderListEntries(context, ana, { list, ids: [other, 999_999, one] })
    expect((await offered()).slice(0, 2)).toEqual(['Outra', 'Zelador'])
    await create({ pt: 'Ator' })
    expect((await offered()).at(-1)).toBe('Ator')
  })
})

test('a list may record public changes, keep no versions, or show the newest entries first', async () => {
  const other = { ...list, publicChange: 'content', hasVersions: false, order: 'newest' } as const
  const version = await readVersion(db)
  const id = await createListEntry(context, ana, { list: other, content: named({ pt: 'A' }) })
  const newer = await createListEntry(context, ana, { list: other, content: named({ pt: 'B' }) })
  await changeListEntry(context, ana, { list: other, id, revision: 1, content: named({ pt: 'C' }) })
  await deleteListEntry(context, ana, { list: other, id: newer, revision: 1, locale: 'pt' })
  expect((await listChangesAfter(db, version)).map((one) => one.id)).toEqual([id, newer, id, newer])
  expect((await getListEntry(context, ana, { list: other, id, locale: 'pt' })).versions).toEqual([])
  const newest = await createListEntry(context, ana, { list: other, content: named({ pt: 'D' }) })
  expect((await getSimpleList(context, ana, { list: other })).entries.map((one) => one.id)).toEqual([
    newest,
    id,
  ])
})

test.each(listNames)('the tables of %s have the declared columns [CNT-09]', async (name) => {
  const each = simpleLists[name]
  const file = (kind: 'image' | 'video') =>
    insertMedia(db, { kind, state: 'ready', audience: 'public', uploadedBy: ana.id })
  const values: Record<FieldKindName, FieldValue> = {
    line: 'Um',
    link: 'https://um.example/',
    slug: 'um',
    address: 'um',
    yesNo: true,
    picture: await file('image'),
    film: await file('video'),
    file: await file('video'),
    translatedLine: { pt: 'Um', de: 'Eins' },
    translatedParagraphs: { pt: 'Um\nDois' },
    translatedRichText: { pt: 'Um', de: 'Eins' },
    translatedFilm: { pt: `${await file('video')}` },
  }
  const fields = Object.fromEntries(
    Object.entries(each.fields).map(([field, { kind, oneOf }]) => [field, oneOf?.[0] ?? values[kind]]),
  )
  const id = await createListEntry(context, ana, { list: each, content: { fields, active: false } })
  const { entries, uses } = await getSimpleList(context, ana, { list: each })
  expect(entries.find((entry) => entry.id === id)).toMatchObject({ fields, active: false, revision: 1 })
  expect(uses.has(id)).toBe(false)
})

test('people who are no administrators neither see nor change a list [ROL-02]', async () => {
  const id = await create({ pt: 'Tecelã' })
  const seen = { list, id, revision: 1 }
  for (const attempt of [
    () => getSimpleList(context, bruno, { list }),
    () => getListEntry(context, bruno, { list, id, locale: 'pt' }),
    () => createListEntry(context, bruno, { list, content: named({ pt: 'x' }) }),
    () => changeListEntry(context, bruno, { ...seen, content: named({ pt: 'x' }) }),
    () => restoreListEntry(context, bruno, { ...seen, version: 1 }),
    () => deleteListEntry(context, bruno, { ...seen, locale: 'pt' }),
    () => orderListEntries(context, bruno, { list, ids: [id] }),
    () => removeListOrder(context, bruno, { list }),
  ])
    expect(await codeOf(attempt())).toBe('account.adminsOnly')
  expect((await read(id)).entry).toMatchObject({ ...named({ pt: 'Tecelã' }), revision: 1 })
})
