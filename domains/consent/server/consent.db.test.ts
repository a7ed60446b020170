import { beforeEach, describe, expect, test } from 'vitest'
import type { AccountActor } from '#platform/actor.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import { anActor } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { insertAccount } from '#tests/rows.ts'
import { nextPendingAcceptance } from '../acceptance-status.ts'
import { someChoices } from '../consent.fixture.ts'
import { acceptPolicy, acceptTerms, saveConsent } from './answer-consent.ts'
import { findAcceptedVersions, findConsents, listAcceptances, listConsentChanges } from './consent.queries.ts'
import { getAcceptanceStatus } from './get-acceptance-status.ts'
import { getOwnConsent } from './get-own-consent.ts'
import { aLegalVersion } from './legal-version.fixture.ts'
import { hasPendingAcceptanceSql } from './pending-acceptance.queries.ts'

const { db } = await useDatabase()
const at = new Date('2026-11-21T12:00:00Z')
const ctx = { db, now: () => at }
const as = (id: number) => anActor({ id })
const bruno = as(2)

beforeEach(async () => {
  await db.insertInto('language').values({ code: 'pt', isDefault: true }).execute()
  await insertAccount(db, { id: 1, name: 'Ana' })
  await insertAccount(db, { id: 2, name: 'Bruno' })
  await insertAccount(db, { id: 6, name: 'Frieda', deletedAt: at })
})

const publish = (kind: 'terms' | 'privacy') => aLegalVersion(db, kind, { pt: `<p>${kind}</p>` })
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (isAppError(error) ? error.code : String(error)),
  )
/** The first pending question; expects that the SQL condition of each request agrees. */
async function pendingQuestion(id = 2): Promise<string | null> {
  const question = nextPendingAcceptance(await getAcceptanceStatus(ctx, as(id)))
  const row = await db
    .selectFrom('account')
    .select(hasPendingAcceptanceSql.as('isPending'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row.isPending).toBe(question !== null)
  return question
}

describe('the pending question', () => {
  test('there is none while no terms and no policy are published [CON-05] [API-04]', async () => {
    expect(await getAcceptanceStatus(ctx, bruno)).toEqual({
      terms: null,
      mustAcceptTerms: false,
      policy: null,
      mustAcceptPolicy: false,
      hasConsent: false,
    })
    expect(await pendingQuestion()).toBeNull()
  })

  test('terms come first, then the policy with the consent form, then nothing [CON-05]', async () => {
    const terms = await publish('terms')
    const policy = await publish('privacy')
    expect(await pendingQuestion()).toBe('terms')
    await acceptTerms(ctx, bruno, { versionId: terms })
    expect(await pendingQuestion()).toBe('policy')
    await acceptPolicy(ctx, bruno, { versionId: policy, choices: someChoices() })
    expect(await pendingQuestion()).toBeNull()
    expect(await pendingQuestion(1)).toBe('terms')
  })

  test('the consent form is pending also after the policy was accepted during registration [CON-05]', async () => {
    const policy = await publish('privacy')
    await acceptPolicy(ctx, bruno, { versionId: policy })
    expect(await getAcceptanceStatus(ctx, bruno)).toMatchObject({ mustAcceptPolicy: true, hasConsent: false })
    expect(await pendingQuestion()).toBe('policy')
    await saveConsent(ctx, bruno, { choices: someChoices() })
    expect(await pendingQuestion()).toBeNull()
  })

  test('each new version is pending again, and earlier acceptances are preserved [CON-05] [CON-06]', async () => {
    const [first, policy] = [await publish('terms'), await publish('privacy')]
    await acceptTerms(ctx, bruno, { versionId: first })
    await acceptPolicy(ctx, bruno, { versionId: policy, choices: someChoices() })
    const second = await publish('terms')
    expect(await pendingQuestion()).toBe('terms')
    const later = new Date(at.getTime() + 1000)
    await acceptTerms({ db, now: () => later }, bruno, { versionId: second })
    const next = await publish('privacy')
    expect(await getAcceptanceStatus(ctx, bruno)).toMatchObject({
      mustAcceptTerms: false,
      mustAcceptPolicy: true,
      hasConsent: true,
    })
    await acceptPolicy({ db, now: () => later }, bruno, { versionId: next })
    expect(await pendingQuestion()).toBeNull()
    expect(await findAcceptedVersions(db, 2)).toEqual({ terms: second, privacy: next })
    expect(await listAcceptances(db, 2)).toEqual([
      { kind: 'privacy', versionId: next, at: later },
      { kind: 'terms', versionId: second, at: later },
      { kind: 'privacy', versionId: policy, at },
      { kind: 'terms', versionId: first, at },
    ])
  })
})

describe('an acceptance', () => {
  test('is possible only for the newest version of its kind [CON-01] [CON-05]', async () => {
    const old = { terms: await publish('terms'), policy: await publish('privacy') }
    const current = { terms: await publish('terms'), policy: await publish('privacy') }
    for (const id of [old.terms, current.policy, 999_999])
      expect(await codeOf(acceptTerms(ctx, bruno, { versionId: id }))).toBe('legal.notCurrent')
    for (const id of [old.policy, current.terms, 999_999])
      expect(await codeOf(acceptPolicy(ctx, bruno, { versionId: id, choices: someChoices() }))).toBe(
        'legal.notCurrent',
      )
    expect(await listAcceptances(db, 2)).toEqual([])
    expect(await findConsents(db, [2])).toEqual(new Map())
  })

  test('is refused while no version is published [CON-03]', async () => {
    expect(await codeOf(acceptTerms(ctx, bruno, { versionId: 1 }))).toBe('legal.missing')
    expect(await codeOf(acceptPolicy(ctx, bruno, { versionId: 1 }))).toBe('legal.missing')
    expect(await codeOf(saveConsent(ctx, bruno, { choices: someChoices() }))).toBe('legal.missing')
  })

  test('sent from two tabs at once is stored once [CON-05]', async () => {
    const policy = await publish('privacy')
    const terms = await publish('terms')
    const both = [1, 2].flatMap(() => [
      acceptTerms(ctx, bruno, { versionId: terms }),
      acceptPolicy(ctx, bruno, { versionId: policy, choices: someChoices() }),
    ])
    await Promise.all(both)
    expect(await listAcceptances(db, 2)).toHaveLength(2)
    expect(await listConsentChanges(db, 2)).toHaveLength(1)
  })

  test('of a deleted account is refused', async () => {
    const terms = await publish('terms')
    expect(await codeOf(acceptTerms(ctx, as(6), { versionId: terms }))).toBe('account.notFound')
  })
})

describe('the answers of the consent form', () => {
  test('are stored with their history; identical answers are not stored again [CON-01]', async () => {
    await acceptPolicy(ctx, bruno, { versionId: await publish('privacy') })
    const later = new Date(at.getTime() + 1000)
    await saveConsent(ctx, bruno, { choices: someChoices() })
    await saveConsent(ctx, bruno, { choices: someChoices() })
    await saveConsent({ db, now: () => later }, bruno, {
      choices: someChoices({ emailVisibility: 3, afterDeletion: 1 }),
    })
    expect(await findConsents(db, [1, 2])).toEqual(
      new Map([[2, someChoices({ emailVisibility: 3, afterDeletion: 1 })]]),
    )
    expect(await listConsentChanges(db, 2)).toEqual([
      { choices: someChoices({ emailVisibility: 3, afterDeletion: 1 }), at: later },
      { choices: someChoices(), at },
    ])
    const events = await db.selectFrom('accountEvent').select(['accountId', 'actorId', 'kind']).execute()
    expect(events).toEqual([1, 2].map(() => ({ accountId: 2, actorId: 2, kind: 'consent-changed' })))
  })

  test('cannot be changed while new terms or a new policy wait for acceptance [CON-05]', async () => {
    const choices = someChoices()
    const save = () => codeOf(saveConsent(ctx, bruno, { choices }))
    const policy = await publish('privacy')
    expect(await save()).toBe('account.owesAcceptance')
    await acceptPolicy(ctx, bruno, { versionId: policy, choices })
    const terms = await publish('terms')
    expect(await save()).toBe('account.owesAcceptance')
    await acceptTerms(ctx, bruno, { versionId: terms })
    expect(await save()).toBe('done')
    await publish('privacy')
    expect(await save()).toBe('account.owesAcceptance')
  })

  test('of several people are loaded together', async () => {
    const versionId = await publish('privacy')
    for (const actor of [as(1), bruno]) await acceptPolicy(ctx, actor, { versionId })
    await saveConsent(ctx, as(1), { choices: someChoices({ detailsVisibility: 2 }) })
    await saveConsent(ctx, bruno, { choices: someChoices() })
    expect((await findConsents(db, [1, 2, 6])).get(1)?.detailsVisibility).toBe(2)
    expect(await findConsents(db, [])).toEqual(new Map())
  })

  test('that cannot be stored are reported, and the policy is not accepted [CON-09]', async () => {
    const policy = await publish('privacy')
    const impossible = someChoices({ emailVisibility: 7 as 1 })
    expect(await codeOf(acceptPolicy(ctx, bruno, { versionId: policy, choices: impossible }))).toBe(
      'consent.notSaved',
    )
    expect(await listAcceptances(db, 2)).toEqual([])
  })
})

test('people read their own answers, null before the first one [CON-01]', async () => {
  await acceptPolicy(ctx, bruno, { versionId: await publish('privacy') })
  expect(await getOwnConsent(ctx, bruno)).toBeNull()
  await saveConsent(ctx, bruno, { choices: someChoices({ detailsVisibility: 2 }) })
  expect(await getOwnConsent(ctx, bruno)).toEqual(someChoices({ detailsVisibility: 2 }))
  expect(await getOwnConsent(ctx, as(1))).toBeNull()
})

test('only signed-in people accept texts or answer the consent form [CON-05]', async () => {
  const terms = await publish('terms')
  const policy = await publish('privacy')
  const visitor = { kind: 'visitor' } as unknown as AccountActor
  for (const work of [
    acceptTerms(ctx, visitor, { versionId: terms }),
    acceptPolicy(ctx, visitor, { versionId: policy, choices: someChoices() }),
    saveConsent(ctx, visitor, { choices: someChoices() }),
    getAcceptanceStatus(ctx, visitor),
    getOwnConsent(ctx, visitor),
  ])
    expect(await codeOf(work)).toBe('account.required')
})
