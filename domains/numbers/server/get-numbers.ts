import { personName } from '#domains/accounts/public-person.ts'
import { listPublicPeople } from '#domains/accounts/server/public-people.queries.ts'
import { translationLanguages } from '#domains/languages/language.ts'
import type { Actor } from '#platform/actor.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { authorize } from '#platform/policy.ts'
import { monthsOf, type Period } from '../month.ts'
import { maySeeNumbers } from '../numbers.policy.ts'
import { countSigns, type PersonNumbers, type SignNumbers } from '../sign-numbers.ts'
import type { NumbersContext } from './numbers-context.ts'

/** The numbers of a dictionary. */
export interface Numbers extends Omit<SignNumbers, 'people'> {
  period: Period
  /** With the display name, also in files (D29); null for the program. */
  people: (PersonNumbers & { name: string | null })[]
  countedAt: Date
}

/**
 * Counts the signs in memory. Two queries for any number of signs.
 * @throws AppError the reasons of `maySeeNumbers`
 */
export async function getNumbers(
  { db, panelSigns, dictionary, now, timeZone }: NumbersContext,
  actor: Actor,
  { period, locale }: { period: Period; locale: Locale },
): Promise<Numbers> {
  authorize(maySeeNumbers(actor))
  const signs = await panelSigns.current()
  const oldest = signs.byCreation[0]
  const countedAt = now()
  const { people, ...numbers } = countSigns(actor, signs.all(), {
    months: monthsOf(period, {
      now: countedAt.getTime(),
      first: oldest === undefined ? null : (signs.sign(oldest)?.createdAt ?? null),
      timeZone,
    }),
    languages: translationLanguages(dictionary.languages).map(({ code }) => code),
  })
  const names = await listPublicPeople(
    db,
    people.map(({ accountId }) => accountId),
  )
  const nameOf = (id: number | null) =>
    id === null ? null : personName(names.get(id) ?? null, translator(locale), locale)
  return {
    ...numbers,
    period,
    people: people.map((person) => ({ ...person, name: nameOf(person.accountId) })),
    countedAt,
  }
}
