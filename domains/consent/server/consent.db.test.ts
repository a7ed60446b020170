import { beforeEach, describe, expect, test } from 'vitest'
import type { UserSession } from '#domains/accounts/user-session.ts'
import { aLegalVersion } from '#domains/legal/server/legal-version.fixture.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import { anActor, cast } from '#tests/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { nextPendingAcceptance } from '../acceptance-status.ts'
import { someChoices } from '../consent.fixture.ts'
import { acceptPolicy, acceptTerms, requireAcceptance, saveConsent } from './accept-legal-texts.ts'
import { findAcceptedVersions, findConsents, listAcceptances, listConsentChanges } from './consent.queries.ts'
import { getAcceptanceStatus } from './get-acceptance-status.ts'
import { hasPendingAcceptanceSql } from './has-pending-acceptance-sql.ts'

const { db } = await useDatabase()
const at = new Date('2026-11-21T12:00:00Z')
const ctx = { db, now: () => at }
const as = (id: number) => ({ account: { id } }) as UserSession
const bruno = as(2)

beforeEach(async () => {
  await db.insertInto('language').values({ code: 'pt', isDefault: true }).execute()
  await db
    .insertInto('account')
    .values([
      { id: 1, email: 'ana@signbank.example', name: 'Ana' },
      { id: 2, email: 'bruno@signbank.example', name: 'Bruno' },
      { id: 6, email: 'frieda@signbank.example', name: 'Frieda', deletedAt: at },
    ])
    .execute()
})

const publish = (kind: 'terms' | 'privacy') => aLegalVersion(db, kind, { pt: `<p>${kind}</p>` })
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (isAppError(error) ? error.code : String(error)),
  )
/** What the check says, and that the condition of every request says the same. */
async function owed(id = 2): Promise<string | null> {
  const question = nextPendingAcceptance(await getAcceptanceStatus(db, id))
  const row = await db
    .selectFrom('account')
    .select(hasPendingAcceptanceSql.as('owes'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row.owes).toBe(question !== null)
  return question
}

describe('what is owed', () => {
  test('nothing while no terms and no policy are registered, and the check says so [CON-05] [API-04]', async () => {
    expect(await getAcceptanceStatus(db, 2)).toEqual({
      terms: null,
      mustAcceptTerms: false,
      policy: null,
      mustAcceptPolicy: false,
      hasConsent: false,
    })
    expect(await owed()).toBeNull()
  })

  test('terms first, then the policy with the consent form, then nothing [CON-05]', async () => {
    const terms = await publish('terms')
    const policy = await publish('privacy')
    expect(await owed()).toBe('terms')
    await acceptTerms(ctx, bruno, terms)
    expect(await owed()).toBe('policy')
    await acceptPolicy(ctx, bruno, policy, someChoices())
    expect(await owed()).toBeNull()
    expect(await owed(1)).toBe('terms')
  })

  test('the consent form, also of who accepted the policy when registering [CON-05]', async () => {
    const policy = await publish('privacy')
    await acceptPolicy(ctx, bruno, policy)
    expect(await getAcceptanceStatus(db, 2)).toMatchObject({ mustAcceptPolicy: true, hasConsent: false })
    expect(await owed()).toBe('policy')
    await saveConsent(ctx, bruno, someChoices())
    expect(await owed()).toBeNull()
  })

  test('each new version again; who accepted which and when stays [CON-05] [CON-06]', async () => {
    const [first, policy] = [await publish('terms'), await publish('privacy')]
    await acceptTerms(ctx, bruno, first)
    await acceptPolicy(ctx, bruno, policy, someChoices())
    const second = await publish('terms')
    expect(await owed()).toBe('terms')
    const later = new Date(at.getTime() + 1000)
    await acceptTerms({ db, now: () => later }, bruno, second)
    const next = await publish('privacy')
    expect(await getAcceptanceStatus(db, 2)).toMatchObject({
      mustAcceptTerms: false,
      mustAcceptPolicy: true,
      hasConsent: true,
    })
    await acceptPolicy({ db, now: () => later }, bruno, next)
    expect(await owed()).toBeNull()
    expect(await findAcceptedVersions(db, 2)).toEqual({ terms: second, privacy: next })
    expect(await listAcceptances(db, 2)).toEqual([
      { kind: 'privacy', versionId: next, at: later },
      { kind: 'terms', versionId: second, at: later },
      { kind: 'privacy', versionId: policy, at },
      { kind: 'terms', versionId: first, at },
    ])
  })
})

describe('accepting', () => {
  test('takes the newest version alone, of its kind alone [CON-01] [CON-05]', async () => {
    const old = { terms: await publish('terms'), policy: await publish('privacy') }
    const current = { terms: await publish('terms'), policy: await publish('privacy') }
    for (const id of [old.terms, current.policy, 999_999])
      expect(await codeOf(acceptTerms(ctx, bruno, id))).toBe('legal.notCurrent')
    for (const id of [old.policy, current.terms, 999_999])
      expect(await codeOf(acceptPolicy(ctx, bruno, id, someChoices()))).toBe('legal.notCurrent')
    expect(await listAcceptances(db, 2)).toEqual([])
    expect(await findConsents(db, [2])).toEqual(new Map())
  })

  test('is refused with its message while nothing is registered [CON-03]', async () => {
    expect(await codeOf(acceptTerms(ctx, bruno, 1))).toBe('legal.missing')
    expect(await codeOf(acceptPolicy(ctx, bruno, 1))).toBe('legal.missing')
    expect(await codeOf(saveConsent(ctx, bruno, someChoices()))).toBe('legal.missing')
  })

  test('in two tabs at once counts once [CON-05]', async () => {
    const policy = await publish('privacy')
    const terms = await publish('terms')
    const both = [1, 2].flatMap(() => [
      acceptTerms(ctx, bruno, terms),
      acceptPolicy(ctx, bruno, policy, someChoices()),
    ])
    await Promise.all(both)
    expect(await listAcceptances(db, 2)).toHaveLength(2)
    expect(await listConsentChanges(db, 2)).toHaveLength(1)
  })

  test('ends with the account', async () => {
    const terms = await publish('terms')
    expect(await codeOf(acceptTerms(ctx, as(6), terms))).toBe('account.notFound')
  })
})

describe('the answers of the consent form', () => {
  test('are stored with their history; the same again is no change [CON-01]', async () => {
    await publish('privacy')
    const later = new Date(at.getTime() + 1000)
    await saveConsent(ctx, bruno, someChoices())
    await saveConsent(ctx, bruno, someChoices())
    await saveConsent({ db, now: () => later }, bruno, someChoices({ emailVisibility: 3, afterDeletion: 1 }))
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

  test('of many people are one query, and of none no query', async () => {
    await publish('privacy')
    await saveConsent(ctx, as(1), someChoices({ detailsVisibility: 2 }))
    await saveConsent(ctx, bruno, someChoices())
    expect((await findConsents(db, [1, 2, 6])).get(1)?.detailsVisibility).toBe(2)
    expect(await findConsents(db, [])).toEqual(new Map())
  })

  test('that cannot be stored are said as such, and nothing is accepted [CON-09]', async () => {
    const policy = await publish('privacy')
    const impossible = someChoices({ emailVisibility: 7 as 1 })
    expect(await codeOf(acceptPolicy(ctx, bruno, policy, impossible))).toBe('consent.notSaved')
    expect(await listAcceptances(db, 2)).toEqual([])
  })
})

test('until all is answered nothing may be written [CON-05]', () => {
  expect(() => requireAcceptance(anActor({ id: 2, hasPendingAcceptance: true }))).toThrow(
    'account.owesAcceptance',
  )
  expect(() => requireAcceptance(cast.bruno)).not.toThrow()
})
