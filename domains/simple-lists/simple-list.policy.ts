import type { Actor } from '#platform/actor.ts'
import { allow, type Decision, deny } from '#platform/policy.ts'
import type { SimpleList } from './simple-lists.ts'

/** Entries that something uses are not deleted (D4); they can be disabled instead. */
export function mayDeleteListEntry(actor: Actor, list: SimpleList, uses: number): Decision {
  const right = list.mayManage(actor)
  if (!right.allowed) return right
  return list.uses && uses > 0 ? deny(list.uses.refusal) : allow
}
