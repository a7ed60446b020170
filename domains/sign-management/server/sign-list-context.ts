import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import type { PublicationRules } from '#domains/signs/index.ts'
import type { Db } from '#platform/db/transaction.ts'
import type { PanelSignReader } from './open-panel-signs.ts'

/** What the lists of signs need. */
export interface SignListContext extends PublicationRules {
  db: Db
  panelSigns: PanelSignReader
  dictionary: Pick<PublishedDictionary, 'vocabulary' | 'media' | 'defaultLanguage' | 'languages'>
  /** IANA name, for days of the calendar. */
  timeZone: string
}
