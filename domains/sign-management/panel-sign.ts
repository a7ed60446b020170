import type { SearchEntry } from '#domains/search/search-model.ts'
import { maySeeHistory } from '#domains/signs/sign.policy.ts'
import type { SignDocument, SignStatus } from '#domains/signs/sign-document.ts'
import { type SignState, signState } from '#domains/signs/sign-state.ts'
import { hasOffensiveTag } from '#domains/vocabularies/offensive-tags.ts'
import type { Actor } from '#platform/actor.ts'
import { missingPartsOf } from './missing-part.ts'
import type { MissingPart } from './sign-list.input.ts'

/** A sign in any state, with what the lists of the panel filter and sort by. Dates are milliseconds since 1970 (UTC). */
export interface PanelSign {
  id: number
  source: string | null
  sourceId: string | null
  status: SignStatus
  state: SignState
  revision: number
  publishedRevision: number | null
  declinedRevision: number | null
  /** The note of the last decision “needs changes”. */
  declinedNote: string | null
  /** People are account ids; null means "system" or nobody. */
  authorId: number | null
  approverId: number | null
  /** Who changed it since it was last published. */
  changedBy: readonly (number | null)[]
  /** Who decided on it, at any time. */
  decidedBy: readonly number[]
  createdAt: number
  changedAt: number
  /** The first time since it was last unpublished; null when it is not public. */
  publishedAt: number | null
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

/** A sign as a person sees it: its current version, or what is public (D16). */
export const asSeen = (actor: Actor, sign: PanelSign): PanelSign =>
  sign.public === null || maySeeHistory(actor, sign).allowed ? sign : sign.public

/** A row of the query; see `panel-sign.queries.ts`. */
export interface PanelSignRow
  extends Pick<
    PanelSign,
    | 'id'
    | 'source'
    | 'sourceId'
    | 'status'
    | 'revision'
    | 'publishedRevision'
    | 'declinedRevision'
    | 'declinedNote'
    | 'authorId'
    | 'approverId'
    | 'changedBy'
    | 'decidedBy'
  > {
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
  const { status, publishedRevision, publishedAt, createdAt, published } = row
  const isPublicEarlier = status === 'published' && published !== null && publishedRevision !== null
  if (!isPublicEarlier) return { ...withoutPublic(row, offensiveTags), public: null }
  // The time and the people of a change that is not public concern nobody else.
  const seen: PanelSignRow = {
    ...row,
    document: published,
    revision: publishedRevision,
    declinedRevision: null,
    declinedNote: null,
    changedBy: [],
    changedAt: publishedAt ?? createdAt,
  }
  return {
    ...withoutPublic(row, offensiveTags),
    public: { ...withoutPublic(seen, offensiveTags), public: null },
  }
}

function withoutPublic(row: PanelSignRow, offensiveTags: ReadonlySet<number>): Omit<PanelSign, 'public'> {
  const { document, createdAt, changedAt, publishedAt, published: _, earlierGlosses: __, ...facts } = row
  const { values, media } = document
  const mediaInRole = (wanted: string) => media.flatMap((item) => (item.role === wanted ? item.media : []))
  const decidedBy = row.approverId === null ? row.decidedBy : [...row.decidedBy, row.approverId]
  return {
    ...facts,
    decidedBy: [...new Set(decidedBy)],
    state: signState(row),
    createdAt: createdAt.getTime(),
    changedAt: changedAt.getTime(),
    publishedAt: publishedAt?.getTime() ?? null,
    mainMedia: mediaInRole('main'),
    framingMedia: mediaInRole('framing'),
    handshapes: [values.handshapeDominant?.[0], values.handshapeNondominant?.[0]].filter(
      (id) => id !== undefined,
    ),
    missing: missingPartsOf(document),
    tags: values.tags ?? [],
    semanticFields: values.semanticField ?? [],
    entry: { ...toEntry(row), isOffensive: hasOffensiveTag(values.tags, offensiveTags) },
  }
}

/** Filters of the panel do not use the facets of the engine, so that the entry has texts only. */
const toEntry = ({
  id,
  source,
  document,
  createdAt,
  changedAt,
  earlierGlosses,
}: PanelSignRow): SearchEntry => ({
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
  createdAt: createdAt.getTime(),
  publishedAt: changedAt.getTime(),
})
