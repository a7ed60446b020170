import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { type AccountActor, type Actor, system, visitor } from '#platform/actor.ts'
import { cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { anyDocument } from '../document.arbitrary.ts'
import { property, type ReferenceKey } from '../properties.ts'
import { remapIds } from '../remap-ids.ts'
import type { SignDocument } from '../sign-document.ts'
import { loadSigns } from './sign.queries.ts'
import {
  aDocument,
  countRows,
  declineSigns,
  makeDictionary,
  makeMedia,
  makeValue,
  noMails,
  now,
  publishSigns,
  rejectionOf,
  removeSigns,
  restoreSigns,
  saveChanges,
  saveSign,
  unpublishSigns,
} from './signs.fixture.ts'

const { db } = await useDatabase()
beforeEach(() => makeDictionary(db))

const context = { db, now: () => now, requireSignerConsent: false, mails: noMails }
const { ana, bruno, carla } = cast

const create = async (gloss: string, facts: Partial<SignDocument> = {}, actor: Actor = system) => {
  return (await saveSign(db, aDocument(gloss, facts), actor)).id
}
const load = async (id: number) => {
  const sign = (await loadSigns(db, [id])).get(id)
  if (!sign) throw new Error('the sign does not exist')
  return sign
}
const published = async () =>
  (
    await sql<{ signId: number; dictionaryVersion: number; revision: number; document: SignDocument }>`
    select * from published_sign order by sign_id`.execute(db)
  ).rows
const publicChanges = async () =>
  (
    await sql<{
      version: number
      entityId: number
    }>`select version, entity_id from public_change where kind = 'sign' order by 1, 2`.execute(db)
  ).rows

describe('saving', () => {
  test('signs with every kind of property are stored completely, also when they refer to each other [SGN-01]', async () => {
    const documents = await fitted(fc.sample(anyDocument, 40))
    const ids = (
      await saveChanges(
        db,
        documents.map((document, index) => ({ id: -1 - index, document })),
      )
    ).map(({ id }) => id)
    const stored = await loadSigns(db, ids)
    const expected = documents.map((document) =>
      remapIds(document, { sign: (draft) => ids[-1 - draft] ?? 0 }),
    )
    expect(ids.map((id) => stored.get(id)?.document)).toEqual(expected)
    expect(await countRows(db, 'change_set')).toBe(1)
    expect(await countRows(db, 'sign_version')).toBe(40)

    const again = [...stored.values()].map(({ id, revision, document }) => ({
      id,
      expectedRevision: revision,
      document,
    }))
    expect((await saveChanges(db, again)).every(({ changed }) => !changed)).toBe(true)
    expect(await countRows(db, 'change_set')).toBe(1)
  })

  test('a change stores a version beside the older one', async () => {
    const id = await create('CASA')
    await saveChanges(db, [{ id, expectedRevision: 1, document: aDocument('LAR') }])
    const { rows } = await sql<{ revision: number; gloss: string }>`
      select revision, document->'texts'->>'gloss' as gloss from sign_version where sign_id = ${id} order by revision`.execute(
      db,
    )
    expect(rows).toEqual([
      { revision: 1, gloss: 'CASA' },
      { revision: 2, gloss: 'LAR' },
    ])
    expect(await load(id)).toMatchObject({
      revision: 2,
      status: 'pending',
      changedAt: now,
      document: aDocument('LAR'),
    })
  })

  test('a change that names no revision is refused', async () => {
    const id = await create('CASA')
    const blind = saveChanges(db, [{ id, document: aDocument('LAR') }])
    expect((await rejectionOf(blind)).code).toBe('sign.changedMeanwhile')
    expect(await load(id)).toMatchObject({ revision: 1, document: aDocument('CASA') })
  })

  test('a change of an older revision is refused, and nothing of the batch is written', async () => {
    const id = await create('CASA')
    await saveChanges(db, [{ id, expectedRevision: 1, document: aDocument('LAR') }])
    const late = [{ document: aDocument('BOLA') }, { id, expectedRevision: 1, document: aDocument('CASA-2') }]
    expect(await rejectionOf(saveChanges(db, late))).toMatchObject({
      code: 'sign.changedMeanwhile',
      status: 409,
      params: { gloss: 'LAR' },
    })
    expect(await countRows(db, 'sign')).toBe(1)
  })

  test('an unknown sign is refused', async () => {
    expect(
      (await rejectionOf(saveChanges(db, [{ id: 999_999, expectedRevision: 1, document: aDocument('A') }])))
        .code,
    ).toBe('sign.notFound')
  })

  test('a gloss is unique among signs that are not deleted [SGN-03]', async () => {
    const id = await create('CASA')
    expect(await rejectionOf(create('CASA'))).toMatchObject({
      code: 'sign.glossTaken',
      params: { gloss: 'CASA', holder: id },
    })
    expect(
      (await rejectionOf(saveChanges(db, [{ document: aDocument('A') }, { document: aDocument(' A') }])))
        .code,
    ).toBe('sign.glossTaken')
    expect((await rejectionOf(create('  '))).code).toBe('value.required')
  })

  test('glosses that differ only in case, width and spaces are the same; an accent makes another one [SGN-03] [D40]', async () => {
    const id = await create('BOM DIA')
    for (const same of ['bom dia', ' Bom  dia', 'ＢＯＭ DIA'])
      expect(await rejectionOf(create(same))).toMatchObject({
        code: 'sign.glossTaken',
        params: { holder: id },
      })
    const both = [{ document: aDocument('Maçã') }, { document: aDocument('MAÇÃ') }]
    expect((await rejectionOf(saveChanges(db, both))).code).toBe('sign.glossTaken')
    const accented = await create('BÓM DIA')
    const change = (gloss: string, revision: number) =>
      saveChanges(db, [{ id: accented, expectedRevision: revision, document: aDocument(gloss) }])
    expect((await rejectionOf(change('Bom Dia', 1))).code).toBe('sign.glossTaken')
    await change('Bóm dia', 1)
    expect((await load(accented)).document.texts.gloss).toBe('Bóm dia')
  })

  test('a sign whose gloss was stored beside the same one can be saved until its gloss changes [D40]', async () => {
    const [first, second] = [await create('CASA'), await create('LAR')]
    await sql`update sign set gloss = 'casa', folded_gloss = 'casa' where id = ${second}`.execute(db)
    const change = (gloss: string, revision: number) =>
      saveChanges(db, [
        { id: second, expectedRevision: revision, document: aDocument(gloss, { translations: {} }) },
      ])
    await change('casa', 1)
    expect(await rejectionOf(change('Casa', 2))).toMatchObject({ params: { holder: first } })
  })

  test('of two simultaneous saves with the same gloss, one is refused', async () => {
    const both = await Promise.allSettled([create('CASA'), create('CASA')])
    const refused = both.filter((result) => result.status === 'rejected')
    expect(refused.map(({ reason }) => reason.code)).toEqual(['sign.glossTaken'])
  })

  test('two signs exchange their glosses', async () => {
    const [one, other] = [await create('A'), await create('B')]
    await saveChanges(db, [
      { id: one, expectedRevision: 1, document: aDocument('B') },
      { id: other, expectedRevision: 1, document: aDocument('A') },
    ])
    expect((await load(one)).document.texts.gloss).toBe('B')
  })

  test('an external id is unique in its source [SGN-17]', async () => {
    await saveChanges(db, [{ document: aDocument('A'), externalId: { source: 'x', sourceId: '1' } }])
    const again = saveChanges(db, [{ document: aDocument('B'), externalId: { source: 'x', sourceId: '1' } }])
    expect((await rejectionOf(again)).code).toBe('sign.sourceTaken')
    const twice = ['C', 'D'].map((gloss) => ({
      document: aDocument(gloss),
      externalId: { source: 'x', sourceId: '2' },
    }))
    expect((await rejectionOf(saveChanges(db, twice))).code).toBe('sign.sourceTaken')
  })

  test('a document that breaks a rule of the registry is refused, also for the system [SGN-01]', async () => {
    const [area, place] = [await makeValue(db, 'location', 'arm'), await makeValue(db, 'location', 'head')]
    const spot = await makeValue(db, 'location-within-an-area', 'chin')
    await sql`update vocabulary_entry set parent_id = ${place} where id = ${spot}`.execute(db)
    const long = 'x'.repeat(20_001)
    const refusals: [SignDocument, string, string][] = [
      [aDocument(' '), 'value.required', 'gloss'],
      [aDocument('G'.repeat(501)), 'value.tooLong', 'gloss'],
      [aDocument('A', { texts: { gloss: 'A', etymology: long } }), 'value.tooLong', 'etymology'],
      [aDocument('A', { translations: { pt: [['casa'], [long]] } }), 'value.tooLong', 'translation'],
      [aDocument('A', { examples: [{ texts: { pt: long }, signs: '' }] }), 'value.tooLong', 'example'],
      [
        aDocument('A', { values: { location: [area], locationPrecise: [spot] } }),
        'sign.locationOutside',
        'location_precise',
      ],
    ]
    for (const [document, code, field] of refusals)
      expect(await rejectionOf(saveChanges(db, [{ document }], system))).toMatchObject({
        code,
        fields: [{ field, code }],
      })
    expect(await countRows(db, 'sign')).toBe(0)
    const id = await create('A', { values: { location: [place], locationPrecise: [spot] } })
    const values = { location: [area], locationPrecise: [spot] }
    const moved = saveChanges(db, [{ id, expectedRevision: 1, document: aDocument('A', { values }) }])
    expect(await rejectionOf(moved)).toMatchObject({ params: { value: 'chin', area: 'arm' } })
  })

  test('a location that lies outside its area since the lists changed does not prevent other changes', async () => {
    const [arm, head] = [await makeValue(db, 'location', 'arm'), await makeValue(db, 'location', 'head')]
    const chin = await makeValue(db, 'location-within-an-area', 'chin')
    const values = { location: [head], locationPrecise: [chin] }
    const id = await create('A', { values })
    await sql`update vocabulary_entry set parent_id = ${arm} where id = ${chin}`.execute(db)
    const [saved] = await saveChanges(db, [{ id, expectedRevision: 1, document: aDocument('B', { values }) }])
    expect(saved).toMatchObject({ changed: true, revision: 2 })
  })

  test('visitors add no signs and publishers change no signs of others', async () => {
    const id = await create('CASA')
    expect((await rejectionOf(create('A', {}, visitor))).code).toBe('account.required')
    const edit = async (expectedRevision: number) =>
      (await rejectionOf(saveChanges(db, [{ id, expectedRevision, document: aDocument('B') }], bruno))).code
    expect(await edit(1)).toBe('sign.notFound')
    await saveChanges(db, [{ id, expectedRevision: 1, decision: 'publish' }])
    expect(await edit(2)).toBe('sign.othersEdit')
    expect(await countRows(db, 'change_set')).toBe(2)
  })

  test('the person who adds a sign is its author', async () => {
    expect(await load(await create('CASA', {}, bruno))).toMatchObject({
      authorId: 2,
      publisherId: 2,
      approverId: null,
    })
  })
})

describe('publishing', () => {
  test('stores the public document without private notes, under the number of the change [SGN-16]', async () => {
    const kind = await makeValue(db, 'notes', 'general')
    const notes = [
      { kind, text: 'open', public: true },
      { kind, text: 'secret', public: false },
    ]
    const id = await create('CASA', { notes }, bruno)
    await publishSigns(context, { actor: carla, ids: [id], withoutVideo: true })
    const [row] = await published()
    expect(row?.document.notes).toEqual([notes[0]])
    expect(await publicChanges()).toEqual([{ version: row?.dictionaryVersion, entityId: id }])
    expect(await load(id)).toMatchObject({ status: 'published', approverId: 3, publishedAt: now })
  })

  test('later changes are not public until another approver publishes them [D21]', async () => {
    const id = await create('CASA', {}, bruno)
    await publishSigns(context, { actor: carla, ids: [id], withoutVideo: true })
    await saveChanges(db, [{ id, expectedRevision: 2, document: aDocument('LAR') }], carla)
    expect(await load(id)).toMatchObject({ status: 'published', document: { texts: { gloss: 'LAR' } } })
    expect((await published())[0]?.document.texts.gloss).toBe('CASA')
    expect(
      (await rejectionOf(publishSigns(context, { actor: carla, ids: [id], withoutVideo: true }))).code,
    ).toBe('sign.ownStatus')

    await publishSigns(context, { actor: { ...carla, id: 4 }, ids: [id], withoutVideo: true })
    expect((await published())[0]?.document.texts.gloss).toBe('LAR')
  })

  test('publishing a sign without new changes has no effect', async () => {
    const id = await create('CASA')
    await publishSigns(context, { actor: system, ids: [id] })
    const [saved] = await publishSigns(context, { actor: system, ids: [id] })
    expect(saved).toMatchObject({ changed: false })
    expect(await publicChanges()).toHaveLength(1)
  })

  test('when one sign of a batch is refused, none is published', async () => {
    const ids = [await create('A', {}, bruno), await create('B', {}, carla)]
    expect((await rejectionOf(publishSigns(context, { actor: carla, ids, withoutVideo: true }))).code).toBe(
      'sign.ownStatus',
    )
    expect(await published()).toEqual([])
  })

  test('a sign whose video is still being processed cannot be published [SGN-09]', async () => {
    const id = await create('A', {
      media: [{ role: 'main', media: await makeMedia(db, 'a.mp4', 'working') }],
    })
    expect(
      (await rejectionOf(publishSigns(context, { actor: carla, ids: [id], withoutVideo: true }))).code,
    ).toBe('sign.videoNotReady')
  })

  test('withdrawing a sign deletes its public document and records the change', async () => {
    const id = await create('CASA')
    await publishSigns(context, { actor: system, ids: [id] })
    await unpublishSigns(context, { actor: carla, ids: [id] })
    expect(await published()).toEqual([])
    expect(await publicChanges()).toHaveLength(2)
    expect(await load(id)).toMatchObject({ status: 'pending', approverId: null, publishedAt: null })
  })
})

describe('a revision that somebody did not see', () => {
  test('is refused after the missing right, without naming the sign [SGN-15] [ROL-06]', async () => {
    const id = await create('CASA', {}, carla)
    const requests = (revision: number) => {
      const change = { id, expectedRevision: revision }
      const decision = { actor: bruno, ids: [id], revisions: new Map([[id, revision]]) }
      return [
        () => saveChanges(db, [{ ...change, document: aDocument('B') }], bruno),
        () => publishSigns(context, decision),
        () => unpublishSigns(context, decision),
        () => removeSigns(context, decision),
        () => restoreSigns(context, decision),
        () => declineSigns(context, { ...decision, note: 'No.' }),
      ]
    }
    const outcomes = async (revision: number) => {
      const refusals = []
      for (const request of requests(revision)) refusals.push(await rejectionOf(request()))
      return refusals.map(({ code, params }) => [code, params])
    }
    const unknown = Array(6).fill(['sign.notFound', {}])
    expect([await outcomes(1), await outcomes(999)]).toEqual([unknown, unknown])
    await saveChanges(db, [{ id, expectedRevision: 1, decision: 'publish' }])
    const codes = (await outcomes(999)).map(([code]) => code)
    expect(codes).not.toContain('sign.notFound')
    expect(JSON.stringify(await outcomes(999))).not.toContain('CASA')
    await saveChanges(db, [{ id, expectedRevision: 2, decision: 'remove' }])
    expect([await outcomes(3), await outcomes(999)]).toEqual([unknown, unknown])
  })

  test('is named to people who may change the sign, also when its status is another one [SGN-15]', async () => {
    const id = await create('CASA', {}, bruno)
    await publishSigns(context, { actor: carla, ids: [id], withoutVideo: true })
    const again = { actor: ana, ids: [id], withoutVideo: true, revisions: new Map([[id, 1]]) }
    expect(await rejectionOf(publishSigns(context, again))).toMatchObject({
      code: 'sign.changedMeanwhile',
      params: { gloss: 'CASA' },
    })
  })
})

describe('deleting', () => {
  test('a deleted sign is no longer public and releases its gloss [D4]', async () => {
    const id = await create('CASA', {}, bruno)
    await publishSigns(context, { actor: carla, ids: [id], withoutVideo: true })
    await removeSigns(context, { actor: bruno, ids: [id] })
    expect(await published()).toEqual([])
    expect(await load(id)).toMatchObject({ status: 'deleted', deletedBy: 2, deletedAt: now })
    await create('CASA')
    const restore = async (actor: AccountActor) =>
      (await rejectionOf(restoreSigns(context, { actor, ids: [id] }))).code
    expect([await restore(bruno), await restore(ana)]).toEqual(['sign.glossNotFree', 'sign.glossTaken'])
  })
})

/** The documents with values, media and signs that exist. Rows are inserted one after another: the pool has one connection. */
async function fitted(documents: SignDocument[]): Promise<SignDocument[]> {
  await sql`insert into language (code) values ('mi')`.execute(db)
  const media = new Map<number, number>()
  for (let id = 1; id <= 40; id++) media.set(id, await makeMedia(db, `${id}.mp4`))
  const entries = new Map<string, number>()
  const entryOf = async (list: string, id: number) => {
    const value = `${list} ${id}`
    const entry = entries.get(value) ?? (await makeValue(db, list, value))
    entries.set(value, entry)
    return entry
  }
  const result: SignDocument[] = []
  for (const [index, document] of documents.entries()) {
    const values: SignDocument['values'] = {}
    for (const [key, ids] of Object.entries(document.values) as [ReferenceKey, number[]][]) {
      values[key] = []
      for (const id of ids) values[key].push(await entryOf(property(key).list ?? '', id))
    }
    const notes: SignDocument['notes'] = []
    for (const note of document.notes) notes.push({ ...note, kind: await entryOf('notes', note.kind) })
    result.push({
      ...remapIds(document, { media: (id) => media.get(id) ?? 0 }),
      values,
      notes,
      relations: document.relations
        .filter(({ sign }) => sign !== index + 1)
        .map(({ kind, sign }) => ({ kind, sign: -sign })),
      minimalPairs: document.minimalPairs.filter((id) => id !== index + 1).map((id) => -id),
      texts: { ...document.texts, gloss: `${document.texts.gloss}${index}` },
    })
  }
  return result
}
