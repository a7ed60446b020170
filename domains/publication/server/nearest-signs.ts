import type { Articulation, ArticulationKey, Neighbour } from '#domains/phonology/index.ts'
import { type MatchLevel, PartialMatches } from '#domains/search/engine/partial-matches.ts'
import { propertyOf } from '#domains/search/presenters/categories.ts'
import { entryIdOf } from '#domains/search/query/filter-value.ts'
import type { FilterKey, SearchQuery } from '#domains/search/search-model.ts'
import type { NearSign, SimilarSign } from '#domains/search/searchable-dictionary.ts'
import { type PropertyKey, referenceKeys, yesNoKeys } from '#domains/signs/properties.ts'
import type { PublishedSigns } from './published-signs.ts'

const maxNearest = 20

/** The signs that fit most of the filters, of those that the text finds when it finds any; see `PublishedDictionary`. */
export function nearestSigns(signs: PublishedSigns, query: SearchQuery): NearSign[] {
  const matchingText = query.q === '' ? [] : rankByMatch(signs, query)
  return matchingText.length > 0 ? matchingText : rankByMatch(signs, { ...query, q: '' })
}

/** The same neighbours with their cards. */
export const toSimilarSigns = ({ engine }: PublishedSigns, near: readonly Neighbour[]): SimilarSign[] =>
  near.flatMap(({ id, distance, differs }) => {
    const sign = engine.entry(id)
    return sign ? { sign, distance, differs } : []
  })

/** What is found of a sign: by its form, where enough of that is described. */
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
    const known = new Set(ranked.map(({ id }) => id))
    const others = { has: (id: number) => matches.has(id) && !known.has(id) }
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
          distance: fraction(missed.length + distance, chosen + 1),
        }
      : []
  })
}

/** The best of a level: those that are near by their form, then the others in the order of the alphabet. */
function bestOf(level: MatchLevel, count: number, nearestTo: (count: number) => Neighbour[]): RankedSign[] {
  const near = nearestTo(count)
  const known = new Set(near.map(({ id }) => id))
  const others = near.length < count ? level.first(count).filter((id) => !known.has(id)) : []
  return [...near, ...others.map((id) => ({ id }))].slice(0, count)
}

/** Of a whole, in thousandths: what is missed counts before what is unlike. */
const fraction = (part: number, whole: number) => Math.round((1000 * part) / whole) / 1000

/** What differs by form, the weightiest first; then what is missed beside it. */
function differingProperties(
  differs: readonly ArticulationKey[],
  missed: readonly FilterKey[],
): PropertyKey[] {
  return [...new Set<PropertyKey>([...differs, ...missed.map(propertyOf)])]
}

function articulationFromFilters(filters: SearchQuery['filters']): Omit<Articulation, 'id'> {
  const either = (wanted: number[] | undefined) => (wanted?.length === 1 ? wanted[0] === 1 : undefined)
  return {
    values: {
      ...Object.fromEntries(referenceKeys.map((key) => [key, (filters[key] ?? []).map(entryIdOf)])),
      ...(!filters.handshapeDominant && filters.handshape
        ? { handshapeDominant: filters.handshape.map(entryIdOf) }
        : {}),
    },
    flags: Object.fromEntries(
      yesNoKeys.flatMap((key) => {
        const flag = either(filters[key])
        return flag === undefined ? [] : [[key, flag]]
      }),
    ),
  }
}
