import { beforeEach, describe, expect, test } from 'vitest'
import { getSignUses } from '#domains/eaf-videos/index.ts'
import { addRecording } from '#domains/eaf-videos/server/recording.fixture.ts'
import { listRecordingsWithUses } from '#domains/eaf-videos/server/uses/sign-use.queries.ts'
import { writeSignUses } from '#domains/eaf-videos/sign-uses.export.ts'
import {
  aDocument,
  insertAccounts,
  makeDictionary,
  noMails,
  now,
  publishSigns,
  rejectionOf,
  removeSigns,
  restoreSigns,
  saveChanges,
  saveSign,
  unpublishSigns,
} from '#domains/signs/server/signs.fixture.ts'
import { cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { saveSignBody, saveSignForm } from '../index.ts'

const { db } = await useDatabase()
const { ana, bruno, carla } = cast
const context = { db, now: () => now, requireSignerConsent: false, mails: noMails }
let sign: number

beforeEach(async () => {
  await makeDictionary(db)
  await insertAccounts(db, [ana, bruno, carla])
  sign = (await saveSign(db, aDocument('CASA'), bruno)).id
  await publishSigns(context, { actor: carla, ids: [sign], withoutVideo: true })
  const annotations = ['CASA', 'casa', 'CASA'].map((value, index) => ({
    value,
    begin: index * 100,
    end: index * 100 + 50,
    sign,
  }))
  await addRecording(db, { title: 'Interview', tiers: [{ name: 'Glosa MD', hand: 'strong', annotations }] })
  const { versionId } = await addRecording(db, {
    title: 'Public talk',
    visibility: 'public',
    tiers: [{ name: 'Glosa MD', hand: 'strong', annotations: annotations.slice(0, 1) }],
  })
  await db.updateTable('occurrence').set({ link: 'reference' }).where('versionId', '=', versionId).execute()
})

const rename = (gloss: string, formerGloss?: 'keep' | 'free') =>
  saveSignForm(context, bruno, {
    sign: { id: sign, revision: 2 },
    draft: null,
    document: aDocument(gloss),
    ...(formerGloss && { formerGloss }),
  })
const links = async () =>
  (
    await db
      .selectFrom('occurrence')
      .select(['value', 'signId', 'link', 'class'])
      .orderBy('versionId')
      .orderBy('position')
      .execute()
  ).map((row) => `${row.value} ${row.signId === sign ? row.link : row.signId} ${row.class}`)
const counts = async () =>
  (
    await db.selectFrom('occurrenceCount').select(['signId', 'occurrences']).orderBy('versionId').execute()
  ).map(({ signId, occurrences }) => [signId, occurrences])
const decisions = () =>
  db.selectFrom('eafValue').select(['value', 'signId', 'decidedBy']).orderBy('value').execute()
const earlierGlosses = async () =>
  (await db.selectFrom('earlierGloss').select('gloss').execute()).map(({ gloss }) => gloss)

const linked = ['CASA exact lexical', 'casa exact lexical', 'CASA exact lexical', 'CASA reference lexical']
const kept = ['CASA hand lexical', 'casa hand lexical', 'CASA hand lexical', 'CASA reference lexical']
const freed = ['CASA null unmatched', 'casa null unmatched', 'CASA null unmatched', 'CASA reference lexical']

describe('before a sign is renamed', () => {
  test('an administrator sees which recordings use it and how, others only public ones [ELN-03] [ELN-08]', async () => {
    const uses = await getSignUses({ db }, ana, { ids: [sign] })
    expect(uses).toMatchObject({
      recordings: 2,
      annotations: 4,
      byKind: {
        reference: { recordings: 1, annotations: 1 },
        text: { recordings: 1, annotations: 3 },
        hand: { recordings: 0, annotations: 0 },
      },
      mayOpen: true,
    })
    expect(uses.list.map(({ title }) => title)).toEqual(['Interview', 'Public talk'])
    expect(writeSignUses(uses.list)).toContain(`${uses.list[0]?.id},Interview,restricted,0,3,0,`)
    const ofMember = await getSignUses({ db }, bruno, { ids: [sign] })
    expect(ofMember).toMatchObject({ recordings: 2, annotations: 4, mayOpen: false })
    expect(ofMember.list.map(({ title }) => title)).toEqual(['Public talk'])
  })

  test('a sign that a member may not see has no uses for them [ROL-06]', async () => {
    const { id } = await saveSign(db, aDocument('SEGREDO'), ana)
    expect(await rejectionOf(getSignUses({ db }, bruno, { ids: [id] }))).toMatchObject({
      code: 'sign.notFound',
    })
  })
})

describe('a sign that is renamed', () => {
  test('keeps the annotations with its former gloss, as if people had linked them [ELN-03]', async () => {
    await rename('CASA-1')
    expect(await links()).toEqual(kept)
    expect(await decisions()).toEqual(
      ['CASA', 'casa'].toSorted().map((value) => ({ value, signId: sign, decidedBy: bruno.id })),
    )
    await publishSigns(context, { actor: carla, ids: [sign], withoutVideo: true })
    expect(await earlierGlosses()).toEqual(['CASA'])
  })

  test('gives up its former gloss if the editor frees it: annotations lose their sign, searches too [ELN-03]', async () => {
    await rename('CASA-1', 'free')
    expect(await links()).toEqual(freed)
    expect(await decisions()).toEqual([])
    expect(await counts()).toEqual([
      [null, 3],
      [sign, 1],
    ])
    await publishSigns(context, { actor: carla, ids: [sign], withoutVideo: true })
    expect(await earlierGlosses()).toEqual([])
  })

  test('has a freed gloss as an earlier one after it had it again [ELN-03]', async () => {
    await rename('CASA-1', 'free')
    const change = (revision: number, gloss: string) =>
      saveChanges(db, [{ id: sign, expectedRevision: revision, document: aDocument(gloss) }], bruno)
    await change(3, 'CASA')
    await change(4, 'LAR')
    await publishSigns(context, { actor: carla, ids: [sign], withoutVideo: true })
    expect(await earlierGlosses()).toEqual(['CASA'])
  })

  test('keeps its annotations by API and import too [ELN-03]', async () => {
    await saveSignBody(context, bruno, { sign: { id: sign, revision: 2 }, body: { gloss: 'CASA-1' } })
    expect(await links()).toEqual(kept)
  })

  test('frees nothing when it is not saved', async () => {
    await saveSign(db, aDocument('LAR'), bruno)
    expect(await rejectionOf(rename('LAR', 'free'))).toMatchObject({ code: 'sign.glossTaken' })
    expect(await links()).toEqual(linked)
  })
})

test('a sign that is withdrawn, deleted and restored keeps its annotations [ELN-03]', async () => {
  await unpublishSigns(context, { actor: carla, ids: [sign] })
  expect(await links()).toEqual(linked)
  await removeSigns(context, { actor: bruno, ids: [sign] })
  expect(await links()).toEqual(linked)
  await restoreSigns(context, { actor: bruno, ids: [sign] })
  expect(await links()).toEqual(linked)
  expect((await listRecordingsWithUses(db, [sign])).length).toBe(2)
})
