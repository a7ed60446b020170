import type { Neighbour, SignForm } from '#domains/phonology/index.ts'
import { referenceKeys, yesNoKeys } from '#domains/signs/properties.ts'
import type { SearchQuery } from '../entry.ts'
import type { SimilarSign } from '../published.ts'
import type { PublishedSigns } from './published-signs.ts'

const offered = 20

/** The signs made most like what the filters describe, among those that the text finds when it finds any. */
export function nearestSigns(signs: PublishedSigns, query: SearchQuery): SimilarSign[] {
  const form = describedIn(query.filters)
  if (query.q === '') return shown(signs, signs.forms.nearestTo(form, offered))
  const found = signs.engine.idsOf({ ...query, filters: {}, letter: null })
  const all = found.size > 0 ? signs.engine.count : offered
  const near = signs.forms.nearestTo(form, all)
  const named = near.filter(({ id }) => found.has(id)).slice(0, offered)
  return shown(signs, named.length > 0 ? named : near.slice(0, offered))
}

/** The same neighbours with their cards. */
export const shown = ({ engine }: PublishedSigns, near: readonly Neighbour[]): SimilarSign[] =>
  near.flatMap(({ id, distance, differs }) => {
    const sign = engine.entry(id)
    return sign ? { sign, distance, differs } : []
  })

function describedIn(filters: SearchQuery['filters']): Omit<SignForm, 'id'> {
  const either = (wanted: number[] | undefined) => (wanted?.length === 1 ? wanted[0] === 1 : undefined)
  return {
    values: Object.fromEntries(referenceKeys.map((key) => [key, filters[key] ?? []])),
    flags: Object.fromEntries(
      yesNoKeys.flatMap((key) => {
        const flag = either(filters[key])
        return flag === undefined ? [] : [[key, flag]]
      }),
    ),
  }
}
