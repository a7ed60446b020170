import type { Actor } from '#platform/actor.ts'
import { authorize } from '#platform/policy.ts'
import { mayReadGlosses } from '../../gloss.policy.ts'
import {
  type ConventionExample,
  conventionExamples,
  conventionIdOf,
  conventionOf,
  type GlossChoice,
  proposeChoice,
} from '../../gloss-choice.ts'
import { type ValuesQuery, valuesPerPage } from '../../gloss-values-query.input.ts'
import { compoundParts } from '../../match-gloss.ts'
import { type GlossesContext, type ReadRecording, requireRecording } from './change-glosses.ts'
import { findEarlierChoice, listShownTiers, type ShownTier } from './recording.queries.ts'
import {
  type ListedValue,
  listFrequentValues,
  listGlossGroups,
  listGlossValues,
  type ReportedGroup,
} from './report.queries.ts'
import { findSignsByGloss } from './signs-by-gloss.queries.ts'

type Context = Pick<GlossesContext, 'db'>

/** First values of a tier that are shown. */
const shownValues = 3
/** Values among which examples of a convention are looked for. */
const valuesForExamples = 500

/** A value with the signs of its parts, if it is a compound. */
export interface ValueWithParts extends ListedValue {
  /** Glosses of the parts; the sign is null if not exactly one has the gloss. */
  parts: { gloss: string; sign: number | null }[]
}

/** The glosses of a recording. */
export interface Glosses {
  recording: ReadRecording
  tiers: ShownTier[]
  choice: GlossChoice
  /** Whether the choice is stored, comes from an earlier recording with the same tiers, or from names of tiers. */
  origin: 'chosen' | 'remembered' | 'proposed'
  examples: ConventionExample[]
  groups: ReportedGroup[]
  values: ValueWithParts[]
  page: number
  /** Pages of the list of values; at least 1. */
  pages: number
}

/**
 * What the page of the glosses of a recording shows: its tiers, how many glosses name signs, and a page of its values. Before
 * somebody has chosen gloss tiers, a proposal.
 * @throws AppError `eaf.notFound`, `eaf.notRead`; the reasons of `mayReadGlosses`
 */
export async function getGlosses(
  { db }: Context,
  actor: Actor,
  { id, query }: { id: number; query: ValuesQuery },
): Promise<Glosses> {
  authorize(mayReadGlosses(actor))
  const recording = await requireRecording(db, id)
  const { versionId, convention, counting } = recording
  const tiers = await listShownTiers(db, { versionId, values: shownValues })
  const chosen = tiers.flatMap(({ name, hand }) => (hand ? { name, hand } : []))
  if (chosen.length === 0)
    return { recording, tiers, ...(await propose({ db }, recording, tiers)), ...nothing }
  const groups = await listGlossGroups(db, versionId)
  const pages = Math.max(1, Math.ceil(countValues(groups, query) / valuesPerPage))
  const page = Math.min(query.page, pages)
  const listed = await listGlossValues(
    db,
    { eafVideoId: id, versionId, ...query, withCompounds: query.class === 'unmatched' },
    { order: query.order, limit: valuesPerPage, offset: (page - 1) * valuesPerPage },
  )
  return {
    recording,
    tiers,
    choice: { convention: conventionIdOf(convention), counting, tiers: chosen },
    origin: 'chosen',
    examples: conventionExamples(
      groups.map(({ example }) => example),
      conventionOf(convention),
    ),
    groups,
    values: await withParts({ db }, recording, listed),
    page,
    pages,
  }
}

const nothing = { groups: [], values: [], page: 1, pages: 1 }

/** How many values the list of a query has, at least. */
export function countValues(
  groups: readonly ReportedGroup[],
  { class: name, mark, link }: Pick<ValuesQuery, 'class' | 'mark' | 'link'>,
): number {
  const isListed = (group: ReportedGroup) =>
    (group.class === name || (name === 'unmatched' && group.mark === 'compound')) &&
    (!mark || group.mark === mark) &&
    (!link || group.link === link)
  return groups.filter(isListed).reduce((sum, { values }) => sum + values, 0)
}

async function propose({ db }: Context, { versionId }: ReadRecording, tiers: readonly ShownTier[]) {
  const earlier = await findEarlierChoice(db, versionId)
  const choice: GlossChoice = earlier
    ? { ...earlier, convention: conventionIdOf(earlier.convention) }
    : proposeChoice(tiers)
  const values = await listFrequentValues(db, {
    versionId,
    tiers: choice.tiers.map(({ name }) => name),
    limit: valuesForExamples,
  })
  return {
    choice,
    origin: earlier ? ('remembered' as const) : ('proposed' as const),
    examples: conventionExamples(values, conventionOf(choice.convention)),
  }
}

async function withParts(
  { db }: Context,
  recording: ReadRecording,
  values: readonly ListedValue[],
): Promise<ValueWithParts[]> {
  const convention = conventionOf(recording.convention)
  const partsOf = ({ value, mark }: ListedValue) =>
    mark === 'compound' ? compoundParts(value, convention) : []
  const signs = await findSignsByGloss(db, values.flatMap(partsOf))
  return values.map((value) => ({
    ...value,
    parts: partsOf(value).map((gloss) => ({ gloss, sign: signs.get(gloss)?.id ?? null })),
  }))
}

/**
 * All values of the gloss tiers of a recording, of one class or of all.
 * @throws what `getGlosses` throws
 */
export async function listValues(
  { db }: Context,
  actor: Actor,
  { id, class: name }: { id: number; class: ValuesQuery['class'] | undefined },
): Promise<ListedValue[]> {
  authorize(mayReadGlosses(actor))
  const { versionId } = await requireRecording(db, id)
  return listGlossValues(db, { eafVideoId: id, versionId, class: name })
}

/**
 * Chosen values of a recording, as the page that decides about them shows them; values that no gloss has are left out.
 * @throws what `getGlosses` throws
 */
export async function getChosenValues(
  { db }: Context,
  actor: Actor,
  { id, values }: { id: number; values: readonly string[] },
): Promise<{ recording: ReadRecording; values: ValueWithParts[] }> {
  authorize(mayReadGlosses(actor))
  const recording = await requireRecording(db, id)
  const { versionId } = recording
  const listed = await listGlossValues(db, { eafVideoId: id, versionId, values })
  return { recording, values: await withParts({ db }, recording, listed) }
}
