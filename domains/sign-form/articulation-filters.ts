import {
  type PropertyKey,
  property,
  type ReferenceKey,
  referenceKeys,
  wireName,
} from '#domains/signs/properties.ts'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import { parseId } from '#platform/forms/parse-id.ts'

/** The properties of the stage of phonology by which signs are compared; variants for search add nothing. */
const comparedKeys = referenceKeys.filter((key: PropertyKey) => {
  const { stage, variantOf } = property(key)
  return stage === 'phonology' && variantOf === undefined
})

export type ArticulationFilters = Partial<Record<ReferenceKey, number[]>>

/** What is described so far, as parameters: `handshape_dominant=12&location=40`; '' when nothing is. */
export const formatArticulation = ({ values }: Pick<SignDocument, 'values'>): string =>
  new URLSearchParams(
    comparedKeys.flatMap((key) =>
      (values[key] ?? []).map((id): [string, string] => [wireName(key), String(id)]),
    ),
  ).toString()

/** Reads what `formatArticulation` wrote; other parameters are ignored. */
export const readArticulation = (params: URLSearchParams): ArticulationFilters =>
  Object.fromEntries(
    comparedKeys.flatMap((key) => {
      const ids = params.getAll(wireName(key)).flatMap((text) => parseId(text) ?? [])
      return ids.length > 0 ? [[key, ids]] : []
    }),
  )
