import type { SignDocument } from '#domains/signs/sign-document.ts'
import type { EntryChoice, ListChoices } from './form-choices.ts'

export const phonologyHints = [
  'differentHands',
  'otherHandUnused',
  'startMissing',
  'sameEnd',
  'endMissing',
  'alternatingOneHand',
] as const
/** A contradiction in the description of a sign; it does not prevent saving. */
export type PhonologyHint = (typeof phonologyHints)[number]

/** Values of handedness with which both hands have the same shape. */
const sameShape = new Set(['symmetrical', 'symmetrical-dropped', 'alternating', 'asymmetrical-same'])

/** Values of the one-handed group with which the other hand can take part. */
const optionalOtherHand = new Set(['one-handed-doubled', 'one-handed-prop'])

/** Changes that return to the first shape, or move the fingers within it. */
const changesWithoutEnd = new Set([
  'opening-closing',
  'scissoring',
  'wiggling',
  'rubbing',
  'flicking',
  'snapping',
  'successive',
])

const find = (list: readonly EntryChoice[] | undefined, id: number | null | undefined) =>
  list?.find((entry) => entry.id === id)

/** The chosen handedness and the head of its group. */
function handednessOf({ values }: SignDocument, lists: ListChoices) {
  const list = lists['handedness-searchable']
  const chosen = find(list, values.handedness?.[0])
  return { value: chosen?.value, head: find(list, chosen?.groupId)?.value ?? chosen?.value }
}

/** Whether the other hand takes part according to the handedness, at least sometimes. */
export function usesOtherHand(document: SignDocument, lists: ListChoices): boolean {
  const { value, head } = handednessOf(document, lists)
  if (value === undefined) return false
  return optionalOtherHand.has(value) || (head !== 'one-handed' && head !== 'non-manual')
}

/** Whether the other hand is described. */
export const describesOtherHand = ({ values }: SignDocument): boolean =>
  [values.handshapeNondominant, values.handshapeNondominantSecond].some((ids) => ids?.length)

/** What in the description contradicts itself. */
export function findPhonologyHints(document: SignDocument, lists: ListChoices): PhonologyHint[] {
  const { values, flags } = document
  const { value, head } = handednessOf(document, lists)
  const [start, end] = [values.handshapeDominant?.[0], values.handshapeDominantSecond?.[0]]
  const [otherStart, otherEnd] = [values.handshapeNondominant?.[0], values.handshapeNondominantSecond?.[0]]
  const change = find(lists['handshape-change'], values.handshapeChange?.[0])?.value
  const differ = (one: number | undefined, other: number | undefined) =>
    one !== undefined && other !== undefined && one !== other
  const isOtherHandOut = value !== undefined && !usesOtherHand(document, lists)
  const found: Record<PhonologyHint, boolean> = {
    differentHands: sameShape.has(value ?? '') && (differ(start, otherStart) || differ(end, otherEnd)),
    otherHandUnused: isOtherHandOut && describesOtherHand(document),
    startMissing: start === undefined && end !== undefined,
    sameEnd: start !== undefined && start === end,
    endMissing:
      change !== undefined && !changesWithoutEnd.has(change) && start !== undefined && end === undefined,
    alternatingOneHand: flags.alternatingMovement === true && head === 'one-handed',
  }
  return phonologyHints.filter((hint) => found[hint])
}
