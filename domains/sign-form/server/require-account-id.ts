import type { Actor } from '#platform/actor.ts'
import { AppError } from '#platform/errors/app-error.ts'

/** The account of the actor. @throws AppError `account.required` for visitors and the system */
export function requireAccountId(actor: Actor): number {
  if (actor.kind !== 'account') throw new AppError('account.required')
  return actor.id
}
