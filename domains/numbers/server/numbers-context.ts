import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import type { PanelSignReader } from '#domains/sign-management/index.ts'
import type { Db } from '#platform/db/transaction.ts'

/** What the numbers need. */
export interface NumbersContext {
  db: Db
  panelSigns: PanelSignReader
  dictionary: Pick<PublishedDictionary, 'languages' | 'dataset'>
  now: () => Date
  /** IANA name, for the months of the calendar. */
  timeZone: string
}
