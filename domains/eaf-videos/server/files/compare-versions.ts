import type { Db } from '#platform/db/transaction.ts'
import type { EafChanges, LostLink } from '../../eaf-file.ts'
import {
  type ComparedTier,
  compareTiers,
  listComparedTiers,
  maxLostLinks,
} from './compare-versions.queries.ts'

/** Comparing so many annotations of both versions takes some hundredths of a second. */
const annotationsPerQuery = 20_000

/**
 * The changes of a version, read tier by tier, because other queries wait meanwhile on an embedded database. See
 * `compareTiers`.
 * @param atOnce annotations of both versions after which a query has no further tier
 */
export async function compareVersions(
  db: Db,
  versions: { recordingId: number; before: number; after: number },
  atOnce = annotationsPerQuery,
): Promise<EafChanges> {
  const changes: EafChanges = { added: 0, removed: 0, changed: 0, kept: 0, lost: 0, lostLinks: [] }
  for (const tiers of partsOf(await listComparedTiers(db, versions), atOnce)) {
    const { lostLinks, ...counts } = await compareTiers(db, versions, tiers)
    for (const key of ['added', 'removed', 'changed', 'kept', 'lost'] as const) changes[key] += counts[key]
    changes.lostLinks = [...changes.lostLinks, ...lostLinks].sort(byBegin).slice(0, maxLostLinks)
  }
  return changes
}

/** Tiers of one name stay together: annotations are only compared with those of a tier of the same name. */
function* partsOf(tiers: readonly ComparedTier[], atOnce: number): Generator<ComparedTier[]> {
  let part: ComparedTier[] = []
  let annotations = 0
  for (const sameName of Map.groupBy(tiers, ({ name }) => name).values()) {
    part.push(...sameName)
    annotations += sameName.reduce((sum, tier) => sum + tier.annotations, 0)
    if (annotations < atOnce) continue
    yield part
    part = []
    annotations = 0
  }
  if (part.length > 0) yield part
}

const byBegin = (one: LostLink, other: LostLink) =>
  one.begin - other.begin || Number(one.tier > other.tier) - Number(one.tier < other.tier)
