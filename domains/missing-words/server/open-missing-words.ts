import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import type { Db } from '#platform/db/transaction.ts'
import { isMissed, type SearchedText } from '../is-missed.ts'
import { dayOf, maxNewWordsADay, weekOf } from '../missing-word.ts'
import { addSearches } from './missing-word.queries.ts'
import { SearchBuffer } from './search-buffer.ts'

interface Options {
  db: Db
  /** The whole dictionary, not the one of school mode. */
  dictionary: Pick<PublishedDictionary, 'search' | 'combination'>
  log?: { warn(details: object, message: string): void }
  now: () => Date
  /** How often counts are stored, ms. */
  storeEveryMs?: number
  /** Words in memory between two of these times. */
  maxWords?: number
}

/** Counts of searches that found nothing. */
export interface MissingWords {
  /** Counts a search in memory if the dictionary has no sign for it; the database is not asked. */
  count(searched: SearchedText): void
  /** Stores the counts in memory; after a failure they stay there. */
  store(): Promise<void>
  /** Stores the counts for the last time. */
  close(): Promise<void>
}

/** Counts searches without a result in memory, and stores the counts of several seconds in one statement. */
export function openMissingWords({
  db,
  dictionary,
  log,
  now,
  storeEveryMs = 10_000,
  maxWords = 1000,
}: Options): MissingWords {
  const buffer = new SearchBuffer(maxWords)
  let storing: Promise<void> = Promise.resolve()

  async function storeNow(): Promise<void> {
    const words = buffer.take()
    if (words.length === 0) return
    const at = now()
    try {
      await addSearches(db, words, { day: dayOf(at), week: weekOf(at), maxNewWords: maxNewWordsADay })
    } catch (error) {
      buffer.putBack(words)
      log?.warn({ err: error }, 'searches without a result could not be stored')
    }
  }

  function store(): Promise<void> {
    storing = storing.then(storeNow)
    return storing
  }

  const timer = setInterval(() => void store(), storeEveryMs)
  timer.unref()
  return {
    count: (searched) => {
      if (isMissed(dictionary, searched)) buffer.add(searched)
    },
    store,
    close: () => {
      clearInterval(timer)
      return store()
    },
  }
}
