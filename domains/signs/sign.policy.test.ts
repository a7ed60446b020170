import { describe, expect, test } from 'vitest'
import { type Actor, system, visitor } from '#platform/actor.ts'
import type { Decision } from '#platform/policy.ts'
import { anActor, cast } from '#tests/cast.ts'
import {
  mayAssignPublisher,
  mayCreate,
  mayDecide,
  mayDecline,
  mayEdit,
  mayKeepDraft,
  mayName,
  mayPublish,
  mayPublishWithoutVideo,
  mayRemove,
  mayRestore,
  maySee,
  maySeeHistory,
  mayUnpublish,
  type SignFacts,
} from './sign.policy.ts'
import { signAbilities } from './sign-abilities.ts'
import { decisionNames, isPossibleIn } from './sign-decisions.ts'
import { signStatuses } from './sign-document.ts'
import { someSignFacts } from './sign-facts.fixture.ts'

const ana = anActor({ id: 1, isAdmin: true })
const owner = anActor({ id: 9, isAdmin: true, isOwner: true })
const { bruno, carla, denes, eeva } = cast

const published = { status: 'published' } as const
const outcome = (decision: Decision) => (decision.allowed ? 'allowed' : decision.reason)

describe('publishing', () => {
  test.each<[string, Actor, SignFacts, string]>([
    ['an approver publishes a pending sign [ROL-05]', carla, someSignFacts(), 'allowed'],
    ['an approver publishes later changes of a published sign', carla, someSignFacts(published), 'allowed'],
    [
      'the system publishes without a second person [ROL-07]',
      system,
      someSignFacts({ authorId: null, changedBy: [null] }),
      'allowed',
    ],
    ['a visitor is asked to sign in', visitor, someSignFacts(published), 'account.required'],
    ['a publisher is not an approver', bruno, someSignFacts(), 'sign.approversOnly'],
    [
      'an administrator without the permission is not an approver',
      ana,
      someSignFacts(),
      'sign.approversOnly',
    ],
    ['nobody publishes their own sign', carla, someSignFacts({ authorId: 3 }), 'sign.ownStatus'],
    [
      'nobody publishes their own change to a sign of others',
      carla,
      someSignFacts({ changedBy: [2, 3] }),
      'sign.ownStatus',
    ],
    ['a deleted sign is restored first', carla, someSignFacts({ status: 'deleted' }), 'sign.wrongStatus'],
    [
      'a sign without any translation stays pending [SGN-09]',
      carla,
      someSignFacts({ hasTranslation: false }),
      'sign.translationNeeded',
    ],
    [
      'a sign whose video is not ready cannot be published [SGN-09]',
      carla,
      someSignFacts({ videosReady: false }),
      'sign.videoNotReady',
    ],
    [
      'a sign without the consent of a signer cannot be published where it is required [SGN-16]',
      carla,
      someSignFacts({ consentsNoted: false }),
      'sign.consentMissing',
    ],
    ['nor by the system', system, someSignFacts({ consentsNoted: false }), 'sign.consentMissing'],
  ])('%s', (_says, actor, sign, expected) => expect(outcome(mayPublish(actor, sign))).toBe(expected))
})

describe('publishing again and without a video', () => {
  const unchanged = someSignFacts({ ...published, revision: 4, publishedRevision: 4 })
  test.each<[string, Actor, SignFacts, string]>([
    [
      'an approver does not publish a sign again without changes [SGN-10]',
      carla,
      unchanged,
      'sign.alreadyPublished',
    ],
    ['the system may, and nothing changes', system, unchanged, 'allowed'],
    [
      'an approver publishes a version that was sent back to the author',
      carla,
      someSignFacts({ revision: 2, declinedRevision: 2 }),
      'allowed',
    ],
  ])('%s', (_says, actor, sign, expected) => expect(outcome(mayPublish(actor, sign))).toBe(expected))

  test.each<[string, Actor, boolean, boolean, string]>([
    ['a sign with a video needs no second confirmation', carla, true, false, 'allowed'],
    ['without a video an approver is asked once more', carla, false, false, 'sign.videoMissing'],
    ['and may then publish it', carla, false, true, 'allowed'],
    ['the system is not asked', system, false, false, 'allowed'],
  ])('%s [SGN-09]', (_says, actor, hasVideo, isConfirmed, expected) =>
    expect(outcome(mayPublishWithoutVideo(actor, { hasVideo }, isConfirmed))).toBe(expected),
  )
})

describe('sending back to the author', () => {
  test.each<[string, Actor, SignFacts, string]>([
    ['an approver sends a waiting sign back', carla, someSignFacts(), 'allowed'],
    [
      'and waiting changes of a published sign',
      carla,
      someSignFacts({ ...published, revision: 3, publishedRevision: 2 }),
      'allowed',
    ],
    ['also a sign that they changed themselves', carla, someSignFacts({ changedBy: [2, 3] }), 'allowed'],
    ['nobody sends back their own sign', carla, someSignFacts({ authorId: 3 }), 'sign.ownStatus'],
    ['a publisher does not', bruno, someSignFacts(), 'sign.approversOnly'],
    ['an administrator who is no approver does not', ana, someSignFacts(), 'sign.approversOnly'],
    ['a visitor does not', visitor, someSignFacts(published), 'account.required'],
    [
      'a published sign without changes does not wait',
      carla,
      someSignFacts({ ...published, revision: 2, publishedRevision: 2 }),
      'sign.wrongStatus',
    ],
    [
      'a version is sent back once',
      carla,
      someSignFacts({ revision: 2, declinedRevision: 2 }),
      'sign.wrongStatus',
    ],
    ['a deleted sign does not wait', carla, someSignFacts({ status: 'deleted' }), 'sign.wrongStatus'],
  ])('%s [D33]', (_says, actor, sign, expected) => expect(outcome(mayDecline(actor, sign))).toBe(expected))
})

describe('unpublishing', () => {
  test.each<[string, Actor, SignFacts, string]>([
    ['an approver withdraws a published sign', carla, someSignFacts(published), 'allowed'],
    [
      'an approver withdraws a sign without translation or with a failed video',
      carla,
      someSignFacts({ ...published, hasTranslation: false, videosReady: false }),
      'allowed',
    ],
    [
      'an approver cannot withdraw an own sign',
      carla,
      someSignFacts({ ...published, authorId: 3 }),
      'sign.ownStatus',
    ],
    ['a pending sign cannot be withdrawn', carla, someSignFacts(), 'sign.wrongStatus'],
    ['an author cannot withdraw a sign', bruno, someSignFacts(published), 'sign.approversOnly'],
  ])('%s', (_says, actor, sign, expected) => expect(outcome(mayUnpublish(actor, sign))).toBe(expected))
})

describe('deleting and restoring', () => {
  const deleted = (facts: Partial<SignFacts>) => someSignFacts({ status: 'deleted', ...facts })
  test.each<[string, (actor: Actor, sign: SignFacts) => Decision, Actor, SignFacts, string]>([
    ['authors delete their own signs', mayRemove, bruno, someSignFacts(), 'allowed'],
    ['administrators delete any sign', mayRemove, ana, someSignFacts(published), 'allowed'],
    [
      'members delete no sign of others',
      mayRemove,
      bruno,
      someSignFacts({ ...published, authorId: 7 }),
      'sign.othersRemove',
    ],
    ['approvers delete no sign of others', mayRemove, carla, someSignFacts(), 'sign.othersRemove'],
    ['visitors delete no signs', mayRemove, visitor, someSignFacts(published), 'account.required'],
    ['a sign is deleted once', mayRemove, ana, someSignFacts({ status: 'deleted' }), 'sign.wrongStatus'],
    ['the person who deleted a sign restores it', mayRestore, bruno, deleted({ deletedBy: 2 }), 'allowed'],
    [
      'an administrator restores what a member deleted',
      mayRestore,
      ana,
      deleted({ deletedBy: 2 }),
      'allowed',
    ],
    ['another member does not', mayRestore, carla, deleted({ deletedBy: 2 }), 'sign.othersRestore'],
    [
      'the author does not restore what an administrator deleted',
      mayRestore,
      bruno,
      deleted({ deletedBy: 1, deletedByAdmin: true }),
      'sign.deletedByAdmin',
    ],
    [
      'another administrator does not restore it',
      mayRestore,
      owner,
      deleted({ deletedBy: 1, deletedByAdmin: true }),
      'sign.deletedByAdmin',
    ],
    [
      'the administrator who deleted a sign restores it',
      mayRestore,
      ana,
      deleted({ deletedBy: 1, deletedByAdmin: true }),
      'allowed',
    ],
    [
      'the owner restores it when the account of that administrator is deleted',
      mayRestore,
      owner,
      deleted({ deletedBy: 1, deletedByAdmin: true, deleterAccountDeleted: true }),
      'allowed',
    ],
    [
      'another administrator does not even then',
      mayRestore,
      anActor({ id: 4, isAdmin: true }),
      deleted({ deletedBy: 1, deletedByAdmin: true, deleterAccountDeleted: true }),
      'sign.deletedByAdmin',
    ],
    [
      'the owner restores what the system deleted',
      mayRestore,
      owner,
      deleted({ deletedBy: null, deletedByAdmin: true, deleterAccountDeleted: false }),
      'allowed',
    ],
    [
      'an administrator does not restore what the system deleted',
      mayRestore,
      ana,
      deleted({ deletedBy: null, deletedByAdmin: true, deleterAccountDeleted: false }),
      'sign.deletedByAdmin',
    ],
    ['a pending sign cannot be restored', mayRestore, ana, someSignFacts(), 'sign.wrongStatus'],
  ])('%s [D4]', (_says, may, actor, sign, expected) => expect(outcome(may(actor, sign))).toBe(expected))
})

describe('seeing and editing', () => {
  test.each<[string, Actor, SignFacts, string]>([
    ['everyone sees a published sign [D16]', visitor, someSignFacts(published), 'allowed'],
    ['a visitor sees no pending sign', visitor, someSignFacts(), 'sign.notFound'],
    ['the author sees it', bruno, someSignFacts(), 'allowed'],
    ['another publisher does not', anActor({ id: 5 }), someSignFacts(), 'sign.notFound'],
    ['an approver sees it', carla, someSignFacts(), 'allowed'],
    ['an administrator sees a deleted sign', ana, someSignFacts({ status: 'deleted' }), 'allowed'],
    ['a visitor does not', visitor, someSignFacts({ status: 'deleted' }), 'sign.notFound'],
  ])('%s', (_says, actor, sign, expected) => expect(outcome(maySee(actor, sign))).toBe(expected))

  test.each<[string, Actor, SignFacts, string]>([
    ['authors edit their own signs [D21]', bruno, someSignFacts(published), 'allowed'],
    ['publishers edit no others', anActor({ id: 5 }), someSignFacts(published), 'sign.othersEdit'],
    ['approvers edit any sign', carla, someSignFacts(), 'allowed'],
    ['administrators who are no approvers edit any sign', ana, someSignFacts(), 'allowed'],
    ['a deleted sign is not edited', ana, someSignFacts({ status: 'deleted' }), 'sign.wrongStatus'],
    ['visitors edit nothing', visitor, someSignFacts(published), 'account.required'],
  ])('%s', (_says, actor, sign, expected) => expect(outcome(mayEdit(actor, sign))).toBe(expected))

  test('members add signs, visitors do not', () => {
    expect(outcome(mayCreate(bruno))).toBe('allowed')
    expect(outcome(mayCreate(visitor))).toBe('account.required')
    expect(outcome(mayCreate(denes))).toBe('account.notAccepted')
    expect(outcome(mayCreate(eeva))).toBe('account.notAccepted')
    expect(outcome(mayCreate({ ...bruno, isVerified: false }))).toBe('account.unverified')
    expect(outcome(mayCreate({ ...bruno, hasPendingAcceptance: true }))).toBe('account.owesAcceptance')
  })
})

test('a sign that somebody may not see does not exist for them, whatever they ask for [ROL-06] [D16]', () => {
  for (const actor of [visitor, anActor({ id: 7 }), denes, eeva, { ...bruno, lacksSecondFactor: true }])
    for (const status of ['pending', 'deleted'] as const) {
      const sign = someSignFacts({ status, deletedBy: 7 })
      const decisions = [
        ...Object.values(signAbilities(actor, sign)),
        mayKeepDraft(actor, sign),
        mayName(actor, sign),
        maySeeHistory(actor, sign),
      ]
      expect(new Set(decisions.map(outcome))).toEqual(new Set(['sign.notFound']))
    }
})

test('documents name published and own signs, and nobody names a deleted one [SGN-06]', () => {
  expect(outcome(mayName(bruno, someSignFacts({ ...published, authorId: 7 })))).toBe('allowed')
  expect(outcome(mayName(bruno, someSignFacts()))).toBe('allowed')
  for (const actor of [bruno, carla, ana, owner, system])
    expect(outcome(mayName(actor, someSignFacts({ status: 'deleted' })))).toBe('sign.notFound')
})

test('nobody may make a decision that is impossible in the status', () => {
  for (const decision of decisionNames)
    for (const status of signStatuses)
      if (!isPossibleIn(status, decision))
        for (const actor of [system, ana, owner, bruno, carla, visitor])
          expect(
            mayDecide[decision](actor, someSignFacts({ status, authorId: 2, deletedBy: 1 })).allowed,
          ).toBe(false)
})

test('every ability of a sign is the decision of its policy [ROL-06]', () => {
  for (const actor of [system, visitor, ana, owner, bruno, carla, denes, eeva])
    for (const status of signStatuses)
      for (const authorId of [2, 3, null]) {
        const sign = someSignFacts({ status, authorId, deletedBy: 1 })
        expect(signAbilities(actor, sign)).toEqual({
          edit: mayEdit(actor, sign),
          publish: mayPublish(actor, sign),
          unpublish: mayUnpublish(actor, sign),
          decline: mayDecline(actor, sign),
          remove: mayRemove(actor, sign),
          restore: mayRestore(actor, sign),
          assignPublisher: mayAssignPublisher(actor, sign),
        })
      }
})
