import type { HandStyle } from '#domains/hand-drawings/shown-picture.ts'
import type { FieldError } from '#platform/errors/app-error.ts'
import type { FilterKey, SearchQuery } from '../search-model.ts'
import { exactEntry } from './filter-value.ts'
import { readHandStyle, withHandStyle } from './hand-style.ts'

/** The hand that has the shape. */
export const hands = ['either', 'dominant', 'other'] as const
export type Hand = (typeof hands)[number]

/** The choices of a handshape's page besides the search query. */
export interface HandChoice {
  hand: Hand
  /** The shape alone, without the shapes grouped under it. */
  withoutFamily: boolean
  /** Drawn hands or SignWriting; null when the URL does not say. */
  style: HandStyle | null
}

const filterKeyByHand = {
  either: 'handshape',
  dominant: 'handshapeDominant',
  other: 'handshapeNondominant',
} as const satisfies Record<Hand, FilterKey>

/** The filter for a hand. */
export const filterKeyOfHand = (hand: Hand): FilterKey => filterKeyByHand[hand]

const maxShownLength = 200

/**
 * Reads `hand=dominant|other`, `only=1` and `show=signwriting`; empty or missing parameters mean either hand, the whole
 * family and the visitor's style, and so do parameters with another value, which are reported.
 */
export function readHandChoice(params: URLSearchParams): { choice: HandChoice; problems: FieldError[] } {
  const problems: FieldError[] = []
  const read = <T>(name: string, values: ReadonlyMap<string, T>, absent: T): T => {
    const value = params.get(name)?.trim() ?? ''
    const known = value === '' ? absent : values.get(value)
    if (known !== undefined) return known
    problems.push({ field: name, code: 'value.unknown', params: { value: value.slice(0, maxShownLength) } })
    return absent
  }
  const hand = read<Hand>('hand', new Map(hands.map((one) => [one, one])), 'either')
  const withoutFamily = read('only', new Map(Object.entries({ 1: true, 0: false })), false)
  const { style, problems: styleProblems } = readHandStyle(params)
  return { choice: { hand, withoutFamily, style }, problems: [...problems, ...styleProblems] }
}

/** The parameters that `readHandChoice` reads as this choice: `hand=dominant&only=1`; '' for the defaults. */
export function formatHandChoice({ hand, withoutFamily, style }: HandChoice): string {
  const params = new URLSearchParams()
  if (hand !== 'either') params.set('hand', hand)
  if (withoutFamily) params.set('only', '1')
  return withHandStyle(params.toString(), style ?? 'drawing').replace(/^\?/, '')
}

/** The query filter for a handshape and the choices of its page. */
export const handFilter = (
  handshape: number,
  { hand, withoutFamily }: Pick<HandChoice, 'hand' | 'withoutFamily'>,
): SearchQuery['filters'] => ({
  [filterKeyOfHand(hand)]: [withoutFamily ? exactEntry(handshape) : handshape],
})
