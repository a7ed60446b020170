import type { PublicPerson } from '#domains/accounts/public-person.ts'
import type { Appearance } from '#domains/appearance/index.ts'
import type { Content, Dataset, Faq, LegalKind, LegalVersion, PageVideo } from '#domains/content/index.ts'
import type { Institution } from '#domains/institutions/index.ts'
import type { Media } from '#domains/media/index.ts'
import type { SearchEntry } from '#domains/search/search-model.ts'
import type { SearchableDictionary, SimilarSign } from '#domains/search/searchable-dictionary.ts'
import type { PropertyKey } from '#domains/signs/properties.ts'
import type { MediaRole, RelationKind, SignDocument } from '#domains/signs/sign-document.ts'

/** Everything that the page of one published sign says. */
export interface PublishedSign {
  id: number
  revision: number
  /** The public document: without private notes. */
  document: SignDocument
  source: string | null
  sourceId: string | null
  createdAt: Date
  changedAt: Date
  publishedAt: Date
  /** Who made, published and approved it, as they are called now; null means "system". */
  people: Record<'author' | 'publisher' | 'approver', PublicPerson | null>
  /** Its media in the document's order, and those of its examples. */
  media: { role: MediaRole; media: Media }[]
  exampleMedia: Record<number, Media>
  /** Typed relations to published signs, said from this sign's side wherever they were entered. */
  relations: { kind: RelationKind; sign: SearchEntry }[]
  /** Minimal pairs found, by property, then those set by hand at either sign; published signs only. */
  minimalPairs: PublishedPair[]
  /** Signs made most alike, nearest first; none when too little of the form is described. */
  similar: SimilarSign[]
  /** Other signs whose dominant hand begins with the same shape, in the same place; null when it is not said. */
  sameHandshape: SignsSharingValue | null
  sameLocation: SignsSharingValue | null
  /** Published signs that the examples name by id or source id, by the token as written. */
  exampleSigns: Record<string, SearchEntry>
}

/** A sign with which this one is a minimal pair. */
export interface PublishedPair {
  sign: SearchEntry
  /** The one property that differs; null for a pair set by hand that differs in more, or in nothing described. */
  property: PropertyKey | null
}

/** The first few of the other signs that share a value. */
export interface SignsSharingValue {
  /** Entry id of the shared value. */
  value: number
  signs: SearchEntry[]
  /** Of other signs, those not in `signs` too. */
  total: number
}

/** The published dictionary in memory: all that public pages and the reading API show. */
export interface PublishedDictionary extends SearchableDictionary {
  /** The number of the last public change that is shown here. */
  readonly version: number
  readonly dataset: Dataset
  /** Published signs. */
  readonly count: number
  readonly appearance: Appearance
  readonly institutions: readonly Institution[]
  readonly contents: readonly Content[]
  /** The published ones among these ids, in their order. */
  byIds(ids: readonly number[]): SearchEntry[]
  /** Ids of all published signs, ascending. */
  ids(): number[]
  bySource(sourceId: string): SearchEntry | undefined
  /**
   * Typed relations between published signs, as they were entered (a pair may be told from both ends); with `of`,
   * those of that sign alone, told from it and each once.
   */
  relations(of?: number): Iterable<{ from: number; kind: RelationKind; to: number }>
  /** The page of a sign; null when it is not published. */
  findSign(id: number): Promise<PublishedSign | null>
  content(slug: string): Content | undefined
  faqs(): readonly Faq[]
  legal(kind: LegalKind): LegalVersion | undefined
  pageVideo(idOrSlug: number | string): PageVideo | undefined
  /** The compact index of one content language, for search in the browser, as JSON. */
  searchIndex(language: string): string
  /** Calls back after each change that is shown; returns the end of the subscription. */
  onChange(callback: (version: number) => void): () => void
  close(): Promise<void>
}
