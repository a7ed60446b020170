import type { Actor } from '#platform/actor.ts'
import { allow, type Decision, deny } from '#platform/policy.ts'
import type { ListEntry } from './list-entry.ts'
import type { SimpleList } from './simple-list.ts'

/** Entries that something uses are not deleted (D4); they can be disabled instead. The program needs some. */
export function mayDeleteListEntry(
  actor: Actor,
  list: SimpleList,
  { isKept }: Pick<ListEntry, 'isKept'>,
  uses: number,
): Decision {
  const right = list.mayManage(actor)
  if (!right.allowed) return right
  if (list.kept && isKept) return deny(list.kept.refusal)
  return list.uses && uses > 0 ? deny(list.uses.refusal) : allow
}
