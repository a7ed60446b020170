import { AppError, type FieldError } from '#platform/errors/app-error.ts'
import type { FilterKey, SearchQuery } from '../search-model.ts'
import { exactEntry } from './filter-value.ts'

/** The hand that has the shape. */
export const hands = ['either', 'dominant', 'other'] as const
export type Hand = (typeof hands)[number]

/** What the page of a handshape is asked beside the query of every search. */
export interface HandChoice {
  hand: Hand
  /** The shape alone, without those of the family that it leads. */
  withoutFamily: boolean
}

const filterKeyByHand = {
  either: 'handshape',
  dominant: 'handshapeDominant',
  other: 'handshapeNondominant',
} as const satisfies Record<Hand, FilterKey>

/** The filter that a hand means. */
export const filterKeyOfHand = (hand: Hand): FilterKey => filterKeyByHand[hand]

const maxShownLength = 200

/**
 * Reads `hand=dominant|other` and `only=1`; empty and missing ones mean either hand and the whole family.
 * @throws AppError `request.invalid` naming each parameter with another value
 */
export function parseHandChoice(params: URLSearchParams): HandChoice {
  const fields: FieldError[] = []
  const read = <T>(name: string, values: ReadonlyMap<string, T>, absent: T): T => {
    const value = params.get(name)?.trim() ?? ''
    const known = value === '' ? absent : values.get(value)
    if (known !== undefined) return known
    fields.push({ field: name, code: 'value.unknown', params: { value: value.slice(0, maxShownLength) } })
    return absent
  }
  const hand = read<Hand>('hand', new Map(hands.map((one) => [one, one])), 'either')
  const withoutFamily = read('only', new Map(Object.entries({ 1: true, 0: false })), false)
  if (fields.length > 0) throw new AppError('request.invalid', { fields })
  return { hand, withoutFamily }
}

/** The parameters that `parseHandChoice` reads as this choice: `hand=dominant&only=1`; '' for the widest. */
export function formatHandChoice({ hand, withoutFamily }: HandChoice): string {
  const params = new URLSearchParams()
  if (hand !== 'either') params.set('hand', hand)
  if (withoutFamily) params.set('only', '1')
  return params.toString()
}

/** The filter of a query that a handshape and what is chosen of it mean. */
export const handFilter = (
  handshape: number,
  { hand, withoutFamily }: HandChoice,
): SearchQuery['filters'] => ({
  [filterKeyOfHand(hand)]: [withoutFamily ? exactEntry(handshape) : handshape],
})
