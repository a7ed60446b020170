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
import { countValues } from '../../gloss-tally.ts'
import { type ValuesQuery, valuesPerPage } from '../../gloss-values-query.input.ts'
import { compoundParts } from '../../match-gloss.ts'
import { type GlossesContext, type ReadRecording, requireRead, requireRecording } from './change-glosses.ts'
import {
  findEarlierChoice,
  findRecordingWithTiers,
  listTiers,
  type RecordedTier,
  type ShownTier,
} from './recording.queries.ts'
import {
  type ListedValue,
  listFrequentValues,
  listGlossGroups,
  listGlossValues,
  type ReportedGroup,
} from './report.queries.ts'

type Context = Pick<GlossesContext, 'db'>

/** First values of a tier that are shown. */
const shownValues = 3
/** Values among which examples of a convention are looked for. */
const valuesForExamples = 500

/** A value with the glosses of its parts, if it is a compound without sign. */
export interface ValueWithParts extends ListedValue {
  parts: readonly string[]
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
  const { tiers, ...recording } = requireRead(await findRecordingWithTiers(db, { id, values: shownValues }))
  const { versionId, convention, counting } = recording
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
    values: withParts(recording, listed),
    page,
    pages,
  }
}

const nothing = { groups: [], values: [], page: 1, pages: 1 }

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

function withParts({ convention: id }: ReadRecording, values: readonly ListedValue[]): ValueWithParts[] {
  const convention = conventionOf(id)
  return values.map((value) => ({
    ...value,
    parts: value.mark === 'compound' ? compoundParts(value.value, convention) : [],
  }))
}

/**
 * The tiers of a recording.
 * @throws what `getGlosses` throws
 */
export async function getGlossTiers(
  { db }: Context,
  actor: Actor,
  { id }: { id: number },
): Promise<RecordedTier[]> {
  authorize(mayReadGlosses(actor))
  const { versionId } = await requireRecording(db, id)
  return listTiers(db, versionId)
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
  return { recording, values: withParts(recording, listed) }
}
