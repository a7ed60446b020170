import type { Network } from '#domains/network/index.ts'
import type { PublishedDictionary } from '#domains/search/index.ts'
import type { Config } from '#platform/config.ts'
import type { Db } from '#platform/db/transaction.ts'

/** What the doors of the API work with. */
export interface Doors {
  dictionary: PublishedDictionary
  network: Network
  config: Pick<Config, 'publicUrl' | 'platform' | 'timeZone'>
  db: Db
  now: () => Date
}
