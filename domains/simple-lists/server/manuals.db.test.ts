import { beforeEach, describe, expect, test } from 'vitest'
import { createPerson, now } from '#domains/accounts/server/person.fixture.ts'
import { type AccountActor, type Actor, visitor } from '#platform/actor.ts'
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
} from '../index.ts'
import type { EntryContent } from '../list-entry.ts'
import { simpleLists } from '../simple-lists.ts'

const { db } = await useDatabase()
const context = { db, now: () => now }
let ana: AccountActor
let bruno: AccountActor
let denes: AccountActor
let guide: number

beforeEach(async () => {
  await db.insertInto('language').values({ code: 'pt', isDefault: true }).execute()
  ana = (await createPerson(db, { name: 'Ana', isAdmin: true })).actor
  bruno = (await createPerson(db, { name: 'Bruno' })).actor
  denes = (await createPerson(db, { name: 'Dénes', status: 'awaiting' })).actor
  guide = await insertMedia(db, { kind: 'file', state: 'ready', audience: 'members', uploadedBy: ana.id })
})

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'not refused',
    (error) => (isAppError(error) ? error.code : Promise.reject(error)),
  )

describe.each([simpleLists.websiteManual, simpleLists.annotationsManual])('$page', (list) => {
  const file = (facts: EntryContent['fields'] = {}, active = true): EntryContent => ({
    fields: { description: { pt: 'Guia' }, file: guide, ...facts },
    active,
  })
  const create = (actor: Actor, content = file()) => createListEntry(context, actor, { list, content })

  test('has files with descriptions, which are changed, disabled and deleted, with versions [CNT-09]', async () => {
    const id = await create(ana)
    const other = await insertMedia(db, { kind: 'video', audience: 'members', uploadedBy: ana.id })
    const content = file({ description: { pt: 'Guia novo' }, file: other }, false)
    await changeListEntry(context, ana, { list, id, revision: 1, content })
    const { entry, versions, files } = await getListEntry(context, ana, { list, id, locale: 'pt' })
    expect(entry).toMatchObject({ ...content, revision: 2 })
    expect(versions.map(({ kind, content: { fields } }) => [kind, fields.file])).toEqual([
      ['changed', other],
      ['created', guide],
    ])
    expect([...files.keys()].toSorted()).toEqual([guide, other].toSorted())
    await deleteListEntry(context, ana, { list, id, revision: 2, locale: 'pt' })
    expect((await getSimpleList(context, ana, { list })).entries).toEqual([])
  })

  test('takes only files of contents [CNT-09]', async () => {
    const ofSign = await insertMedia(db)
    for (const wrong of [ofSign, 999_999])
      expect(await codeOf(create(ana, file({ file: wrong }))), `${wrong}`).toBe('media.notFound')
  })

  test('is read by members, who get what is in the list without its versions [CNT-09] [ROL-01]', async () => {
    const shown = await create(ana)
    await create(ana, file({ description: { pt: 'Rascunho' } }, false))
    const read = await getSimpleList(context, bruno, { list })
    expect(read.entries.map(({ id }) => id)).toEqual([shown])
    expect(read.histories.size).toBe(0)
    expect([...read.files.keys()]).toEqual([guide])
    expect((await getSimpleList(context, ana, { list })).entries).toHaveLength(2)
    expect(await codeOf(getSimpleList(context, denes, { list }))).toBe('account.notAccepted')
    expect(await codeOf(getSimpleList(context, visitor, { list }))).toBe('account.required')
  })

  test('is changed by administrators only [CNT-09] [ROL-02]', async () => {
    const id = await create(ana)
    const works = [
      create(bruno),
      changeListEntry(context, bruno, { list, id, revision: 1, content: file({}, false) }),
      deleteListEntry(context, bruno, { list, id, revision: 1, locale: 'pt' }),
      orderListEntries(context, bruno, { list, ids: [id] }),
      getListEntry(context, bruno, { list, id, locale: 'pt' }),
    ]
    for (const work of works) expect(await codeOf(work)).toBe('account.adminsOnly')
    expect((await getListEntry(context, ana, { list, id, locale: 'pt' })).entry).toMatchObject(file())
  })
})
