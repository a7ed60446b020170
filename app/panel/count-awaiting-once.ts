import { countAwaiting } from '#domains/accounts/index.ts'
import type { Actor } from '#platform/actor.ts'
import type { AppContext } from '../app-context.ts'

type Count = ReturnType<typeof countAwaiting>

/** By the context of a request: the frame and the overview need the same number. */
const counts = new WeakMap<object, Count>()

/** How many people await a decision, counted once for each request. */
export function countAwaitingOnce(app: Pick<AppContext, 'db'>, actor: Actor): Count {
  const count = counts.get(app) ?? countAwaiting(app, actor)
  counts.set(app, count)
  return count
}
