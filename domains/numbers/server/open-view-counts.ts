import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import type { Db } from '#platform/db/transaction.ts'
import { isoDateIn } from '#platform/i18n/format.ts'
import { addViews } from './sign-view.queries.ts'

interface Options {
  db: Db
  dictionary: Pick<PublishedDictionary, 'dataset' | 'card'>
  log?: { warn(details: object, message: string): void }
  now: () => Date
  /** IANA name; it decides which day it is. */
  timeZone: string
  /** How often counts are stored, ms. */
  storeEveryMs?: number
}

/** Counts of views of signs. */
export interface ViewCounts {
  /** Counts a view in memory, if views are counted and the sign is public; the database is not asked. */
  count(signId: number): void
  /** Stores the counts in memory; after a failure they stay there. */
  store(): Promise<void>
  /** Stores the counts for the last time. */
  close(): Promise<void>
}

/** Counts views in memory, by sign, and stores the counts of several seconds in one statement. */
export function openViewCounts({
  db,
  dictionary,
  log,
  now,
  timeZone,
  storeEveryMs = 10_000,
}: Options): ViewCounts {
  let views = new Map<number, number>()
  let storing: Promise<void> = Promise.resolve()
  const add = (signId: number, count: number) => views.set(signId, (views.get(signId) ?? 0) + count)

  async function storeNow(): Promise<void> {
    const taken = views
    if (taken.size === 0) return
    views = new Map()
    try {
      const counted = [...taken].map(([signId, count]) => ({ signId, views: count }))
      await addViews(db, isoDateIn(now(), timeZone), counted)
    } catch (error) {
      for (const [signId, count] of taken) add(signId, count)
      log?.warn({ err: error }, 'views of signs could not be stored')
    }
  }

  function store(): Promise<void> {
    storing = storing.then(storeNow)
    return storing
  }

  const timer = setInterval(() => void store(), storeEveryMs)
  timer.unref()
  return {
    count: (signId) => {
      if (dictionary.dataset.countsViews && dictionary.card(signId)) add(signId, 1)
    },
    store,
    close: () => {
      clearInterval(timer)
      return store()
    },
  }
}
