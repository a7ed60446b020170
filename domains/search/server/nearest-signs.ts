import type { Neighbour, SignForm } from '#domains/phonology/index.ts'
import { referenceKeys, yesNoKeys } from '#domains/signs/properties.ts'
import type { SearchQuery } from '../entry.ts'
import type { SimilarSign } from '../published.ts'
import { entryOf } from '../wanted-value.ts'
import type { PublishedSigns } from './published-signs.ts'

const offered = 20

/** The signs made most like what the filters describe, among those that the text finds when it finds any. */
export function nearestSigns(signs: PublishedSigns, query: SearchQuery): SimilarSign[] {
  if (Object.keys(query.filters).length === 0) return []
  const form = describedIn(query.filters)
  const { engine, forms } = signs
  const named = query.q === '' ? null : engine.idsOf({ ...query, filters: {}, letter: null })
  const near = named?.size ? forms.nearestTo(form, offered, named) : []
  return shown(signs, near.length > 0 ? near : forms.nearestTo(form, offered))
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
