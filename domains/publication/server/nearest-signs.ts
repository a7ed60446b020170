import type { Articulation, ArticulationKey, Neighbour } from '#domains/phonology/index.ts'
import { type MatchLevel, PartialMatches } from '#domains/search/engine/partial-matches.ts'
import { propertyOf } from '#domains/search/presenters/categories.ts'
import { entryIdOf } from '#domains/search/query/filter-value.ts'
import type { FilterKey, SearchQuery } from '#domains/search/search-model.ts'
import type { NearSign, SimilarSign } from '#domains/search/searchable-dictionary.ts'
import { type PropertyKey, referenceKeys, yesNoKeys } from '#domains/signs/properties.ts'
import type { PublishedSigns } from './published-signs.ts'

const maxNearest = 20

/** Implements `SearchableDictionary.nearest`. */
export function nearestSigns(signs: PublishedSigns, query: SearchQuery): NearSign[] {
  const matchingText = query.q === '' ? [] : rankByMatch(signs, query)
  return matchingText.length > 0 ? matchingText : rankByMatch(signs, { ...query, q: '' })
}

/** Neighbours with their search entries. */
export const toSimilarSigns = ({ engine }: PublishedSigns, near: readonly Neighbour[]): SimilarSign[] =>
  near.flatMap(({ id, distance, differs }) => {
    const sign = engine.entry(id)
    return sign ? { sign, distance, differs } : []
  })

/** A sign of the result; without distance when too little of its articulation is described. */
type RankedSign = Pick<Neighbour, 'id'> & Partial<Neighbour>

function rankByMatch({ engine, articulations }: PublishedSigns, query: SearchQuery): NearSign[] {
  const chosen = Object.keys(query.filters).length
  if (chosen === 0) return []
  const matches = new PartialMatches(engine.filtered(query))
  const articulation = articulationFromFilters(query.filters)
  const ranked: RankedSign[] = []
  for (const level of matches.levels()) {
    if (ranked.length === maxNearest) break
    ranked.push(
      ...bestOf(level, maxNearest - ranked.length, (count) =>
        articulations.nearestToDescription(articulation, count, level),
      ),
    )
  }
  if (ranked.length < maxNearest) {
    const rankedIds = new Set(ranked.map(({ id }) => id))
    const others = { has: (id: number) => matches.has(id) && !rankedIds.has(id) }
    ranked.push(...articulations.nearestToDescription(articulation, maxNearest - ranked.length, others))
  }
  return ranked.flatMap(({ id, distance = 1, differs = [] }) => {
    const sign = engine.entry(id)
    const missed = matches.missedBy(id)
    return sign
      ? {
          sign,
          missed,
          differs: differingProperties(differs, missed),
          // A missed filter weighs more than any difference in articulation.
          distance: fraction(missed.length + distance, chosen + 1),
        }
      : []
  })
}

/** The best signs of a level: first those with a similar articulation, then others in alphabetical order. */
function bestOf(level: MatchLevel, count: number, nearestTo: (count: number) => Neighbour[]): RankedSign[] {
  const near = nearestTo(count)
  const nearIds = new Set(near.map(({ id }) => id))
  const others = near.length < count ? level.first(count).filter((id) => !nearIds.has(id)) : []
  return [...near, ...others.map((id) => ({ id }))].slice(0, count)
}

/** A fraction rounded to three decimals. */
const fraction = (part: number, whole: number) => Math.round((1000 * part) / whole) / 1000

/** Properties of the articulation that differ, the most important first, then other missed filters. */
function differingProperties(
  differs: readonly ArticulationKey[],
  missed: readonly FilterKey[],
): PropertyKey[] {
  return [...new Set<PropertyKey>([...differs, ...missed.map(propertyOf)])]
}

function articulationFromFilters(filters: SearchQuery['filters']): Omit<Articulation, 'id'> {
  const singleFlag = (values: number[] | undefined) => (values?.length === 1 ? values[0] === 1 : undefined)
  return {
    values: {
      ...Object.fromEntries(referenceKeys.map((key) => [key, (filters[key] ?? []).map(entryIdOf)])),
      ...(!filters.handshapeDominant && filters.handshape
        ? { handshapeDominant: filters.handshape.map(entryIdOf) }
        : {}),
    },
    flags: Object.fromEntries(
      yesNoKeys.flatMap((key) => {
        const flag = singleFlag(filters[key])
        return flag === undefined ? [] : [[key, flag]]
      }),
    ),
  }
}
