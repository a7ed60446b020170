import { isTranslatedInto } from '#domains/sign-management/list-filter.ts'
import type { PanelSign } from '#domains/sign-management/panel-sign.ts'
import { type MissingPart, missingParts } from '#domains/sign-management/sign-list.input.ts'
import { asSeen } from '#domains/sign-management/sign-outline.ts'
import { maySee } from '#domains/signs/sign.policy.ts'
import { type SignState, signStates } from '#domains/signs/sign-state.ts'
import type { Actor } from '#platform/actor.ts'
import { type Month, monthAt } from './month.ts'

/** Numbers of signs, as one person sees the signs. */
export interface SignNumbers {
  states: Record<SignState, number>
  /** `created` includes signs that were deleted later. `published` counts the signs that are public, by the day since. */
  months: { name: string; created: number; published: number }[]
  /** Of the public signs: how many have a part, or a translation into a language. */
  completeness: {
    published: number
    parts: { part: MissingPart; filled: number }[]
    languages: { language: string; filled: number }[]
  }
  /** The most signs first. */
  people: PersonNumbers[]
}

/** The signs of a person, and the public signs that the person approved. `created` includes signs that were deleted later. */
export interface PersonNumbers {
  /** Null for the program. */
  accountId: number | null
  created: number
  published: number
  pending: number
  approved: number
}

interface Wanted {
  months: readonly Month[]
  /** Content languages that signs are translated into. */
  languages: readonly string[]
}

/** Counts signs in one pass. @param signs in any state, deleted ones included */
export function countSigns(
  actor: Actor,
  signs: Iterable<PanelSign>,
  { months, languages }: Wanted,
): SignNumbers {
  const states = Object.fromEntries(signStates.map((state) => [state, 0])) as Record<SignState, number>
  const perMonth = months.map(({ name }) => ({ name, created: 0, published: 0 }))
  const lacking = Object.fromEntries(missingParts.map((part) => [part, 0])) as Record<MissingPart, number>
  const translated = new Map(languages.map((language) => [language, 0]))
  const people = new Map<number | null, PersonNumbers>()
  let published = 0

  const countMonth = (instant: number, which: 'created' | 'published') => {
    const month = perMonth[monthAt(months, instant)]
    if (month) month[which]++
  }
  for (const current of signs) {
    if (!maySee(actor, current).allowed) continue
    const sign = asSeen(actor, current)
    states[sign.state]++
    countMonth(sign.createdAt, 'created')
    const author = personIn(people, sign.authorId)
    author.created++
    if (sign.state === 'pending') author.pending++
    if (sign.status !== 'published') continue
    published++
    author.published++
    personIn(people, sign.approverId).approved++
    if (sign.publishedAt !== null) countMonth(sign.publishedAt, 'published')
    for (const part of sign.missing) lacking[part]++
    for (const language of languages)
      if (isTranslatedInto(sign, language)) translated.set(language, (translated.get(language) ?? 0) + 1)
  }
  return {
    states,
    months: perMonth,
    completeness: {
      published,
      parts: missingParts.map((part) => ({ part, filled: published - lacking[part] })),
      languages: [...translated].map(([language, filled]) => ({ language, filled })),
    },
    people: [...people.values()].toSorted(
      (one, other) =>
        other.created - one.created ||
        other.approved - one.approved ||
        (one.accountId ?? 0) - (other.accountId ?? 0),
    ),
  }
}

function personIn(people: Map<number | null, PersonNumbers>, accountId: number | null): PersonNumbers {
  const known = people.get(accountId)
  if (known) return known
  const added = { accountId, created: 0, published: 0, pending: 0, approved: 0 }
  people.set(accountId, added)
  return added
}
