import type { Actor } from '#platform/actor.ts'
import { allow, type Decision, deny } from '#platform/policy.ts'
import type { ListEntry } from './list-entry.ts'
import type { SimpleList } from './simple-list.ts'

/** Entries that something uses are not deleted (D4); they can be disabled instead. The program needs some. */
export function mayDeleteListEntry(
  actor: Actor,
  list: SimpleList,
  entry: Pick<ListEntry, 'isKept' | 'active' | 'fields'>,
  uses: number,
): Decision {
  const right = list.mayManage(actor)
  if (!right.allowed) return right
  const ofEntry = list.mayDelete?.(actor, entry) ?? allow
  if (!ofEntry.allowed) return ofEntry
  if (list.kept && entry.isKept) return deny(list.kept.refusal)
  if (list.activeRefusal && entry.active) return deny(list.activeRefusal)
  return list.uses && uses > 0 ? deny(list.uses.refusal) : allow
}
