import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  assignPublisher,
  decideSigns,
  requireDecided,
  restoreVersion,
  type SignDecision,
} from '#domains/signs/index.ts'
import {
  aDocument,
  insertAccounts,
  makeDictionary,
  makeMedia,
  makeValue,
  noMails,
  now,
  publishSigns,
  rejectionOf,
  saveChanges,
  saveSign,
} from '#domains/signs/server/signs.fixture.ts'
import { decisionSchemaOf } from '#domains/signs/sign-decision.input.ts'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import { createVocabulary } from '#domains/vocabularies/index.ts'
import type { Actor } from '#platform/actor.ts'
import { listChangesAfter, readVersion } from '#platform/changes/change.queries.ts'
import { anActor, cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import type { PageChange } from '../panel-change.ts'
import { restoreVersionSchema } from '../view/sign-edit.input.ts'
import { emptySignPageQuery, type SignPageQuery } from '../view/sign-page-query.ts'
import { getSignPage } from './get-sign-page.ts'

const { db } = await useDatabase()
const { ana, bruno, carla, denes, eeva } = cast
const petra = anActor({ id: 12 })
const vera = anActor({ id: 13, isApprover: true })
const context = { db, now: () => now, requireSignerConsent: false, mails: noMails }
const dictionary = {
  vocabulary: createVocabulary([], 'pt'),
  media: new Map(),
  languages: [],
  defaultLanguage: 'pt',
}
const pageContext = { db, dictionary } as unknown as Parameters<typeof getSignPage>[0]
let kind = 0

beforeEach(async () => {
  await makeDictionary(db)
  await insertAccounts(db, [ana, bruno, carla, denes, eeva, petra, vera])
  kind = await makeValue(db, 'notes', 'remark')
})

async function aSign(facts: Partial<SignDocument> = {}): Promise<number> {
  const notes = [{ kind, text: 'For editors.', public: false }]
  return (await saveSign(db, aDocument('CASA', { notes, ...facts }), bruno)).id
}
const edit = (id: number, revision: number, gloss: string) =>
  saveChanges(db, [{ id, expectedRevision: revision, document: aDocument(gloss) }], bruno)
const open = (actor: Actor, id: number, query: Partial<SignPageQuery> = {}) =>
  getSignPage(pageContext, actor, { id, query: { ...emptySignPageQuery, ...query }, locale: 'en' })
const change = async (
  actor: Actor,
  id: number,
  [name, revision]: [PageChange, number],
  further: { note?: string; withoutVideo?: boolean; version?: number } = {},
) => {
  const { version = 0, ...request } = further
  if (name === 'restoreVersion')
    return restoreVersion(context, actor, { signId: id, revision: version, expectedRevision: revision })
  const decision = name as SignDecision
  return requireDecided(
    await decideSigns(context, actor, { decision, signs: [{ id, revision }], ...request }),
  )
}
const publish = (id: number) => publishSigns(context, { actor: carla, ids: [id], withoutVideo: true })
const refusalOf = async (promise: Promise<unknown>) => (await rejectionOf(promise)).code
const keysOf = (view: Awaited<ReturnType<typeof open>>) =>
  view.groups.flatMap(({ properties }) => properties.map(({ key }) => key))

describe('the page of a sign', () => {
  test('shows its author and approvers everything, with notes that are not public [SGN-13]', async () => {
    const id = await aSign()
    for (const actor of [bruno, carla, ana]) {
      const view = await open(actor, id)
      expect(view).toMatchObject({ gloss: 'CASA', state: 'pending', isPublic: false, author: 'Person 2' })
      expect(keysOf(view)).toEqual(['translation', 'notes', 'gloss'])
      expect(view.history?.versions).toHaveLength(1)
    }
  })

  test('of others is not found until it is published, also for people who await acceptance [SGN-13] [D3] [D16]', async () => {
    const id = await aSign()
    for (const actor of [petra, denes, eeva]) expect(await refusalOf(open(actor, id))).toBe('sign.notFound')
    await publish(id)
    await edit(id, 2, 'LAR')
    for (const actor of [petra, denes, eeva]) {
      const view = await open(actor, id, { compare: [1, 3] })
      // Neither waiting changes nor notes that are not public.
      expect(view).toMatchObject({
        gloss: 'CASA',
        state: 'published',
        history: null,
        waiting: null,
        declined: null,
      })
      expect(keysOf(view)).toEqual(['translation', 'gloss'])
    }
  })

  test('shows what the public sees and what waits [SGN-13] [D21]', async () => {
    const id = await aSign()
    await publish(id)
    expect((await open(bruno, id)).waiting).toBeNull()
    await edit(id, 2, 'LAR')
    const view = await open(bruno, id)
    expect(view.state).toBe('changes-wait')
    // The note was never public, so that its removal does not concern visitors.
    expect(view.waiting).toEqual([{ key: 'gloss', name: 'Gloss', before: ['CASA'], after: ['LAR'] }])
  })

  test('says that nothing waits after the public version was restored, and asks no approver [SGN-13]', async () => {
    const id = await aSign()
    await publish(id)
    await edit(id, 2, 'LAR')
    expect(await open(carla, id)).toMatchObject({ state: 'changes-wait', refusals: { publish: null } })
    await change(bruno, id, ['restoreVersion', 3], { version: 2 })
    expect(await open(carla, id)).toMatchObject({
      state: 'published',
      waiting: null,
      refusals: { publish: 'sign.alreadyPublished' },
    })
  })

  test('has the note of the decision that asks for changes on top, until a new version [SGN-09] [D33]', async () => {
    const id = await aSign()
    await change(carla, id, ['decline', 1], { note: 'Please film again.' })
    const { state, declined } = await open(bruno, id)
    expect(state).toBe('needs-changes')
    expect(declined).toMatchObject({ note: 'Please film again.', by: 'Person 3' })
    await edit(id, 1, 'LAR')
    expect(await open(bruno, id)).toMatchObject({ state: 'pending', declined: null })
  })

  test('lists versions and decisions, and compares any two property by property [SGN-13]', async () => {
    const id = await aSign()
    await publish(id)
    await edit(id, 2, 'LAR')
    const { history } = await open(carla, id, { compare: [1, 3] })
    expect(history?.versions.map(({ revision, kind: what, by }) => [revision, what, by])).toEqual([
      [3, 'form', 'Person 2'],
      [2, 'status', 'Person 3'],
      [1, 'form', 'Person 2'],
    ])
    expect(history?.versions[1]?.decisions).toMatchObject([{ kind: 'publish', by: 'Person 3' }])
    expect(history?.comparison).toMatchObject({ from: 1, to: 3 })
    expect(history?.comparison?.differences.map(({ key }) => key)).toEqual(['gloss', 'notes'])
    expect((await open(carla, id, { compare: [1, 9] })).history?.comparison).toBeNull()
  })

  test('has pages of fifty versions, and asks at most six queries [SGN-13]', async () => {
    const main = await makeMedia(db, 'casa.mp4')
    const other = await aSign({ texts: { gloss: 'PRÉDIO' } })
    const facts = {
      relations: [{ kind: 'synonym' as const, sign: other }],
      media: [{ role: 'main' as const, media: main }],
    }
    const { id } = await saveSign(db, aDocument('CASA', facts), bruno)
    for (let revision = 1; revision < 52; revision++)
      await saveChanges(
        db,
        [{ id, expectedRevision: revision, document: aDocument(`CASA ${revision}`, facts) }],
        bruno,
      )
    await change(bruno, id, ['remove', 52])
    const executor = vi.spyOn(db.getExecutor(), 'executeQuery')
    const view = await open(bruno, id, { page: 9, compare: [1, 30] })
    expect(executor.mock.calls).toHaveLength(4)
    vi.restoreAllMocks()
    expect(view.history).toMatchObject({ page: 2, pages: 2 })
    expect(view.history?.versions.map(({ revision }) => revision)).toEqual([3, 2, 1])
    const lines = view.groups.flatMap(({ properties }) => properties.flatMap((one) => one.lines))
    expect(lines).toContainEqual({ language: null, text: 'Synonym: PRÉDIO' })
    expect(lines).toContainEqual({ language: null, text: 'casa.mp4' })
    // So that the page marks the words as Portuguese.
    expect(lines).toContainEqual({ language: { code: 'pt', name: 'Portuguese' }, text: 'palavra' })
  })
})

describe('a change on the page of a sign', () => {
  test('publishes without a video only after a second confirmation; taking it back undoes it [SGN-09]', async () => {
    const id = await aSign()
    expect(await refusalOf(change(carla, id, ['publish', 1]))).toBe('sign.videoMissing')
    const published = await change(carla, id, ['publish', 1], { withoutVideo: true })
    expect(published).toMatchObject({ revision: 2, undo: 'unpublish', wasPublic: false })
    const undone = await change(carla, id, ['unpublish', published.revision])
    expect(undone).toMatchObject({ undo: 'publish', wasPublic: true })
    expect((await open(bruno, id)).state).toBe('pending')
  })

  test('that publishes waiting changes cannot be undone by taking the whole sign back [SGN-09]', async () => {
    const id = await aSign()
    await publish(id)
    await edit(id, 2, 'LAR')
    expect(await change(carla, id, ['publish', 3], { withoutVideo: true })).toMatchObject({ undo: null })
  })

  test('is refused for people without the right, and for signs they may not see [SGN-09] [SGN-10] [SGN-11] [ROL-05]', async () => {
    const id = await aSign()
    const confirmed = { withoutVideo: true, note: 'Why?' }
    expect(await refusalOf(change(bruno, id, ['publish', 1], confirmed))).toBe('sign.approversOnly')
    expect(await refusalOf(change(bruno, id, ['decline', 1], confirmed))).toBe('sign.approversOnly')
    for (const actor of [petra, denes, eeva])
      for (const name of ['publish', 'decline', 'remove', 'restoreVersion'] as const)
        expect(await refusalOf(change(actor, id, [name, 1], { ...confirmed, version: 1 }))).toBe(
          'sign.notFound',
        )
    await publish(id)
    expect(await refusalOf(change(petra, id, ['unpublish', 2]))).toBe('sign.approversOnly')
    expect(await refusalOf(change(petra, id, ['remove', 2]))).toBe('sign.othersRemove')
    expect(await refusalOf(change(carla, id, ['remove', 2]))).toBe('sign.othersRemove')
    expect(await refusalOf(change(petra, id, ['restoreVersion', 2], { version: 1 }))).toBe('sign.othersEdit')
    expect(await refusalOf(change(denes, id, ['unpublish', 2]))).toBe('account.notAccepted')
    expect((await open(carla, id)).refusals).toMatchObject({ remove: 'sign.othersRemove', edit: null })
  })

  test('of a sign that was changed or decided meanwhile is refused: the second of two approvers is told [SGN-09] [SGN-15]', async () => {
    const id = await aSign()
    await change(carla, id, ['publish', 1], { withoutVideo: true })
    expect(await refusalOf(change(vera, id, ['publish', 1], { withoutVideo: true }))).toBe(
      'sign.changedMeanwhile',
    )
    expect(await refusalOf(change(vera, id, ['decline', 1], { note: 'No.' }))).toBe('sign.changedMeanwhile')
  })

  test('deletes and restores, each of which undoes the other [SGN-11]', async () => {
    const id = await aSign()
    const removed = await change(bruno, id, ['remove', 1])
    expect(removed).toMatchObject({ undo: 'restore' })
    expect(await open(bruno, id)).toMatchObject({ state: 'deleted' })
    expect(await change(bruno, id, ['restore', removed.revision])).toMatchObject({ undo: 'remove' })
    await change(ana, id, ['remove', 3])
    expect(await refusalOf(change(bruno, id, ['restore', 4]))).toBe('sign.deletedByAdmin')
  })

  test('restores an earlier version as a new one, which waits for approval [SGN-13]', async () => {
    const id = await aSign()
    await edit(id, 1, 'LAR')
    const { revision } = await change(bruno, id, ['restoreVersion', 2], { version: 1 })
    expect(revision).toBe(3)
    expect((await open(bruno, id)).gloss).toBe('CASA')
    expect(await refusalOf(change(bruno, id, ['restoreVersion', 3], { version: 9 }))).toBe(
      'sign.versionNotFound',
    )
    expect(
      await refusalOf(restoreVersion(context, bruno, { signId: id, revision: 1, expectedRevision: 1 })),
    ).toBe('sign.changedMeanwhile')
  })
})

test('a form without the required note, revision or version is refused [SGN-09]', () => {
  const isValid = (change: SignDecision, { revision = '3', ...values }: Record<string, string> = {}) =>
    decisionSchemaOf(change).safeParse({ change, signs: [`7.${revision}`], ...values }).success
  expect(isValid('decline')).toBe(false)
  expect(isValid('decline', { note: ' \n' })).toBe(false)
  expect(isValid('decline', { note: 'Please film again.' })).toBe(true)
  expect(isValid('publish', { revision: 'x' })).toBe(false)
  expect(isValid('publish', { revision: '' })).toBe(false)
  expect(isValid('publish')).toBe(true)
  const isRestorable = (values: Record<string, string>) => restoreVersionSchema.safeParse(values).success
  expect(isRestorable({ revision: '3' })).toBe(false)
  expect(isRestorable({ revision: 'x', version: '2' })).toBe(false)
  expect(isRestorable({ revision: '3', version: '2' })).toBe(true)
})

describe('who submitted a sign [SGN-10]', () => {
  const assign = (actor: Actor, id: number, publisher: number, before: number | null = bruno.id) =>
    assignPublisher(context, actor, { id, publisherId: publisher, before })

  test('is its author until an administrator names another member; author, version and state stay', async () => {
    const id = await aSign()
    expect(await open(ana, id)).toMatchObject({ publisherId: bruno.id, publisherChoices: null })
    await assign(ana, id, petra.id)
    const view = await open(ana, id, { change: 'assignPublisher' })
    expect(view).toMatchObject({
      author: 'Person 2',
      publisher: 'Person 12',
      publisherId: petra.id,
      revision: 1,
      state: 'pending',
    })
    const offered = view.publisherChoices?.map((choice) => choice.id)
    expect(offered).toContain(petra.id)
    expect(offered).not.toContain(denes.id)
  })

  test('cannot be changed by two administrators at the same moment: the second is refused [SGN-15]', async () => {
    const id = await aSign()
    const both = await Promise.allSettled([assign(ana, id, petra.id), assign(ana, id, carla.id)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'sign.changedMeanwhile', params: { gloss: expect.any(String) } },
    })
    expect(await refusalOf(assign(ana, id, bruno.id, null))).toBe('sign.changedMeanwhile')
  })

  test('is in the history: who changed it, when, from whom to whom; the same person again is no change [SGN-13]', async () => {
    const id = await aSign()
    await assign(ana, id, bruno.id)
    await assign(ana, id, petra.id)
    const { history } = await open(ana, id)
    expect(history?.versions).toMatchObject([
      {
        revision: 1,
        decisions: [
          {
            kind: 'publisher',
            by: 'Person 1',
            at: now,
            note: null,
            publisher: { before: 'Person 2', after: 'Person 12' },
          },
        ],
      },
    ])
    expect(history?.versions[0]?.decisions).toHaveLength(1)
    expect((await open(carla, id)).history?.versions[0]?.decisions[0]?.publisher).not.toBeNull()
  })

  test('is public at once', async () => {
    const id = await aSign()
    await publish(id)
    const before = await readVersion(db)
    await assign(ana, id, petra.id)
    expect(await listChangesAfter(db, before)).toMatchObject([{ kind: 'sign', id }])
  })

  test('is not changed by others, for a deleted sign, or to somebody who is no member', async () => {
    const id = await aSign()
    for (const actor of [bruno, carla]) {
      expect(await refusalOf(assign(actor, id, petra.id))).toBe('account.adminsOnly')
      expect((await open(actor, id, { change: 'assignPublisher' })).publisherChoices).toBeNull()
    }
    for (const publisher of [denes.id, 999])
      expect(await rejectionOf(assign(ana, id, publisher))).toMatchObject({
        code: 'request.invalid',
        fields: [{ field: 'publisher', code: 'value.unknown' }],
      })
    await change(bruno, id, ['remove', 1])
    expect(await refusalOf(assign(ana, id, petra.id))).toBe('sign.wrongStatus')
    expect((await open(ana, id)).publisherId).toBe(bruno.id)
  })
})
