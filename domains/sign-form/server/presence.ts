import { personName } from '#domains/accounts/public-person.ts'
import { listPublicPeople } from '#domains/accounts/server/public-people.queries.ts'
import { publishesNothing } from '#domains/signs/index.ts'
import { loadSignFacts } from '#domains/signs/server/sign-facts.queries.ts'
import { mayKeepDraft } from '#domains/signs/sign.policy.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { authorize } from '#platform/policy.ts'
import { storePresence } from './presence.queries.ts'
import { requireAccountId } from './require-account-id.ts'

/** How long a person counts as present after the last report, in milliseconds. */
const presentFor = 60_000

/**
 * Reports that the actor has a sign open, for people who may edit it.
 * @returns the names of the others who have it open
 * @throws AppError `sign.notFound`, the reasons of `mayKeepDraft`
 */
export async function reportPresence(
  { db, now }: { db: Db; now: () => Date },
  actor: Actor,
  { sign, locale }: { sign: number; locale: Locale },
): Promise<string[]> {
  const facts = (await loadSignFacts(db, [sign], publishesNothing)).get(sign)
  if (!facts) throw new AppError('sign.notFound')
  authorize(mayKeepDraft(actor, facts))
  const accountId = requireAccountId(actor)
  const at = now()
  const since = new Date(at.getTime() - presentFor)
  const others = await storePresence(db, { sign, accountId, at, since })
  const people = await listPublicPeople(db, others)
  const t = translator(locale)
  return [...people.values()].flatMap((person) => personName(person, t, locale) ?? [])
}
