import type { PublicPerson } from '#domains/accounts/public-person.ts'
import type { Appearance } from '#domains/appearance/index.ts'
import type { Content, Dataset, Faq, LegalKind, LegalVersion, PageVideo } from '#domains/content/index.ts'
import type { CorpusExample } from '#domains/corpus/corpus-example.ts'
import type { SignFrequency } from '#domains/corpus/sign-frequency.ts'
import type { Institution } from '#domains/institutions/index.ts'
import type { Media } from '#domains/media/index.ts'
import type { SearchEntry } from '#domains/search/search-model.ts'
import type { SearchableDictionary, SimilarSign } from '#domains/search/searchable-dictionary.ts'
import type { EarlierGloss } from '#domains/signs/earlier-gloss.ts'
import type { PropertyKey } from '#domains/signs/properties.ts'
import type { Attribution, MediaRole, RelationKind, SignDocument } from '#domains/signs/sign-document.ts'

/** The data for the page of one published sign. */
export interface PublishedSign {
  id: number
  revision: number
  /** The public document, without private notes. */
  document: SignDocument
  /** The latest first. */
  earlierGlosses: EarlierGloss[]
  source: string | null
  sourceId: string | null
  createdAt: Date
  changedAt: Date
  publishedAt: Date
  /** The people of the sign with their current names; null means "system". */
  people: Record<'author' | 'publisher' | 'approver', PublicPerson | null>
  /** Its media in the order of the document. */
  media: (Attribution & { role: MediaRole; media: Media })[]
  /** The media of its examples, by id. */
  exampleMedia: Record<number, Media>
  /** Typed relations to published signs, as seen from this sign, wherever they were entered. */
  relations: { kind: RelationKind; sign: SearchEntry }[]
  /** Computed minimal pairs by property, then those entered by hand at either sign; published signs only. */
  minimalPairs: PublishedPair[]
  /** Signs with a similar articulation, the nearest first; empty when too little of it is described. */
  similar: SimilarSign[]
  /** Other signs with the same first handshape of the dominant hand; null when it is not described. */
  sameHandshape: SignsSharingValue | null
  /** Other signs with the same location; null when it is not described. */
  sameLocation: SignsSharingValue | null
  /** Published signs in the examples, by the token as written. */
  exampleSigns: Record<string, SearchEntry>
  /** Its uses in public recordings; null without any. */
  corpus: SignCorpus | null
}

/** How a sign is used in the public recordings. */
export interface SignCorpus {
  frequency: SignFrequency
  /** The first examples, the most suitable first. */
  examples: PublishedExample[]
}

/** A use of a sign in a public recording. Signs of its glosses are published ones. */
export interface PublishedExample extends Omit<CorpusExample, 'media'> {
  /** The film; null without one that visitors may load. */
  media: Media | null
}

/** The other sign of a minimal pair. */
export interface PublishedPair {
  sign: SearchEntry
  /** The only property that differs; null for a pair entered by hand that differs in several or no properties. */
  property: PropertyKey | null
}

/** The first few of the other signs that share a value. */
export interface SignsSharingValue {
  /** Entry id of the shared value. */
  value: number
  signs: SearchEntry[]
  /** The number of other signs, including those that are not in `signs`. */
  total: number
}

/** The published dictionary in memory: the data of public pages and of the read API. */
export interface PublishedDictionary extends SearchableDictionary {
  /** The version of the last public change that has been applied. */
  readonly version: number
  readonly dataset: Dataset
  /** The number of published signs. */
  readonly count: number
  /** Whether any published sign is offensive. */
  readonly hasOffensiveSigns: boolean
  /** The dictionary of the school mode (D41). */
  readonly school: PublishedDictionary
  readonly appearance: Appearance
  readonly institutions: readonly Institution[]
  readonly contents: readonly Content[]
  /** The published signs among these ids, in the given order. */
  byIds(ids: readonly number[]): SearchEntry[]
  /** The ids of all published signs, ascending. */
  ids(): number[]
  /** A published sign by its id at a source, or at any source. */
  bySourceId(sourceId: string, source?: string): SearchEntry | undefined
  /** The published sign that a token of an example names, in a sign of this source. */
  byToken(token: string, source: string | null): SearchEntry | undefined
  /**
   * Typed relations between published signs as they were entered; a relation entered at both signs is returned twice.
   * With `of`, only the relations of that sign, as seen from it and each once.
   */
  relations(of?: number): Iterable<{ from: number; kind: RelationKind; to: number }>
  /** The data for the page of a sign; null when it is not published. */
  findSign(id: number): Promise<PublishedSign | null>
  /** The first examples of a published sign from public recordings, the most suitable first; empty for other signs. */
  corpusExamples(sign: number, size: number): Promise<PublishedExample[]>
  content(slug: string): Content | undefined
  faqs(): readonly Faq[]
  legal(kind: LegalKind): LegalVersion | undefined
  pageVideo(idOrSlug: number | string): PageVideo | undefined
  /** How large the search index of this process is: distinct texts and words. */
  readonly indexSizes: { texts: number; words: number }
  /** The compact index of one content language for search in the browser, as JSON. */
  searchIndex(language: string): string
  /** Calls back after changes were applied. Returns a function that ends the subscription. */
  onChange(callback: (version: number) => void): () => void
  close(): Promise<void>
}
