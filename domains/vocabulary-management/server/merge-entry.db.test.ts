import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { saveSigns } from '#domains/signs/index.ts'
import { loadHistory, loadSigns } from '#domains/signs/server/sign.queries.ts'
import {
  aDocument,
  insertAccounts,
  makeDictionary,
  makeValue,
  noMails,
  publishSigns,
  rejectionOf,
  removeSigns,
  saveChanges,
} from '#domains/signs/server/signs.fixture.ts'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import { system } from '#platform/actor.ts'
import { cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { mergeEntry, undoMerge } from '../index.ts'
import { entryOf, now } from './entries.fixture.ts'
import { readPublicDocuments } from './entry-uses.queries.ts'

const { db } = await useDatabase()
const context = { db, now: () => now, requireSignerConsent: false, mails: noMails }
const list = 'semantic-field'
const { ana, bruno, carla } = cast

let [animals, beasts, food] = [0, 0, 0]
beforeEach(async () => {
  await makeDictionary(db)
  await insertAccounts(db, [ana, bruno, carla])
  animals = await makeValue(db, list, 'animals')
  beasts = await makeValue(db, list, 'beasts')
  food = await makeValue(db, list, 'food')
})

const aSign = async (
  gloss: string,
  facts: Partial<SignDocument>,
  actor: typeof bruno | typeof system = bruno,
) => (await saveChanges(db, [{ document: aDocument(gloss, facts) }], actor))[0]?.id ?? 0
const documentOf = async (id: number) => (await loadSigns(db, [id])).get(id)?.document
const fieldsOf = async (id: number) => (await documentOf(id))?.values.semanticField
const publicOf = async (id: number) => (await readPublicDocuments(db, [id])).get(id)
const merge = (from = beasts, into = animals, actor = ana) =>
  mergeEntry(context, actor, { entry: { list, id: from }, into: { list, id: into } })
const publish = (...ids: number[]) => publishSigns(context, { actor: system, ids })
const change = async (id: number, facts: Partial<SignDocument>, actor = bruno) => {
  const sign = (await loadSigns(db, [id])).get(id)
  if (!sign) throw new Error('no sign')
  return saveChanges(
    db,
    [{ id, expectedRevision: sign.revision, document: { ...sign.document, ...facts } }],
    actor,
  )
}

describe('merging a value', () => {
  test('changes signs of every status in one change set, and collapses repetitions [REF-03]', async () => {
    const pending = await aSign('WOLF', { values: { semanticField: [food, beasts] } })
    const both = await aSign('BEAR', { values: { semanticField: [beasts, animals] } })
    const deleted = await aSign('OX', { values: { semanticField: [beasts] } })
    await removeSigns(context, { actor: bruno, ids: [deleted] })
    const other = await aSign('BREAD', { values: { semanticField: [food] } })

    expect(await merge()).toMatchObject({ value: 'beasts', into: 'animals', signs: 3 })
    expect(await Promise.all([pending, both, deleted, other].map(fieldsOf))).toEqual([
      [food, animals],
      [animals],
      [animals],
      [food],
    ])
    const { rows } = await sql<{ kind: string; actorId: number; signs: number }>`
      select kind, actor_id, count(*)::integer as signs from change_set
      join sign_version on change_set_id = change_set.id where kind = 'merge' group by change_set.id
    `.execute(db)
    expect(rows).toEqual([{ kind: 'merge', actorId: ana.id, signs: 3 }])
    expect((await loadSigns(db, [deleted])).get(deleted)?.status).toBe('deleted')
  })

  test('gives the other value its names, so that files and addresses with them still work [D31]', async () => {
    await sql`update vocabulary_entry set aliases = array['Tiere'], narrower_names = array['pets'] where id = ${beasts}`.execute(
      db,
    )
    await merge()
    expect(await entryOf(db, animals)).toMatchObject({
      aliases: ['beasts', 'Tiere'],
      narrowerNames: ['pets'],
    })
    await expect(entryOf(db, beasts)).rejects.toThrow()
  })

  test('moves the values grouped under it, also the other value itself [REF-02]', async () => {
    await sql`update vocabulary_entry set group_id = ${beasts} where id in (${animals}, ${food})`.execute(db)
    await merge()
    expect((await entryOf(db, animals)).groupId).toBeNull()
    expect((await entryOf(db, food)).groupId).toBe(animals)
  })

  test('changes kinds of notes [REF-03]', async () => {
    const [usage, general] = [await makeValue(db, 'notes', 'usage'), await makeValue(db, 'notes', 'general')]
    const id = await aSign('WOLF', { notes: [{ kind: usage, text: 'wild', public: true }] })
    await mergeEntry(context, ana, {
      entry: { list: 'notes', id: usage },
      into: { list: 'notes', id: general },
    })
    expect((await documentOf(id))?.notes).toEqual([{ kind: general, text: 'wild', public: true }])
  })

  test('is public at once, and nothing waits for approval because of it [D21]', async () => {
    const id = await aSign('WOLF', { values: { semanticField: [beasts] } })
    await publish(id)
    await merge()
    const sign = (await loadSigns(db, [id])).get(id)
    expect(await publicOf(id)).toMatchObject({
      revision: sign?.revision,
      document: { values: { semanticField: [animals] } },
    })
    expect((await loadHistory(db, [id])).get(id)?.changedBy).toEqual([])
  })

  test('keeps waiting changes waiting, and their author apart from the administrator [D21]', async () => {
    const id = await aSign('WOLF', { values: { semanticField: [beasts] } })
    await publish(id)
    await change(id, { values: { semanticField: [beasts, food] } })
    const before = await publicOf(id)
    await merge()
    expect(await publicOf(id)).toMatchObject({
      revision: before?.revision,
      document: { values: { semanticField: [animals] } },
    })
    expect(await fieldsOf(id)).toEqual([animals, food])
    expect((await loadHistory(db, [id])).get(id)?.changedBy).toEqual([bruno.id])
  })

  test('also replaces a value that only the public version still has [D21]', async () => {
    const id = await aSign('WOLF', { values: { semanticField: [beasts] } })
    await publish(id)
    await change(id, { values: { semanticField: [food] } })
    const { mergeId } = await merge()
    expect((await publicOf(id))?.document.values).toEqual({ semanticField: [animals] })
    await undoMerge(context, ana, { mergeId })
    expect((await publicOf(id))?.document.values).toEqual({ semanticField: [beasts] })
    expect(await fieldsOf(id)).toEqual([food])
  })

  test('leaves a sign that was sent back to its author sent back [D33]', async () => {
    const id = await aSign('WOLF', { values: { semanticField: [beasts] } })
    const changeSetId = (await db.selectFrom('changeSet').select('id').executeTakeFirstOrThrow()).id
    await sql`insert into sign_decision (sign_id, change_set_id, revision, kind, note)
      values (${id}, ${changeSetId}, 1, 'needs-changes', 'Film it again')`.execute(db)
    await merge()
    expect((await loadHistory(db, [id])).get(id)?.declinedRevision).toBe(2)
  })
})

describe('a merge is refused', () => {
  test.each([
    ['for a publisher', bruno, 'account.adminsOnly'],
    ['for an approver', carla, 'account.adminsOnly'],
  ])('%s [ROL-02]', async (_who, actor, code) => {
    expect((await rejectionOf(merge(beasts, animals, actor))).code).toBe(code)
    expect((await entryOf(db, beasts)).value).toBe('beasts')
  })

  test('into itself, into another list, and of a precise location into another area [REF-03]', async () => {
    const [head, arm] = [await makeValue(db, 'location', 'head'), await makeValue(db, 'location', 'arm')]
    const precise = 'location-within-an-area'
    const [ear, elbow] = [await makeValue(db, precise, 'ear'), await makeValue(db, precise, 'elbow')]
    await sql`update vocabulary_entry set parent_id = case id when ${ear} then ${head}::integer else ${arm}::integer end
      where id in (${ear}, ${elbow})`.execute(db)
    expect((await rejectionOf(merge(beasts, beasts))).code).toBe('entry.mergeWithItself')
    expect((await rejectionOf(merge(beasts, head))).code).toBe('entry.notFound')
    const areas = {
      entry: { list: precise, id: ear },
      into: { list: precise, id: elbow },
    } as const
    expect((await rejectionOf(mergeEntry(context, ana, areas))).code).toBe('entry.mergeOtherArea')
  })

  test('when the value was changed since the editor saw it [SGN-15]', async () => {
    const request = {
      entry: { list, id: beasts },
      into: { list, id: animals },
      revision: 7,
    } as const
    expect((await rejectionOf(mergeEntry(context, ana, request))).code).toBe('entry.changedMeanwhile')
  })
})

describe('a save at the same time as a merge', () => {
  test('after it stores the other value instead of the merged one [REF-03]', async () => {
    await merge()
    const id = await aSign('WOLF', { values: { semanticField: [beasts, food] } })
    expect(await fieldsOf(id)).toEqual([animals, food])
    await merge(animals, food)
    const later = await aSign('BEAR', { values: { semanticField: [beasts] } })
    expect(await fieldsOf(later)).toEqual([food])
  })

  test('before it or during it loses nothing [REF-03]', async () => {
    const save = (gloss: string) => aSign(gloss, { values: { semanticField: [beasts] } })
    const [before, , during] = await Promise.all([save('WOLF'), merge(), save('BEAR')])
    expect(await Promise.all([before, during].map(fieldsOf))).toEqual([[animals], [animals]])
  })

  test('with a value that was deleted is refused', async () => {
    await sql`delete from vocabulary_entry where id = ${beasts}`.execute(db)
    expect((await rejectionOf(aSign('WOLF', { values: { semanticField: [beasts] } }))).code).toBe(
      'entry.notFound',
    )
  })

  test('nobody replaces public documents by an ordinary save', async () => {
    const id = await aSign('WOLF', { values: { semanticField: [beasts] } })
    await publish(id)
    const forged = { id, expectedRevision: 2, publicDocument: aDocument('FORGED') }
    await saveSigns(context, bruno, { kind: 'form', changes: [forged] }).catch(() => {})
    expect((await publicOf(id))?.document.texts.gloss).toBe('WOLF')
  })
})

describe('undoing a merge', () => {
  test('restores the value with its id, names and texts, and the signs [REF-03]', async () => {
    await sql`insert into vocabulary_text (entry_id, language, description) values (${beasts}, 'pt', 'feras')`.execute(
      db,
    )
    await sql`update vocabulary_entry set group_id = ${beasts} where id = ${food}`.execute(db)
    const before = await entryOf(db, beasts)
    const [pending, published] = [
      await aSign('WOLF', { values: { semanticField: [beasts, animals] } }),
      await aSign('BEAR', { values: { semanticField: [beasts] } }),
    ]
    await publish(published)
    const { mergeId } = await merge()
    expect(await undoMerge(context, ana, { mergeId })).toEqual({
      value: 'beasts',
      entryId: beasts,
      restored: 2,
      leftAlone: [],
    })
    expect(await entryOf(db, beasts)).toEqual({ ...before, revision: before.revision + 1 })
    expect((await entryOf(db, animals)).aliases).toEqual([])
    expect((await entryOf(db, food)).groupId).toBe(beasts)
    expect(await fieldsOf(pending)).toEqual([beasts, animals])
    const sign = (await loadSigns(db, [published])).get(published)
    expect(await publicOf(published)).toMatchObject({
      revision: sign?.revision,
      document: { values: { semanticField: [beasts] } },
    })
  })

  test('leaves signs alone whose property somebody changed since, and names them [REF-03]', async () => {
    const [changed, untouched] = [
      await aSign('WOLF', { values: { semanticField: [beasts] } }),
      await aSign('BEAR', { values: { semanticField: [beasts] } }),
    ]
    const { mergeId } = await merge()
    await change(changed, { values: { semanticField: [food] } })
    await change(untouched, { texts: { gloss: 'BEAR', lemma: 'bear' } })
    expect(await undoMerge(context, ana, { mergeId })).toMatchObject({
      restored: 1,
      leftAlone: ['WOLF'],
    })
    expect(await fieldsOf(changed)).toEqual([food])
    expect(await documentOf(untouched)).toMatchObject({
      texts: { lemma: 'bear' },
      values: { semanticField: [beasts] },
    })
  })

  test('is refused twice, for members, while the other value is gone, and when the name is taken [REF-03]', async () => {
    const { mergeId } = await merge()
    expect((await rejectionOf(undoMerge(context, bruno, { mergeId }))).code).toBe('account.adminsOnly')
    expect((await rejectionOf(undoMerge(context, ana, { mergeId: 99 }))).code).toBe('entry.mergeNotFound')
    const second = await merge(animals, food)
    expect((await rejectionOf(undoMerge(context, ana, { mergeId }))).code).toBe('entry.mergeTargetGone')
    await undoMerge(context, ana, { mergeId: second.mergeId })
    await sql`update vocabulary_entry set aliases = '{}' where id = ${animals}`.execute(db)
    const taken = await makeValue(db, list, 'beasts')
    expect((await rejectionOf(undoMerge(context, ana, { mergeId }))).code).toBe('entry.nameTaken')
    await sql`delete from vocabulary_entry where id = ${taken}`.execute(db)
    await undoMerge(context, ana, { mergeId })
    expect((await rejectionOf(undoMerge(context, ana, { mergeId }))).code).toBe('entry.mergeUndone')
  })
})
