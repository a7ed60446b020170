import { beforeEach, describe, expect, test } from 'vitest'
import { getProfileFieldOptions } from '#domains/accounts/index.ts'
import { requireExistingOptions } from '#domains/accounts/profile/server/profile-field-options.ts'
import { createPerson, now } from '#domains/accounts/server/person.fixture.ts'
import { sortInstitutions } from '#domains/institutions/institution.ts'
import { listInstitutions } from '#domains/institutions/server/institution.queries.ts'
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
  restoreListEntry,
} from '../index.ts'
import type { EntryContent } from '../list-entry.ts'
import { simpleLists } from '../simple-lists.ts'

const { db } = await useDatabase()
const list = simpleLists.institutions
const context = { db, now: () => now }
let ana: AccountActor
let bruno: AccountActor
let logo: number

beforeEach(async () => {
  await db.insertInto('language').values({ code: 'pt', isDefault: true }).execute()
  ana = (await createPerson(db, { name: 'Ana', isAdmin: true })).actor
  bruno = (await createPerson(db, { name: 'Bruno' })).actor
  logo = await insertMedia(db, { kind: 'image', state: 'ready', audience: 'public', uploadedBy: ana.id })
})

const institution = (facts: EntryContent['fields'], active = true): EntryContent => ({
  fields: { name: 'Escola', link: null, logo: null, isPartner: false, ...facts },
  active,
})
const create = (facts: EntryContent['fields'] = {}) =>
  createListEntry(context, ana, { list, content: institution(facts) })
const change = (id: number, revision: number, content: EntryContent) =>
  changeListEntry(context, ana, { list, id, revision, content })
const read = (id: number) => getListEntry(context, ana, { list, id, locale: 'pt' })
/** The code of a refusal and the refused fields. */
const refusalOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'not refused',
    (error) =>
      isAppError(error)
        ? [error.code, ...error.fields.map(({ field, code }) => `${field}: ${code}`)]
        : Promise.reject(error),
  )

describe('an institution', () => {
  test('has a name, a link and a logo, and is public with its next version [CNT-09] [CNT-05]', async () => {
    const version = await readVersion(db)
    const id = await create({ link: 'https://escola.example', logo, isPartner: true })
    expect((await listInstitutions(db)).map(({ position: _, ...facts }) => facts)).toEqual([
      {
        id,
        name: 'Escola',
        link: 'https://escola.example',
        logoId: logo,
        isPartner: true,
        isOther: false,
        active: true,
      },
    ])
    expect((await listChangesAfter(db, version)).map(({ kind }) => kind)).toEqual(['appearance'])
    await change(id, 1, institution({ name: 'Escola Nova', link: null }))
    const { entry, versions, files } = await read(id)
    expect(entry.fields).toEqual({ name: 'Escola Nova', link: null, logo: null, isPartner: false })
    expect(versions.map(({ content }) => content.fields.logo)).toEqual([null, logo])
    expect([...files.keys()]).toEqual([logo])
  })

  test('that is a partner without a logo is refused, and nothing is stored [CNT-05]', async () => {
    const refused = ['request.invalid', 'logo: institution.logoMissing']
    expect(await refusalOf(create({ isPartner: true }))).toEqual(refused)
    expect((await getSimpleList(context, ana, { list })).entries).toEqual([])
    const id = await create({ logo, isPartner: true })
    expect(await refusalOf(change(id, 1, institution({ isPartner: true })))).toEqual(refused)
    expect((await read(id)).entry).toMatchObject({ revision: 1, fields: { logo } })
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://escola.example',
    'escola.example',
    'https://',
    'https://banco.example@escola.example',
    'http:///escola',
    ' //escola.example',
  ])('with the link %s is refused [CNT-09] [VAL-01]', async (link) => {
    expect(await refusalOf(create({ link }))).toEqual(['request.invalid', 'link: value.link'])
    expect((await getSimpleList(context, ana, { list })).entries).toEqual([])
  })

  test('does not take a file that does not exist, is no picture or is of a sign [CNT-05]', async () => {
    const film = await insertMedia(db, { audience: 'public', uploadedBy: ana.id })
    const ofSign = await insertMedia(db, { kind: 'image', state: 'ready' })
    for (const other of [999_999, film, ofSign])
      expect(await refusalOf(create({ logo: other })), `${other}`).toEqual(['media.notFound'])
    expect((await getSimpleList(context, ana, { list })).entries).toEqual([])
  })

  test('gets an earlier logo back with its version [CNT-09]', async () => {
    const id = await create({ logo })
    await change(id, 1, institution({}))
    await restoreListEntry(context, ana, { list, id, revision: 2, version: 1 })
    expect((await read(id)).entry.fields.logo).toBe(logo)
  })

  test('is changed by one of two people who saw the same state [SGN-15]', async () => {
    const id = await create()
    const codes = await Promise.all(['A', 'B'].map((name) => refusalOf(change(id, 1, institution({ name })))))
    expect(codes).toContain('not refused')
    expect(codes).toContainEqual(['list.entryChanged'])
  })

  test('that people belong to is not deleted; disabled, they keep it and nobody else can choose it [D4] [CNT-09]', async () => {
    const id = await create()
    await db.updateTable('account').set({ institutionId: id }).where('id', '=', bruno.id).execute()
    const remove = deleteListEntry(context, ana, { list, id, revision: 1, locale: 'pt' })
    await expect(remove).rejects.toMatchObject({
      code: 'institution.inUse',
      params: { name: 'Escola', count: 1 },
    })
    await change(id, 1, institution({}, false))
    const offered = async (institutionId: number | null) =>
      (await getProfileFieldOptions({ db }, { locale: 'pt', institutionId })).institutions
    expect(await offered(null)).toEqual([])
    expect(await offered(id)).toEqual([{ id, label: 'Escola' }])
    const professionId = (
      await db.insertInto('profession').defaultValues().returning('id').executeTakeFirstOrThrow()
    ).id
    const choices = { professionId, firstLanguageId: null, institutionId: id }
    expect(await refusalOf(requireExistingOptions(db, choices, ana.id))).toEqual([
      'request.invalid',
      'institutionId: value.invalid',
    ])
    expect(await refusalOf(requireExistingOptions(db, choices, bruno.id))).toBe('not refused')
  })
})

test('the entry for other institutions stays, active and without a place among the partners [CNT-09]', async () => {
  const { id } = await db
    .insertInto('institution')
    .values({ name: 'Other', isOther: true, position: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await refusalOf(deleteListEntry(context, ana, { list, id, revision: 1, locale: 'pt' }))).toEqual([
    'institution.other',
  ])
  expect(await refusalOf(change(id, 1, institution({ logo, isPartner: true }, false)))).toEqual([
    'request.invalid',
    'isPartner: institution.other',
    'active: institution.other',
  ])
  await change(id, 1, institution({ name: 'Outra' }))
  expect((await read(id)).entry).toMatchObject({ isKept: true, revision: 2, fields: { name: 'Outra' } })
})

test('partners are by name until somebody orders them; forms have all by name, "other" last [CNT-05] [PUB-16]', async () => {
  await db.insertInto('institution').values({ name: 'Other', isOther: true, position: 1 }).execute()
  const [zebra, agua] = [await create({ name: 'Zebra' }), await create({ name: 'Água' })]
  const inFooter = async () => sortInstitutions(await listInstitutions(db), 'pt').map(({ name }) => name)
  expect(await inFooter()).toEqual(['Água', 'Other', 'Zebra'])
  await orderListEntries(context, ana, { list, ids: [zebra, agua] })
  expect(await inFooter()).toEqual(['Zebra', 'Água', 'Other'])
  const { institutions } = await getProfileFieldOptions({ db }, { locale: 'en' })
  expect(institutions.map(({ label }) => label)).toEqual(['Água', 'Zebra', 'Another institution'])
})
