import type { Actor } from '#platform/actor.ts'
import { isInTab } from './list-filter.ts'
import type { SignGroups } from './sign-groups.ts'
import { type SignListScope, type SignListTab, signListTabs } from './sign-list.input.ts'
import type { SignOutline } from './sign-outline.ts'

export type TabCounts = Record<SignListTab, number> & { all: number }

/** The number of these signs in each group. */
export function countGroups(
  groups: Pick<SignGroups<never>, 'byId' | 'limit'>,
  ids: Uint32Array,
): Uint32Array {
  const counts = new Uint32Array(groups.limit)
  const groupOf = groups.byId
  for (const id of ids) {
    const group = groupOf[id] as number
    counts[group] = (counts[group] as number) + 1
  }
  return counts
}

/** The numbers of these signs under each tab, as the person sees them. */
export function countTabs(
  people: SignGroups<SignOutline>,
  perGroup: Uint32Array,
  { actor, scope, seen }: { actor: Actor; scope: SignListScope; seen: (sign: SignOutline) => SignOutline },
): TabCounts {
  const counts = { all: 0, ...Object.fromEntries(signListTabs.map((tab) => [tab, 0])) } as TabCounts
  people.each((current, group) => {
    const count = perGroup[group] as number
    if (count === 0) return
    const sign = seen(current)
    counts.all += count
    counts[sign.state] += count
    if (isInTab(actor, sign, 'waiting')) counts.waiting += count
    if (scope === 'approvals' && isInTab(actor, sign, 'decided')) counts.decided += count
  })
  return counts
}

/** Authors and approvers of the signs of a list. */
export function authorsAndApprovers(people: SignGroups<SignOutline>, listed: Uint8Array) {
  const authors = new Set<number | null>()
  const approvers = new Set<number | null>()
  people.each((sign, group) => {
    if (listed[group] !== 1) return
    authors.add(sign.authorId)
    approvers.add(sign.approverId)
  })
  return { authors, approvers }
}
