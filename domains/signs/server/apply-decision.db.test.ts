import { beforeEach, describe, expect, test } from 'vitest'
import { type AccountActor, type Actor, system, visitor } from '#platform/actor.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { anActor, cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import type { SignChange } from '../sign-change.ts'
import { saveSigns } from './save-signs.ts'
import { loadSigns } from './sign.queries.ts'
import {
  aDocument,
  insertAccounts,
  makeDictionary,
  noMails,
  publishSigns,
  removeSigns,
  restoreSigns,
  unpublishSigns,
} from './signs.fixture.ts'

const { db } = await useDatabase()

/** Two people of each kind, so that "the same person" and "a person with the same rights" differ. */
const people = {
  bruno: cast.bruno,
  petra: anActor({ id: 12 }),
  carla: cast.carla,
  celia: anActor({ id: 13, isApprover: true }),
  adam: anActor({ id: 21, isAdmin: true }),
  agnes: anActor({ id: 22, isAdmin: true }),
  owner: anActor({ id: 31, isAdmin: true, isOwner: true }),
  denes: cast.denes,
  unverified: anActor({ id: 41, isVerified: false }),
  owing: anActor({ id: 42, isApprover: true, isAdmin: true, hasPendingAcceptance: true }),
} satisfies Record<string, AccountActor>
const actors: Record<string, Actor> = { ...people, system, visitor }

beforeEach(async () => {
  await makeDictionary(db)
  await insertAccounts(db, Object.values(people))
})

/** One sign and a clock that advances by a day with every step, so that no two dates are equal. */
function aStory() {
  const day = 86_400_000
  let now = new Date('2026-01-01T12:00:00Z')
  let id: number | undefined
  const load = async () => {
    const sign = (await loadSigns(db, [id ?? 0])).get(id ?? 0)
    if (!sign) throw new Error('the sign does not exist')
    return sign
  }
  const save = async (actor: Actor, change: SignChange) => {
    const existing = id === undefined ? {} : { id, expectedRevision: (await load()).revision }
    const saved = await saveSigns({ db, now: () => now, requireSignerConsent: false }, actor, {
      kind: 'form',
      changes: [{ ...existing, ...change }],
    })
    id ??= saved[0]?.id
  }
  const changeStatus = (change: typeof publishSigns) => (actor: Actor) =>
    change(
      { db, now: () => now, requireSignerConsent: false, mails: noMails },
      { actor, ids: [id ?? 0], withoutVideo: true },
    )
  const edited = () => ({ document: aDocument(`CASA-${now.toISOString()}`) })
  const setAccount = (facts: object) => (actor: Actor) =>
    db
      .updateTable('account')
      .set(facts)
      .where('id', '=', (actor as AccountActor).id)
      .execute()

  const actions = {
    creates: (actor: Actor) => save(actor, edited()),
    'creates and publishes': (actor: Actor) =>
      save(actor, { ...edited(), decision: 'publish', withoutVideo: true }),
    edits: (actor: Actor) => save(actor, edited()),
    'edits and publishes': (actor: Actor) =>
      save(actor, { ...edited(), decision: 'publish', withoutVideo: true }),
    'edits and withdraws': (actor: Actor) => save(actor, { ...edited(), decision: 'unpublish' }),
    'edits and deletes': (actor: Actor) => save(actor, { ...edited(), decision: 'remove' }),
    'edits and restores': (actor: Actor) => save(actor, { ...edited(), decision: 'restore' }),
    'gives an external id': (actor: Actor) =>
      save(actor, { externalId: { source: 'nzsl', sourceId: now.toISOString() } }),
    publishes: changeStatus(publishSigns),
    withdraws: changeStatus(unpublishSigns),
    deletes: changeStatus(removeSigns),
    restores: changeStatus(restoreSigns),
    'is no longer an administrator': setAccount({ isAdmin: false }),
    'becomes an administrator': setAccount({ isAdmin: true }),
    'closes the account': (actor: Actor) => setAccount({ deletedAt: now })(actor),
  }
  return {
    load,
    /** Takes one step and returns its date. */
    async step(text: string): Promise<Date> {
      const [name = '', ...words] = text.split(' ')
      const actor = actors[name]
      const action = actions[words.join(' ') as keyof typeof actions]
      if (!actor || !action) throw new Error(`unknown step: ${text}`)
      now = new Date(now.getTime() + day)
      await action(actor)
      return now
    },
  }
}

const outcomeOf = (step: Promise<unknown>) =>
  step.then(
    () => 'allowed',
    (error: unknown) => {
      if (error instanceof AppError) return error.code
      throw error
    },
  )

describe('a sequence of changes ends as the permissions say', () => {
  test.each<[string, string[], string, string]>([
    [
      'a member publishes nothing',
      ['bruno creates', 'celia publishes', 'bruno edits'],
      'petra publishes',
      'sign.approversOnly',
    ],
    ['nor a sign that they do not see', ['bruno creates'], 'petra publishes', 'sign.notFound'],
    ['an approver publishes a sign of another', ['bruno creates'], 'carla publishes', 'allowed'],
    ['an approver cannot publish an own sign', ['carla creates'], 'carla publishes', 'sign.ownStatus'],
    ['another approver can', ['carla creates'], 'celia publishes', 'allowed'],
    ['an administrator who is no approver cannot', ['bruno creates'], 'adam publishes', 'sign.approversOnly'],
    ['an approver cannot add and publish in one save', [], 'carla creates and publishes', 'sign.ownStatus'],
    [
      'an approver cannot change and publish a sign of another in one save',
      ['bruno creates'],
      'carla edits and publishes',
      'sign.ownStatus',
    ],
    [
      'nor a sign that was published before',
      ['bruno creates', 'celia publishes'],
      'carla edits and publishes',
      'sign.ownStatus',
    ],
    ['the system adds and publishes in one save', [], 'system creates and publishes', 'allowed'],
    [
      'an approver cannot publish an own change of a sign of another',
      ['bruno creates', 'celia publishes', 'carla edits'],
      'carla publishes',
      'sign.ownStatus',
    ],
    [
      'not even after a further change by somebody else',
      ['bruno creates', 'celia publishes', 'carla edits', 'bruno edits'],
      'carla publishes',
      'sign.ownStatus',
    ],
    [
      'once another approver published it, they may publish later changes of others',
      ['bruno creates', 'carla edits', 'celia publishes', 'bruno edits'],
      'carla publishes',
      'allowed',
    ],
    [
      'an approver who withdrew a sign may publish it again',
      ['bruno creates', 'celia publishes', 'carla withdraws'],
      'carla publishes',
      'allowed',
    ],
    [
      'an approver who published and withdrew a sign may publish it again',
      ['bruno creates', 'carla publishes', 'carla withdraws'],
      'carla publishes',
      'allowed',
    ],
    [
      'an approver who changed a sign while withdrawing it cannot publish it',
      ['bruno creates', 'celia publishes', 'carla edits and withdraws'],
      'carla publishes',
      'sign.ownStatus',
    ],
    ['a pending sign cannot be withdrawn', ['bruno creates'], 'carla withdraws', 'sign.wrongStatus'],
    [
      'an approver cannot withdraw an own sign',
      ['carla creates', 'celia publishes'],
      'carla withdraws',
      'sign.ownStatus',
    ],
    ['members edit their own signs', ['bruno creates'], 'bruno edits', 'allowed'],
    [
      'members edit no sign of others',
      ['bruno creates', 'celia publishes'],
      'petra edits',
      'sign.othersEdit',
    ],
    [
      'for members a pending sign of others does not exist',
      ['bruno creates'],
      'petra edits',
      'sign.notFound',
    ],
    [
      'members change no external id of a sign of others',
      ['bruno creates', 'celia publishes'],
      'petra gives an external id',
      'sign.othersEdit',
    ],
    [
      'members change the external id of an own sign',
      ['bruno creates'],
      'bruno gives an external id',
      'allowed',
    ],
    ['an administrator who is no approver edits any sign', ['bruno creates'], 'adam edits', 'allowed'],
    ['an approver edits any sign', ['bruno creates'], 'carla edits', 'allowed'],
    ['visitors edit nothing', ['bruno creates', 'celia publishes'], 'visitor edits', 'account.required'],
    ['an account that is not accepted adds nothing', [], 'denes creates', 'account.notAccepted'],
    ['an account with an unconfirmed address adds nothing', [], 'unverified creates', 'account.unverified'],
    [
      'nothing can be published while an acceptance is pending',
      ['bruno creates'],
      'owing publishes',
      'account.owesAcceptance',
    ],
    [
      'nothing can be deleted while an acceptance is pending',
      ['bruno creates'],
      'owing deletes',
      'account.owesAcceptance',
    ],
    ['members delete their own signs', ['bruno creates', 'carla publishes'], 'bruno deletes', 'allowed'],
    [
      'members delete no sign of others',
      ['bruno creates', 'celia publishes'],
      'petra deletes',
      'sign.othersRemove',
    ],
    ['approvers delete no sign of others', ['bruno creates'], 'carla deletes', 'sign.othersRemove'],
    ['administrators delete any sign', ['bruno creates'], 'adam deletes', 'allowed'],
    [
      'members edit and delete an own sign in one save',
      ['bruno creates'],
      'bruno edits and deletes',
      'allowed',
    ],
    [
      'an approver cannot delete a sign of another by editing it',
      ['bruno creates'],
      'carla edits and deletes',
      'sign.othersRemove',
    ],
    [
      'a deleted sign cannot be edited',
      ['bruno creates', 'bruno deletes'],
      'bruno edits',
      'sign.wrongStatus',
    ],
    [
      'a deleted sign must be restored before it is edited',
      ['bruno creates', 'bruno deletes'],
      'bruno edits and restores',
      'sign.wrongStatus',
    ],
    [
      'a deleted sign must be restored before it is published',
      ['bruno creates', 'bruno deletes'],
      'carla publishes',
      'sign.wrongStatus',
    ],
    [
      'a sign cannot be deleted twice',
      ['bruno creates', 'bruno deletes'],
      'adam deletes',
      'sign.wrongStatus',
    ],
    [
      'a sign that is not deleted cannot be restored',
      ['bruno creates'],
      'bruno restores',
      'sign.wrongStatus',
    ],
    [
      'a restored sign can be published again',
      ['bruno creates', 'carla publishes', 'bruno deletes', 'bruno restores'],
      'carla publishes',
      'allowed',
    ],
  ])('%s [ROL-05]', async (_title, before, last, expected) => {
    const { step } = aStory()
    for (const text of before) await step(text)
    expect(await outcomeOf(step(last))).toBe(expected)
  })

  test.each<[string, string[], string, string]>([
    ['a member restores what they deleted', ['bruno deletes'], 'bruno restores', 'allowed'],
    ['for another member it does not exist', ['bruno deletes'], 'petra restores', 'sign.notFound'],
    ['an approver does not', ['bruno deletes'], 'carla restores', 'sign.othersRestore'],
    ['an administrator restores what a member deleted', ['bruno deletes'], 'adam restores', 'allowed'],
    ['an owner restores what a member deleted', ['bruno deletes'], 'owner restores', 'allowed'],
    ['an administrator restores what they deleted', ['adam deletes'], 'adam restores', 'allowed'],
    ['the author does not', ['adam deletes'], 'bruno restores', 'sign.deletedByAdmin'],
    ['another administrator does not', ['adam deletes'], 'agnes restores', 'sign.deletedByAdmin'],
    ['the owner does not', ['adam deletes'], 'owner restores', 'sign.deletedByAdmin'],
    [
      'the owner does once the account of that administrator is deleted',
      ['adam deletes', 'adam closes the account'],
      'owner restores',
      'allowed',
    ],
    [
      'another administrator does not even then',
      ['adam deletes', 'adam closes the account'],
      'agnes restores',
      'sign.deletedByAdmin',
    ],
    [
      'any administrator restores what a former administrator deleted',
      ['adam deletes', 'adam is no longer an administrator'],
      'agnes restores',
      'allowed',
    ],
    [
      'a member who became an administrator protects what they deleted before',
      ['bruno deletes', 'bruno becomes an administrator'],
      'agnes restores',
      'sign.deletedByAdmin',
    ],
    [
      'an administrator restores what a member with a deleted account deleted',
      ['bruno deletes', 'bruno closes the account'],
      'adam restores',
      'allowed',
    ],
    ['the owner restores what the system deleted', ['system deletes'], 'owner restores', 'allowed'],
    ['an administrator does not', ['system deletes'], 'adam restores', 'sign.deletedByAdmin'],
    ['the author does not either', ['system deletes'], 'bruno restores', 'sign.deletedByAdmin'],
  ])('of a sign by a member: %s [SGN-11]', async (_title, between, last, expected) => {
    const { step } = aStory()
    for (const text of ['bruno creates', ...between]) await step(text)
    expect(await outcomeOf(step(last))).toBe(expected)
  })
})

describe('people and dates of a sign', () => {
  test('are set by who creates, changes and publishes it [SGN-10]', async () => {
    const { step, load } = aStory()
    const createdAt = await step('bruno creates')
    const publishedAt = await step('carla publishes')
    const changedAt = await step('adam edits')
    expect(await load()).toMatchObject({
      status: 'published',
      authorId: people.bruno.id,
      publisherId: people.bruno.id,
      approverId: people.carla.id,
      createdAt,
      publishedAt,
      changedAt,
      deletedAt: null,
      deletedBy: null,
    })
  })

  test('publishing again keeps the first date of publication and records the new approver [SGN-10]', async () => {
    const { step, load } = aStory()
    await step('bruno creates')
    const publishedAt = await step('carla publishes')
    await step('bruno edits')
    const changedAt = await step('celia publishes')
    expect(await load()).toMatchObject({ publishedAt, changedAt, approverId: people.celia.id })
  })

  test('a withdrawn sign has neither approver nor date of publication, and gets new ones [SGN-09]', async () => {
    const { step, load } = aStory()
    await step('bruno creates')
    await step('carla publishes')
    await step('carla withdraws')
    expect(await load()).toMatchObject({ status: 'pending', approverId: null, publishedAt: null })
    const publishedAt = await step('celia publishes')
    expect(await load()).toMatchObject({ publishedAt, approverId: people.celia.id })
  })

  test('a deleted sign has who deleted it and when, and loses both when it is restored [SGN-11]', async () => {
    const { step, load } = aStory()
    const createdAt = await step('bruno creates')
    await step('carla publishes')
    const deletedAt = await step('bruno edits and deletes')
    const deleted = await load()
    expect(deleted).toMatchObject({
      status: 'deleted',
      deletedAt,
      deletedBy: people.bruno.id,
      approverId: null,
      publishedAt: null,
      createdAt,
    })
    expect(deleted.document.texts.gloss).toBe(`CASA-${deletedAt.toISOString()}`)
    await step('adam restores')
    expect(await load()).toMatchObject({
      status: 'pending',
      deletedAt: null,
      deletedBy: null,
      approverId: null,
      authorId: people.bruno.id,
    })
  })
})
