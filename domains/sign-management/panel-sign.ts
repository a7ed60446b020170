import type { SearchEntry } from '#domains/search/search-model.ts'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import { hasOffensiveTag } from '#domains/vocabularies/offensive-tags.ts'
import { missingPartsOf } from './missing-part.ts'
import type { MissingPart } from './sign-list.input.ts'
import { currentFacts, type OutlineRow, publicRow, type SignFacts } from './sign-outline.ts'

/** A sign in any state, with what the lists of the panel filter and sort by. */
export interface PanelSign extends SignFacts {
  source: string | null
  sourceId: string | null
  /** The note of the last decision “needs changes”. */
  declinedNote: string | null
  /** Ids of the main media and of the framing pictures, in order. */
  mainMedia: readonly number[]
  framingMedia: readonly number[]
  /** The first shapes of the dominant and of the nondominant hand. */
  handshapes: readonly number[]
  missing: readonly MissingPart[]
  tags: readonly number[]
  semanticFields: readonly number[]
  /** The texts for the search engine. */
  entry: SearchEntry
  /** What the public sees of it, if that is an earlier version. */
  public: PanelSign | null
}

/** A row of the query; see `panel-sign.queries.ts`. */
export interface PanelSignRow
  extends Omit<OutlineRow, 'createdAt' | 'changedAt' | 'publishedAt' | 'hasOtherPublic'>,
    Pick<PanelSign, 'source' | 'sourceId' | 'declinedNote'> {
  createdAt: Date
  changedAt: Date
  publishedAt: Date | null
  document: SignDocument
  /** The public document, if its version is not the current one. */
  published: SignDocument | null
  /** Glosses under which it was published before, the latest first. */
  earlierGlosses: readonly string[]
}

/** @param offensiveTags the ids of the tags of offensive signs */
export function toPanelSign(row: PanelSignRow, offensiveTags: ReadonlySet<number> = new Set()): PanelSign {
  const facts = toOutlineRow(row)
  const seen = publicRow(facts)
  const { published } = row
  return {
    ...withContent(row, facts, offensiveTags),
    public: seen &&
      published && {
        ...withContent({ ...row, document: published, declinedNote: null }, seen, offensiveTags),
        public: null,
      },
  }
}

/** The facts of a row alone. */
export const toOutlineRow = (row: PanelSignRow): OutlineRow => ({
  id: row.id,
  status: row.status,
  revision: row.revision,
  publishedRevision: row.publishedRevision,
  declinedRevision: row.declinedRevision,
  authorId: row.authorId,
  approverId: row.approverId,
  changedBy: row.changedBy,
  decidedBy: row.decidedBy,
  createdAt: row.createdAt.getTime(),
  changedAt: row.changedAt.getTime(),
  publishedAt: row.publishedAt?.getTime() ?? null,
  hasOtherPublic: row.published !== null,
})

function withContent(
  row: PanelSignRow,
  outline: OutlineRow,
  offensiveTags: ReadonlySet<number>,
): Omit<PanelSign, 'public'> {
  const { document, source, sourceId, declinedNote } = row
  const { values, media } = document
  const facts = currentFacts(outline)
  const mediaInRole = (wanted: string) => media.flatMap((item) => (item.role === wanted ? item.media : []))
  return {
    ...facts,
    source,
    sourceId,
    declinedNote,
    mainMedia: mediaInRole('main'),
    framingMedia: mediaInRole('framing'),
    handshapes: [values.handshapeDominant?.[0], values.handshapeNondominant?.[0]].filter(
      (id) => id !== undefined,
    ),
    missing: missingPartsOf(document),
    tags: values.tags ?? [],
    semanticFields: values.semanticField ?? [],
    entry: { ...toEntry(row, facts), isOffensive: hasOffensiveTag(values.tags, offensiveTags) },
  }
}

/** Filters of the panel do not use the facets of the engine, so that the entry has texts only. */
const toEntry = (
  { id, source, document, earlierGlosses }: PanelSignRow,
  { createdAt, changedAt }: SignFacts,
): SearchEntry => ({
  id,
  gloss: document.texts.gloss,
  lemma: document.texts.lemma ?? null,
  glossEn: document.texts.glossEn ?? null,
  otherLabels: [document.texts.glossEn, document.texts.lemmaEn].flatMap((label) => label ?? []),
  earlierGlosses: [...earlierGlosses],
  translations: Object.fromEntries(
    Object.entries(document.translations).map(([language, senses]) => [language, senses.flat()]),
  ),
  values: {},
  flags: {},
  video: null,
  poster: null,
  preview: null,
  source,
  isOffensive: false,
  createdAt,
  publishedAt: changedAt,
})
