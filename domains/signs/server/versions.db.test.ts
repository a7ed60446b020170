import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { visitor } from '#platform/actor.ts'
import { anActor, cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import type { SignDocument } from '../sign-document.ts'
import { signState } from '../sign-state.ts'
import { listVersions, readVersion } from './list-versions.ts'
import { restoreVersion } from './restore-version.ts'
import { loadSigns } from './sign.queries.ts'
import { loadSignFacts } from './sign-facts.queries.ts'
import {
  aDocument,
  declineSigns,
  insertAccounts,
  makeDictionary,
  makeValue,
  noMails,
  now,
  publishSigns,
  rejectionOf,
  removeSigns,
  saveChanges,
  saveSign,
} from './signs.fixture.ts'

const { db } = await useDatabase()
const { bruno, carla, ana } = cast
const petra = anActor({ id: 12 })
const context = { db, now: () => now, requireSignerConsent: false, mails: noMails }

beforeEach(async () => {
  await makeDictionary(db)
  await insertAccounts(db, [bruno, carla, ana, petra])
})

async function aSign(facts: Partial<SignDocument> = {}): Promise<number> {
  return (await saveSign(db, aDocument('CASA', facts), bruno)).id
}
const edit = (id: number, revision: number, gloss: string) =>
  saveChanges(db, [{ id, expectedRevision: revision, document: aDocument(gloss) }], bruno)
const restore = (signId: number, revision: number, expectedRevision: number, actor = bruno) =>
  restoreVersion(context, actor, { signId, revision, expectedRevision })
const load = async (id: number) => (await loadSigns(db, [id])).get(id)

describe('the history of a sign', () => {
  test('says who changed what and when, with decisions and what the public sees [SGN-13]', async () => {
    const id = await aSign()
    await publishSigns(context, { actor: carla, ids: [id], withoutVideo: true })
    await edit(id, 2, 'LAR')
    await declineSigns(context, { actor: carla, ids: [id], note: 'The gloss was right.' })
    const decision = { by: carla.id, at: now, publisher: null }
    const needsChanges = { ...decision, kind: 'needs-changes', note: 'The gloss was right.' }
    expect(await listVersions({ db }, bruno, { signId: id })).toEqual([
      {
        revision: 3,
        kind: 'form',
        by: bruno.id,
        at: now,
        isCurrent: true,
        isPublic: false,
        decisions: [needsChanges],
      },
      {
        revision: 2,
        kind: 'status',
        by: carla.id,
        at: now,
        isCurrent: false,
        isPublic: true,
        decisions: [{ ...decision, kind: 'publish', note: null }],
      },
      { revision: 1, kind: 'form', by: bruno.id, at: now, isCurrent: false, isPublic: false, decisions: [] },
    ])
    expect((await readVersion({ db }, bruno, { signId: id, revision: 1 })).texts.gloss).toBe('CASA')
  })

  test('is for the author, approvers and administrators [D16]', async () => {
    const id = await aSign()
    for (const actor of [bruno, carla, ana])
      expect(await listVersions({ db }, actor, { signId: id })).toHaveLength(1)
    expect((await rejectionOf(listVersions({ db }, petra, { signId: id }))).code).toBe('sign.notFound')
    await publishSigns(context, { actor: carla, ids: [id], withoutVideo: true })
    expect((await rejectionOf(listVersions({ db }, petra, { signId: id }))).code).toBe('sign.othersHistory')
    expect((await rejectionOf(readVersion({ db }, petra, { signId: id, revision: 1 }))).code).toBe(
      'sign.othersHistory',
    )
    expect((await rejectionOf(listVersions({ db }, visitor, { signId: id }))).code).toBe('account.required')
  })

  test('unknown signs and versions have none', async () => {
    const id = await aSign()
    expect((await rejectionOf(listVersions({ db }, carla, { signId: 999 }))).code).toBe('sign.notFound')
    expect((await rejectionOf(readVersion({ db }, carla, { signId: id, revision: 9 }))).code).toBe(
      'sign.versionNotFound',
    )
  })
})

describe('restoring a version', () => {
  test('creates a new version with the earlier content; the public still sees the approved one [SGN-13]', async () => {
    const id = await aSign()
    await edit(id, 1, 'LAR')
    await publishSigns(context, { actor: carla, ids: [id], withoutVideo: true })
    expect(await restore(id, 1, 3)).toEqual({ id, revision: 4, changed: true })
    expect(await load(id)).toMatchObject({ status: 'published', document: { texts: { gloss: 'CASA' } } })
    const [newest, published] = await listVersions({ db }, bruno, { signId: id })
    expect(newest).toMatchObject({ kind: 'restore', isPublic: false })
    expect(published).toMatchObject({ revision: 3, isPublic: true })
  })

  test('of the content that the public sees leaves nothing that waits for an approver [SGN-13]', async () => {
    const id = await aSign()
    await publishSigns(context, { actor: carla, ids: [id], withoutVideo: true })
    await edit(id, 2, 'LAR')
    const stateOf = async () => {
      const facts = (await loadSignFacts(db, [id], context)).get(id)
      return facts && signState(facts)
    }
    expect(await stateOf()).toBe('changes-wait')
    await restore(id, 1, 3)
    expect(await stateOf()).toBe('published')
    const [newest] = await listVersions({ db }, bruno, { signId: id })
    expect(newest).toMatchObject({ revision: 4, kind: 'restore', isCurrent: true, isPublic: true })
    await edit(id, 4, 'RUA')
    expect(await stateOf()).toBe('changes-wait')
    await edit(id, 5, 'CASA')
    expect(await stateOf()).toBe('published')
  })

  test('is refused to people who may not edit the sign, and for a deleted sign', async () => {
    const id = await aSign()
    await edit(id, 1, 'LAR')
    expect((await rejectionOf(restore(id, 1, 2, petra))).code).toBe('sign.notFound')
    await publishSigns(context, { actor: carla, ids: [id], withoutVideo: true })
    expect((await rejectionOf(restore(id, 1, 3, petra))).code).toBe('sign.othersEdit')
    await removeSigns(context, { actor: bruno, ids: [id] })
    expect((await rejectionOf(restore(id, 1, 4))).code).toBe('sign.wrongStatus')
  })

  test('is refused when the sign was changed meanwhile or the version does not exist [SGN-15]', async () => {
    const id = await aSign()
    await edit(id, 1, 'LAR')
    expect((await rejectionOf(restore(id, 1, 1))).code).toBe('sign.changedMeanwhile')
    expect((await rejectionOf(restore(id, 7, 2))).code).toBe('sign.versionNotFound')
  })

  test('names what no longer exists: a value, a language, a related sign', async () => {
    const tag = await makeValue(db, 'tags', 'old')
    const [other] = await saveChanges(db, [{ document: aDocument('OUTRO') }], bruno)
    const relations = [{ kind: 'synonym' as const, sign: other?.id ?? 0 }]
    const translations = { pt: [['casa']], et: [['maja']] }
    const id = await aSign({ values: { tags: [tag] }, relations, translations })
    await edit(id, 1, 'LAR')
    await removeSigns(context, { actor: bruno, ids: [other?.id ?? 0] })
    await sql`delete from vocabulary_entry where id = ${tag}`.execute(db)
    await sql`delete from language where code = 'et'`.execute(db)
    const error = await rejectionOf(restore(id, 1, 2))
    expect(error).toMatchObject({
      code: 'sign.versionOutdated',
      params: { missing: 'tags, translation, relations' },
    })
    expect(error.fields.map(({ field }) => field)).toEqual(['tags', 'translation', 'relations'])
    expect(await load(id)).toMatchObject({ revision: 2 })
  })

  test('a value that was merged into another becomes the other one', async () => {
    const [old, kept] = [await makeValue(db, 'tags', 'old'), await makeValue(db, 'tags', 'kept')]
    const id = await aSign({ values: { tags: [old] } })
    await edit(id, 1, 'LAR')
    await sql`insert into vocabulary_merge (list, entry_id, entry, into_id) values ('tags', ${old}, '{}', ${kept})`.execute(
      db,
    )
    await sql`delete from vocabulary_entry where id = ${old}`.execute(db)
    await restore(id, 1, 2)
    expect((await load(id))?.document.values.tags).toEqual([kept])
  })
})
