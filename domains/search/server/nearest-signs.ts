import type { FormKey, Neighbour, SignForm } from '#domains/phonology/index.ts'
import { type PropertyKey, referenceKeys, yesNoKeys } from '#domains/signs/properties.ts'
import { propertyOf } from '../categories.ts'
import type { FilterKey, SearchQuery } from '../entry.ts'
import { type FitLevel, Fits } from '../fits.ts'
import type { NearSign, SimilarSign } from '../published.ts'
import { entryOf } from '../wanted-value.ts'
import type { PublishedSigns } from './published-signs.ts'

const offered = 20

/** The signs that fit most of the filters, of those that the text finds when it finds any; see `PublishedDictionary`. */
export function nearestSigns(signs: PublishedSigns, query: SearchQuery): NearSign[] {
  const named = query.q === '' ? [] : graded(signs, query)
  return named.length > 0 ? named : graded(signs, { ...query, q: '' })
}

/** The same neighbours with their cards. */
export const shown = ({ engine }: PublishedSigns, near: readonly Neighbour[]): SimilarSign[] =>
  near.flatMap(({ id, distance, differs }) => {
    const sign = engine.entry(id)
    return sign ? { sign, distance, differs } : []
  })

/** What is found of a sign: by its form, where enough of that is described. */
type Found = Pick<Neighbour, 'id'> & Partial<Neighbour>

function graded({ engine, forms }: PublishedSigns, query: SearchQuery): NearSign[] {
  const chosen = Object.keys(query.filters).length
  if (chosen === 0) return []
  const fits = new Fits(engine.filtered(query))
  const form = describedIn(query.filters)
  const found: Found[] = []
  for (const level of fits.levels()) {
    if (found.length === offered) break
    found.push(...bestOf(level, offered - found.length, (count) => forms.nearestTo(form, count, level)))
  }
  if (found.length < offered) {
    const known = new Set(found.map(({ id }) => id))
    const others = { has: (id: number) => fits.has(id) && !known.has(id) }
    found.push(...forms.nearestTo(form, offered - found.length, others))
  }
  return found.flatMap(({ id, distance = 1, differs = [] }) => {
    const sign = engine.entry(id)
    const missed = fits.missedBy(id)
    return sign
      ? {
          sign,
          missed,
          differs: allThatDiffers(differs, missed),
          distance: round(missed.length + distance, chosen + 1),
        }
      : []
  })
}

/** The best of a level: those that are near by their form, then the others in the order of the alphabet. */
function bestOf(level: FitLevel, count: number, nearestTo: (count: number) => Neighbour[]): Found[] {
  const near = nearestTo(count)
  const known = new Set(near.map(({ id }) => id))
  const others = near.length < count ? level.first(count).filter((id) => !known.has(id)) : []
  return [...near, ...others.map((id) => ({ id }))].slice(0, count)
}

/** Of a whole, in thousandths: what is missed counts before what is unlike. */
const round = (part: number, whole: number) => Math.round((1000 * part) / whole) / 1000

/** What differs by form, the weightiest first; then what is missed beside it. */
function allThatDiffers(differs: readonly FormKey[], missed: readonly FilterKey[]): PropertyKey[] {
  return [...new Set<PropertyKey>([...differs, ...missed.map(propertyOf)])]
}

function describedIn(filters: SearchQuery['filters']): Omit<SignForm, 'id'> {
  const either = (wanted: number[] | undefined) => (wanted?.length === 1 ? wanted[0] === 1 : undefined)
  return {
    values: {
      ...Object.fromEntries(referenceKeys.map((key) => [key, (filters[key] ?? []).map(entryOf)])),
      ...(!filters.handshapeDominant && filters.handshape
        ? { handshapeDominant: filters.handshape.map(entryOf) }
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
