import { mayAdminister } from '#platform/access.policy.ts'
import type { Actor } from '#platform/actor.ts'
import { allow, type Decision, deny } from '#platform/policy.ts'
import type { ErasureTarget } from './erasure.ts'

/** What decides about an erasure, apart from who asks. */
export interface ErasureFacts extends ErasureTarget {
  /** Whether the person is an owner. */
  isOwner: boolean
  /** Whether contents, reference values or the appearance use the file. */
  isUsedOutsideSigns: boolean
}

/** Only owners erase (D4) and read the records of erasures. */
export function mayEraseAnything(actor: Actor): Decision {
  const right = mayAdminister(actor)
  if (!right.allowed) return right
  return actor.kind === 'account' && actor.isOwner ? allow : deny('account.ownersOnly')
}

/** Not their own data, and not that of another owner, whose right is taken first. */
export function mayErase(actor: Actor, { kind, id, isOwner, isUsedOutsideSigns }: ErasureFacts): Decision {
  const right = mayEraseAnything(actor)
  if (!right.allowed || actor.kind !== 'account') return right
  if (kind === 'person' && id === actor.id) return deny('erasure.self')
  if (kind === 'person' && isOwner) return deny('erasure.owner')
  return isUsedOutsideSigns ? deny('erasure.mediaInUse') : allow
}
