import type { GlossDecision } from './match-gloss.ts'

/** A decision about all uses of a value; null takes an earlier one back. */
export interface ValueDecision {
  value: string
  decision: GlossDecision | null
}

/** A link as programs send it. */
interface SentLink {
  value: string
  sign: number | null
  reason?: string | undefined
}

/** The decisions that links mean; a value that is sent with several signs is a compound of these. */
export function decisionsOf(links: readonly SentLink[]): ValueDecision[] {
  return [...Map.groupBy(links, ({ value }) => value)].map(([value, same]) => {
    const signs = same.flatMap(({ sign }) => sign ?? [])
    const reason = same.find((link) => link.reason !== undefined)?.reason
    if (signs.length > 0) return { value, decision: { signs } }
    return { value, decision: reason === undefined ? null : { reason } }
  })
}

/** A value as a field of a form. Browsers change line breaks in fields, so it is encoded. */
export const encodeValue = (value: string): string => encodeURIComponent(value)

/** Several values as one field. */
export const encodeValues = (values: readonly string[]): string => values.map(encodeValue).join(',')

/**
 * The values of fields, each once. What follows a space in a field only makes it unique in its list.
 * @throws URIError for what `encodeValue` did not make
 */
export const decodeValues = (fields: readonly string[]): string[] => [
  ...new Set(
    fields.flatMap((field) => field.split(',')).map((one) => decodeURIComponent(one.split(' ')[0] ?? '')),
  ),
]

/** A field that offers a sign for a value. */
export const formatNear = ({ sign, value }: { sign: number; value: string }): string =>
  `${sign} ${encodeValue(value)}`

/** The signs that fields offer, by value. */
export const parseNear = (fields: readonly string[]): Map<string, number> =>
  new Map(
    fields.flatMap((field) => {
      const [sign, value] = field.split(' ')
      return /^[1-9]\d{0,8}$/.test(sign ?? '') && value !== undefined
        ? [[decodeURIComponent(value), Number(sign)] as const]
        : []
    }),
  )
