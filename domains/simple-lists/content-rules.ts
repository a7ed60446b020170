import { isReservedSlug } from '#domains/content/reserved-slugs.ts'
import { mayAdminister } from '#platform/access.policy.ts'
import type { Actor } from '#platform/actor.ts'
import { allow, type Decision, deny } from '#platform/policy.ts'
import type { EntryContent } from './list-entry.ts'

/** The pages that an installation has from the start: who is responsible, and for whom the site works. */
const standardPages = new Set(['imprint', 'accessibility'])

/** Owners alone remove the pages that the law of many countries requires. */
export function mayDeleteContent(actor: Actor, { fields }: Pick<EntryContent, 'fields'>): Decision {
  const right = mayAdminister(actor)
  if (!right.allowed || !standardPages.has(String(fields.address))) return right
  return actor.kind === 'account' && !actor.isOwner ? deny('content.ownersOnly') : allow
}

/** The path of a content below the locale. */
export const contentPath = ({ fields }: Pick<EntryContent, 'fields'>): string => `/${fields.address}`

/** Why a new address is refused; null if it is not. */
export const addressProblem = (address: unknown) =>
  isReservedSlug(String(address)) ? ('content.addressReserved' as const) : null
