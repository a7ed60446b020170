import { beforeEach, describe, expect, test } from 'vitest'
import type { AccountActor } from '#platform/actor.ts'
import { anActor, cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { type SignDecision, signState } from '../index.ts'
import { decideSigns } from './decide-signs.ts'
import { loadSignFacts } from './sign-facts.queries.ts'
import {
  aDocument,
  countRows,
  declineSigns,
  insertAccounts,
  makeDictionary,
  makeMedia,
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
const { bruno, carla } = cast
const celia = anActor({ id: 13, isApprover: true })
const adam = anActor({ id: 21, isAdmin: true })

let queued: { kind: string; accountId: number | null; decision: unknown }[] = []
const context = {
  db,
  now: () => now,
  requireSignerConsent: false,
  mails: {
    enqueue: async (
      _tx: unknown,
      mail: { kind: string; accountId: number | null; params?: Record<string, unknown> },
    ) => {
      queued.push({ kind: mail.kind, accountId: mail.accountId, decision: mail.params?.decision })
      return 0
    },
  },
}

beforeEach(async () => {
  queued = []
  await makeDictionary(db)
  await insertAccounts(db, [bruno, carla, celia, adam])
})

async function aSign(gloss = 'CASA', author: AccountActor = bruno): Promise<number> {
  return (await saveSign(db, aDocument(gloss), author)).id
}
const stateOf = async (id: number) => {
  const facts = (await loadSignFacts(db, [id], context)).get(id)
  return facts && signState(facts)
}
const decisionsOf = (id: number) =>
  db
    .selectFrom('signDecision')
    .select(['kind', 'note', 'revision', 'accountId'])
    .where('signId', '=', id)
    .orderBy('id')
    .execute()
const publish = (actor: AccountActor, id: number) =>
  publishSigns(context, { actor, ids: [id], withoutVideo: true })

describe('decisions', () => {
  test('each is stored with its note, person and version', async () => {
    const id = await aSign()
    await publishSigns(context, { actor: carla, ids: [id], withoutVideo: true, note: 'Very clear.' })
    await unpublishSigns(context, { actor: celia, ids: [id], note: 'A better video is coming.' })
    await removeSigns(context, { actor: adam, ids: [id] })
    await restoreSigns(context, { actor: adam, ids: [id] })
    expect(await decisionsOf(id)).toEqual([
      { kind: 'publish', note: 'Very clear.', revision: 2, accountId: carla.id },
      { kind: 'unpublish', note: 'A better video is coming.', revision: 3, accountId: celia.id },
      { kind: 'remove', note: null, revision: 4, accountId: adam.id },
      { kind: 'restore', note: null, revision: 5, accountId: adam.id },
    ])
  })

  test('a refused one stores nothing and tells nobody', async () => {
    const id = await aSign()
    expect((await rejectionOf(publish(bruno, id))).code).toBe('sign.approversOnly')
    expect(await decisionsOf(id)).toEqual([])
    expect(queued).toEqual([])
  })

  test('a sign without a video is published after a second confirmation only [SGN-09]', async () => {
    const id = await aSign()
    const error = await rejectionOf(publishSigns(context, { actor: carla, ids: [id] }))
    expect(error).toMatchObject({ code: 'sign.videoMissing', status: 409 })
    expect(await stateOf(id)).toBe('pending')
    await publish(carla, id)
    expect(await stateOf(id)).toBe('published')

    const media = [{ role: 'main' as const, media: await makeMedia(db, 'ready.mp4') }]
    const [filmed] = await saveChanges(db, [{ document: aDocument('LAR', { media }) }], bruno)
    await publishSigns(context, { actor: carla, ids: [filmed?.id ?? 0] })
    expect(await stateOf(filmed?.id ?? 0)).toBe('published')
  })

  test('the approver of a published sign changes only by withdrawing and publishing it again [SGN-10]', async () => {
    const id = await aSign()
    await publish(carla, id)
    expect(await rejectionOf(publish(celia, id))).toMatchObject({
      code: 'sign.alreadyPublished',
      status: 409,
    })
    await unpublishSigns(context, { actor: celia, ids: [id] })
    await publish(celia, id)
    const sign = await db
      .selectFrom('sign')
      .select('approverId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(sign.approverId).toBe(celia.id)
  })
})

describe('sending a sign back', () => {
  test('leaves it pending with the note, creates no version, and a new version waits again [D33]', async () => {
    const id = await aSign()
    await declineSigns(context, { actor: carla, ids: [id], note: 'Please film again.' })
    expect(await stateOf(id)).toBe('needs-changes')
    expect(await countRows(db, 'sign_version')).toBe(1)
    expect(await decisionsOf(id)).toEqual([
      { kind: 'needs-changes', note: 'Please film again.', revision: 1, accountId: carla.id },
    ])
    await saveChanges(db, [{ id, expectedRevision: 1, document: aDocument('CASA-2') }], bruno)
    expect(await stateOf(id)).toBe('pending')
  })

  test('changes of a published sign are sent back while the public sees the approved version [D21]', async () => {
    const id = await aSign()
    await publish(carla, id)
    await saveChanges(db, [{ id, expectedRevision: 2, document: aDocument('CASA-2') }], bruno)
    expect(await stateOf(id)).toBe('changes-wait')
    await declineSigns(context, { actor: carla, ids: [id], note: 'The gloss was right.' })
    expect(await stateOf(id)).toBe('needs-changes')
    const { document } = await db
      .selectFrom('publishedSign')
      .select('document')
      .where('signId', '=', id)
      .executeTakeFirstOrThrow()
    expect(document).toMatchObject({ texts: { gloss: 'CASA' } })
  })

  test.each<[string, AccountActor, string]>([
    ['a publisher who does not see it', bruno, 'sign.notFound'],
    ['an administrator who is no approver', adam, 'sign.approversOnly'],
    ['the author', carla, 'sign.ownStatus'],
  ])('%s sends nothing back [ROL-05]', async (_who, actor, reason) => {
    const id = await aSign('CASA', carla)
    const error = await rejectionOf(declineSigns(context, { actor, ids: [id], note: 'No.' }))
    expect(error.code).toBe(reason)
    expect(await decisionsOf(id)).toEqual([])
  })

  test('an older version than the current one is not sent back', async () => {
    const id = await aSign()
    await saveChanges(db, [{ id, expectedRevision: 1, document: aDocument('CASA-2') }], bruno)
    const revisions = new Map([[id, 1]])
    const error = await rejectionOf(
      declineSigns(context, { actor: carla, ids: [id], note: 'No.', revisions }),
    )
    expect(error).toMatchObject({ code: 'sign.changedMeanwhile', params: { gloss: 'CASA-2' } })
  })
})

describe('mails to the author', () => {
  test('are queued for publishing, withdrawing and sending back', async () => {
    const id = await aSign()
    await declineSigns(context, { actor: carla, ids: [id], note: 'Please film again.' })
    await publish(carla, id)
    await unpublishSigns(context, { actor: celia, ids: [id] })
    await removeSigns(context, { actor: adam, ids: [id] })
    expect(queued.map(({ kind, accountId }) => [kind, accountId])).toEqual([
      ['sign-needs-changes', bruno.id],
      ['sign-published', bruno.id],
      ['sign-unpublished', bruno.id],
    ])
    const ids = (await db.selectFrom('signDecision').select('id').orderBy('id').execute()).map(
      (row) => row.id,
    )
    expect(queued.map(({ decision }) => decision)).toEqual(ids.slice(0, 3))
  })
})

describe('two decisions at once', () => {
  const outcomes = async (works: Promise<unknown>[]) =>
    (await Promise.allSettled(works)).map((result) =>
      result.status === 'fulfilled' ? 'done' : (result.reason as { code?: string }).code,
    )

  test.each<[string, SignDecision]>([
    ['publish', 'publish'],
    ['send back', 'decline'],
  ])(
    'two approvers %s the same sign: one is told that it happened already [SGN-09]',
    async (_title, decision) => {
      const id = await aSign()
      const decide = (actor: AccountActor) =>
        decision === 'publish' ? publish(actor, id) : declineSigns(context, { actor, ids: [id], note: 'No.' })
      const [first, second] = (await outcomes([decide(carla), decide(celia)])).sort()
      expect(first).toBe('done')
      expect(['sign.alreadyPublished', 'sign.changedMeanwhile', 'sign.wrongStatus']).toContain(second)
      expect(await decisionsOf(id)).toHaveLength(1)
      expect(queued).toHaveLength(1)
    },
  )

  test('the same withdrawal sent twice happens once', async () => {
    const id = await aSign()
    await publish(carla, id)
    const withdraw = () => unpublishSigns(context, { actor: carla, ids: [id] })
    const [first, second] = (await outcomes([withdraw(), withdraw()])).sort()
    expect(first).toBe('done')
    expect(['sign.changedMeanwhile', 'sign.wrongStatus']).toContain(second)
    expect((await decisionsOf(id)).map(({ kind }) => kind)).toEqual(['publish', 'unpublish'])
  })

  test('a decision about a version that was changed meanwhile is refused', async () => {
    const id = await aSign()
    const revisions = new Map([[id, 1]])
    await saveChanges(db, [{ id, expectedRevision: 1, document: aDocument('CASA-2') }], bruno)
    const error = await rejectionOf(
      publishSigns(context, { actor: carla, ids: [id], withoutVideo: true, revisions }),
    )
    expect(error.code).toBe('sign.changedMeanwhile')
  })
})

describe('the same decision about several signs', () => {
  test('each is decided by itself, and each refusal has its reason [SGN-12]', async () => {
    const ids = [await aSign('A'), await aSign('B', carla), await aSign('C')]
    await publish(celia, ids[2] ?? 0)
    const chosen = [...ids, 999, ids[0] ?? 0].map((id) => ({ id, revision: id === ids[2] ? 2 : 1 }))
    const results = await decideSigns(context, carla, {
      decision: 'publish',
      signs: chosen,
      withoutVideo: true,
    })
    expect(results).toMatchObject([
      { id: ids[0], gloss: 'A', done: true, revision: 2 },
      { id: ids[1], gloss: 'B', refusal: { code: 'sign.ownStatus' } },
      { id: ids[2], gloss: 'C', refusal: { code: 'sign.alreadyPublished' } },
      { id: 999, gloss: '999', refusal: { code: 'sign.notFound' } },
    ])
    expect(results).toHaveLength(4)
    expect(await stateOf(ids[0] ?? 0)).toBe('published')
  })

  test('signs are sent back with one note', async () => {
    const ids = [await aSign('A'), await aSign('B', carla)]
    const results = await decideSigns(context, carla, {
      decision: 'decline',
      signs: ids.map((id) => ({ id, revision: 1 })),
      note: 'Please film again.',
    })
    expect(results).toMatchObject([{ done: true, revision: 1 }, { refusal: { code: 'sign.ownStatus' } }])
  })
})
