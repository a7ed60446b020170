import { awaitingCounts } from '#domains/accounts/index.ts'
import { waitingContacts } from '#domains/contact-management/index.ts'
import { wordsWithMessages } from '#domains/missing-words/index.ts'
import { unseenRelease } from '#domains/releases/index.ts'
import { type Actor, isMember } from '#platform/actor.ts'
import { countTogether } from '#platform/db/count-together.ts'
import type { AppContext } from '../app-context.ts'
import { releases } from './whats-new/releases.ts'

/**
 * How many people await a decision, how many of them with a confirmed address, how many messages wait, and how many
 * missing words they name: 0 for those who may not know. And whether the newest release is new to the person.
 */
interface Awaiting {
  all: number
  confirmed: number
  contacts: number
  missingWords: number
  hasUnseenRelease: boolean
}

/** By the context of a request: the frame and the overview need the same numbers. */
const counts = new WeakMap<object, Promise<Awaiting | null>>()

/** What awaits a member, counted once for each request; null for everybody else. */
export function countAwaitingOnce(app: Pick<AppContext, 'db'>, actor: Actor): Promise<Awaiting | null> {
  const count = counts.get(app) ?? countAwaiting(app, actor)
  counts.set(app, count)
  return count
}

async function countAwaiting({ db }: Pick<AppContext, 'db'>, actor: Actor): Promise<Awaiting | null> {
  if (!isMember(actor)) return null
  const { all, confirmed, contacts, missingWords, release } = await countTogether(db, actor, {
    ...awaitingCounts,
    contacts: waitingContacts,
    missingWords: wordsWithMessages,
    release: unseenRelease(releases[0].version),
  })
  return {
    all: all ?? 0,
    confirmed: confirmed ?? 0,
    contacts: contacts ?? 0,
    missingWords: missingWords ?? 0,
    hasUnseenRelease: release === 1,
  }
}
