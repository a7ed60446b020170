import type { Collocation } from '../occurrence.ts'
import type { OccurrenceQuery } from '../occurrence-query.input.ts'
import type { OccurrenceView } from '../occurrences.presenter.ts'
import type { Concordance } from '../server/get-concordance.ts'

/** The page of occurrences as it is sent. */
export interface ConcordanceView
  extends Pick<Concordance, 'total' | 'ofAll' | 'pages' | 'gloss' | 'choices' | 'frequency'> {
  query: OccurrenceQuery
  occurrences: OccurrenceView[]
  collocations: Collocation[] | null
  /** Signs similar to the search, if nothing was found. */
  similar: { id: number; gloss: string }[]
}
