import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  aDocument,
  insertAccounts,
  makeDictionary,
  makeValue,
  noMails,
  now,
  publishSigns,
  rejectionOf,
  saveChanges,
} from '#domains/signs/server/signs.fixture.ts'
import { listChangesAfter, readVersion } from '#platform/changes/change.queries.ts'
import { aHugePicture } from '#platform/inspection/huge-picture.fixture.ts'
import { cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import {
  changeEntry,
  countReferenceLists,
  createEntry,
  deleteEntry,
  getEntry,
  getReferenceList,
  orderEntries,
} from '../index.ts'
import { anEntryContext, entryOf } from './entries.fixture.ts'
import { listManagedEntries } from './entry.queries.ts'

const { db } = await useDatabase()
const { ana, bruno, carla } = cast
const list = 'semantic-field'
let context: Awaited<ReturnType<typeof anEntryContext>>

beforeEach(async () => {
  await makeDictionary(db)
  await insertAccounts(db, [ana, bruno, carla])
  context = await anEntryContext(db)
})

const create = (
  entry: Parameters<typeof createEntry>[2]['entry'],
  of: Parameters<typeof createEntry>[2]['list'] = list,
) => createEntry(context, ana, { list: of, entry })
const change = (id: number, fields: Parameters<typeof changeEntry>[2]['change']) =>
  changeEntry(context, ana, { entry: { list, id }, change: fields })
const fieldOf = async (promise: Promise<unknown>) => {
  const { fields } = await rejectionOf(promise)
  return fields.map(({ field, code }) => `${field}: ${code}`).join()
}

describe('a new value', () => {
  test('is last in its list, named after its description, and public at once [REF-02]', async () => {
    await makeValue(db, list, 'food')
    const version = await readVersion(db)
    const { id } = await create({ descriptions: { pt: 'Água e sucos', en: 'Water' }, aliases: ['drinks'] })
    expect(await entryOf(db, id)).toMatchObject({
      value: 'agua-e-sucos',
      texts: { pt: 'Água e sucos', en: 'Water' },
      aliases: ['drinks'],
      position: 1,
      revision: 1,
      searchable: true,
      retired: false,
    })
    expect(await listChangesAfter(db, version)).toMatchObject([{ kind: 'entry', id }])
  })

  test('has a name of its own among values and aliases of its list, also when two are added at once [D31]', async () => {
    await create({ value: 'food', descriptions: { pt: 'comida' }, aliases: ['meal'] })
    expect(await fieldOf(create({ value: 'meal', descriptions: { pt: 'x' } }))).toBe('value: entry.nameTaken')
    expect(await fieldOf(create({ descriptions: { pt: 'x' }, aliases: ['food'] }))).toBe(
      'aliases: entry.nameTaken',
    )
    expect(await fieldOf(create({ value: 'x', descriptions: { pt: 'x' }, aliases: ['x'] }))).toBe(
      'aliases: entry.nameTaken',
    )
    await create({ value: 'meal', descriptions: { pt: 'x' } }, 'tags')
    const both = await Promise.allSettled([
      create({ value: 'one', descriptions: { pt: 'x' }, aliases: ['same'] }),
      create({ value: 'other', descriptions: { pt: 'x' }, aliases: ['same'] }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('belongs to an area or a group that exists, only where its list has them [REF-02]', async () => {
    const head = await create({ value: 'head', descriptions: { pt: 'cabeça' } }, 'location')
    const precise = 'location-within-an-area'
    const ear = await create({ descriptions: { pt: 'orelha' }, parent: 'head' }, precise)
    expect((await entryOf(db, ear.id)).parentId).toBe(head.id)
    expect(await fieldOf(create({ descriptions: { pt: 'x' } }, precise))).toBe('parent: value.required')
    expect(await fieldOf(create({ descriptions: { pt: 'x' }, parent: 'foot' }, precise))).toBe(
      'parent: value.unknown',
    )
    expect(await fieldOf(create({ descriptions: { pt: 'x' }, group: 'y' }, 'tags'))).toBe(
      'group: request.unknownField',
    )
  })

  test('of the handshapes has features without contradictions, and a symbol of the font [REF-02]', async () => {
    const hand = { fingers: ['index'], joints: 'straight' }
    const { id } = await create(
      { descriptions: { pt: 'um' }, features: hand, symbol: 'S10000' },
      'handshape-of-hand',
    )
    expect(await entryOf(db, id)).toMatchObject({ features: { ...hand, thumb: null }, symbol: 'S10000' })
    const refusal = (entry: object) =>
      fieldOf(create({ descriptions: { pt: 'x' }, ...entry }, 'handshape-of-hand'))
    expect(await refusal({ features: { ...hand, spreading: 'spread' } })).toBe(
      'features: handshape.oneFingerCannotSpread',
    )
    expect(await refusal({ features: { fingers: [] } })).toBe('features: entry.featuresIncomplete')
    expect(await refusal({ features: { fingers: ['toe'] } })).toBe('features: entry.featuresIncomplete')
    expect(await refusal({ symbol: 'S38800' })).toBe('symbol: handshape.symbolUnknown')
  })

  test('may have a PNG or WebP picture where its list has pictures; nothing else is stored [REF-02]', async () => {
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const request = { list: 'location', entry: { descriptions: { pt: 'cabeça' } } } as const
    const picture = { name: 'head.png', bytes }
    const { id } = await createEntry(context, ana, { ...request, picture })
    const file = await db.selectFrom('mediaFile').selectAll().executeTakeFirstOrThrow()
    expect(file).toMatchObject({ mime: 'image/webp', width: 40, mediaId: (await entryOf(db, id)).pictureId })
    expect(await context.storage.stat(file.key)).toBeDefined()
    const text = { name: 'x.png', bytes: new TextEncoder().encode('<svg/>') }
    expect(await fieldOf(createEntry(context, ana, { ...request, picture: text }))).toBe(
      'picture: entry.pictureType',
    )
    const huge = { name: 'huge.png', bytes: aHugePicture(6500, 4000) }
    expect(await fieldOf(createEntry(context, ana, { ...request, picture: huge }))).toBe(
      'picture: photo.tooManyPixels',
    )
    expect(await fieldOf(createEntry(context, ana, { ...request, list: 'tags', picture }))).toBe(
      'picture: request.unknownField',
    )
    expect(await fieldOf(createEntry(context, ana, { ...request, picture }))).toBe('value: entry.nameTaken')
    const keys: string[] = []
    for await (const key of context.storage.list()) keys.push(key)
    expect(keys).toEqual([file.key])
  })
})

describe('a change of a value', () => {
  test('sets the given fields only, removes empty descriptions, and counts revisions [REF-02]', async () => {
    const { id } = await create({
      value: 'food',
      descriptions: { pt: 'comida', en: 'food' },
      aliases: ['meal'],
    })
    expect(await change(id, { revision: 1, descriptions: { en: null, de: 'Essen' }, retired: true })).toEqual(
      {
        id,
        value: 'food',
        revision: 2,
      },
    )
    expect(await entryOf(db, id)).toMatchObject({
      texts: { pt: 'comida', de: 'Essen' },
      retired: true,
      searchable: true,
      aliases: ['meal'],
    })
  })

  test('that started from an earlier state is refused, and nothing of the first is lost [SGN-15]', async () => {
    const { id } = await create({ value: 'food', descriptions: { pt: 'comida' } })
    const both = await Promise.allSettled([
      change(id, { revision: 1, descriptions: { en: 'one' } }),
      change(id, { revision: 1, descriptions: { en: 'other' } }),
    ])
    const refused = both.find((one) => one.status === 'rejected')
    expect(refused?.reason).toMatchObject({ code: 'entry.changedMeanwhile' })
    expect((await entryOf(db, id)).revision).toBe(2)
  })

  test('cannot put a value into its own group [REF-02]', async () => {
    const { id } = await create({ value: 'life', descriptions: { pt: 'vida' } })
    await create({ value: 'animals', descriptions: { pt: 'animais' }, group: 'life' })
    expect(await fieldOf(change(id, { revision: 1, group: 'life' }))).toBe('group: entry.groupCircle')
    expect(await fieldOf(change(id, { revision: 1, group: 'animals' }))).toBe('group: entry.groupCircle')
  })
})

describe('the order of a list', () => {
  test('follows the given ids; values that it does not name come after them [REF-03]', async () => {
    const [one, two, three] = [
      await makeValue(db, list, 'one'),
      await makeValue(db, list, 'two'),
      await makeValue(db, list, 'three'),
    ]
    const foreign = await makeValue(db, 'tags', 'tag')
    await orderEntries(context, ana, { list, ids: [three, foreign, one, one] })
    expect((await listManagedEntries(db, list)).map(({ value }) => value)).toEqual(['three', 'one', 'two'])
    expect(two).toBeGreaterThan(0)
    const version = await readVersion(db)
    await orderEntries(context, ana, { list, ids: [three, one, two] })
    expect(await readVersion(db)).toBe(version)
  })
})

describe('deleting a value', () => {
  const remove = (id: number, revision = 1) => deleteEntry(context, ana, { entry: { list, id }, revision })

  test('works if nothing uses it, and is refused with the number of signs otherwise [REF-03]', async () => {
    const [used, unused] = [await makeValue(db, list, 'used'), await makeValue(db, list, 'unused')]
    await saveChanges(db, [
      { document: aDocument('ONE', { values: { semanticField: [used], semanticFieldSearchable: [used] } }) },
      { document: aDocument('TWO', { values: { semanticField: [used] } }) },
    ])
    await remove(unused)
    expect((await listManagedEntries(db, list)).map(({ value }) => value)).toEqual(['used'])
    const { code, params } = await rejectionOf(remove(used))
    expect([code, params]).toEqual(['entry.inUse', { value: 'used', count: 2 }])
  })

  test('is refused for the head of a group and for a stale revision [REF-03]', async () => {
    const [head, member] = [await makeValue(db, list, 'head'), await makeValue(db, list, 'member')]
    await sql`update vocabulary_entry set group_id = ${head} where id = ${member}`.execute(db)
    expect((await rejectionOf(remove(head))).code).toBe('entry.containsValues')
    expect((await rejectionOf(remove(member, 2))).code).toBe('entry.changedMeanwhile')
    expect((await rejectionOf(remove(0))).code).toBe('entry.notFound')
  })
})

test('lists show how many signs have their values, each sign once, and missing descriptions to administrators [REF-02]', async () => {
  const { id } = await create({ value: 'food', descriptions: { pt: 'comida', en: 'food' } })
  const { id: other } = await create({ value: 'kitchen', descriptions: { pt: 'cozinha', en: 'kitchen' } })
  await saveChanges(db, [{ document: aDocument('BREAD', { values: { semanticField: [id, other] } }) }])
  const counts = await countReferenceLists({ db }, ana, { languages: ['pt', 'en', 'de'] })
  expect(counts.get(list)).toEqual({ values: 2, signs: 1, missing: 2 })
  expect((await getReferenceList({ db }, ana, { list })).uses.get(id)).toEqual({ signs: 1, values: 0 })
  expect(await getEntry({ db }, ana, { list, id })).toMatchObject({
    use: { signs: 1 },
    signs: [{ gloss: 'BREAD', status: 'pending' }],
  })
})

test('a sign counts as a use while only its public version has the value [REF-02] [REF-03]', async () => {
  const { id } = await create({ value: 'food', descriptions: { pt: 'comida' } })
  const { id: kind } = await create({ value: 'use', descriptions: { pt: 'uso' } }, 'notes')
  const facts = { values: { semanticField: [id] }, notes: [{ kind, text: 'x', public: true }] }
  const [bread] = await saveChanges(db, [{ document: aDocument('BREAD', facts) }], bruno)
  const sign = bread?.id ?? 0
  const signs = { db, now: () => now, requireSignerConsent: false, mails: noMails }
  await publishSigns(signs, { actor: carla, ids: [sign], withoutVideo: true })
  await saveChanges(db, [{ id: sign, expectedRevision: 2, document: aDocument('BREAD') }], bruno)
  for (const [entry, of] of [
    [id, list],
    [kind, 'notes'],
  ] as const) {
    const { uses } = await getReferenceList({ db }, ana, { list: of })
    expect(uses.get(entry)).toEqual({ signs: 1, values: 0 })
    expect((await getEntry({ db }, ana, { list: of, id: entry })).use.signs).toBe(1)
    expect((await countReferenceLists({ db }, ana, { languages: [] })).get(of)?.signs).toBe(1)
  }
})

test.each([
  ['publishers', bruno],
  ['approvers', carla],
])('%s neither see nor manage reference lists in the panel [ROL-02]', async (_who, actor) => {
  const id = await makeValue(db, list, 'food')
  const entry = { list, id } as const
  for (const attempt of [
    () => createEntry(context, actor, { list, entry: { descriptions: { pt: 'x' } } }),
    () => changeEntry(context, actor, { entry, change: { revision: 1 } }),
    () => deleteEntry(context, actor, { entry, revision: 1 }),
    () => orderEntries(context, actor, { list, ids: [id] }),
    () => getReferenceList({ db }, actor, { list }),
    () => countReferenceLists({ db }, actor, { languages: [] }),
    () => getEntry({ db }, actor, entry),
  ])
    expect((await rejectionOf(attempt())).code).toBe('account.adminsOnly')
})
