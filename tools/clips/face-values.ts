import { type Brows, calmBrows, calmMouth, type Mouth, type MouthMovement, type SignFace } from './face.ts'

// Translates the nonmanual properties of a row into a face.

const mouth = (changes: Partial<Mouth>): Mouth => ({ ...calmMouth, curve: 0, ...changes })

const rounded = mouth({ width: 6, opening: 7 })
const open = mouth({ width: 10, curve: 2, opening: 13 })
const tongueOut = mouth({ width: 11, curve: 2, opening: 6, tongue: true })
const bared = mouth({ width: 16, opening: 8, teeth: true })

/** Values of the list of mouth gestures. Those inside the mouth, or that last a moment only, have no shape here. */
const mouthGestures = new Map<string, Mouth>(
  Object.entries({
    'puffed-cheeks': mouth({ width: 8, cheeks: 1 }),
    'sucked-cheeks': mouth({ width: 6, opening: 3, cheeks: -1 }),
    'lips-rounded': rounded,
    'lips-protruded': mouth({ width: 6, opening: 4 }),
    'lips-pressed': mouth({ width: 12, curve: -2 }),
    'lips-rolled-in': mouth({ width: 11, curve: -1 }),
    'lips-stretched': mouth({ width: 20, curve: 3 }),
    'corners-up': mouth({ width: 18, curve: 15 }),
    'corners-down': mouth({ width: 13, curve: -10 }),
    'corner-pulled': mouth({ width: 13, curve: -2, pull: 7 }),
    'tongue-tip': tongueOut,
    'tongue-out': tongueOut,
    'tongue-between-teeth': tongueOut,
    'teeth-bared': bared,
    'teeth-clenched': mouth({ width: 18, opening: 7, teeth: true }),
    'mouth-open': open,
    'jaw-dropped': mouth({ width: 9, curve: 2, opening: 18 }),
    blowing: mouth({ width: 5, opening: 5, cheeks: 1 }),
    'sucking-in': mouth({ width: 5, opening: 5, cheeks: -1 }),
  }),
)

/** Brows of a question with a question word, and of a negation. */
const lowered: Brows = { raise: -2, frown: 5 }
/** Brows that go with a mouth whose corners are down. */
const sorrowful: Brows = { raise: 1, frown: -5 }

/** A negation has the corners of the mouth a little down. */
const negating = mouth({ curve: -5 })
const serious = mouth({ curve: 1 })

const valuesOf = (cell: string): string[] => cell.split(';').filter(Boolean)

/** Mouth gestures that are made together: an open mouth with stretched lips is a laugh. */
function mouthOf(gestures: readonly string[]): Mouth | null {
  if (gestures.includes('mouth-open') && gestures.includes('lips-stretched'))
    return mouth({ width: 17, curve: 8, opening: 12 })
  return gestures.map((gesture) => mouthGestures.get(gesture)).find(Boolean) ?? null
}

function mouthMovementOf(gestures: readonly string[], mouthing: string): MouthMovement {
  if (gestures.includes('chewing')) return 'chewing'
  if (gestures.length > 0) return 'still'
  return /^(full-word|reduced-word|disambiguating)$/.test(mouthing) ? 'mouthing' : 'still'
}

/**
 * The face that a row describes. A question word and a negation lower the brows, a negation shakes the head; the mouth
 * makes its gesture, or else mouths a word.
 */
export function faceOf(row: { wordClass: string; mouthGesture: string; mouthing: string }): SignFace {
  const classes = valuesOf(row.wordClass)
  const gestures = valuesOf(row.mouthGesture)
  const isNegation = classes.includes('negator')
  const isQuestion = classes.includes('interrogative')
  return {
    brows: isNegation || isQuestion ? lowered : gestures.includes('corners-down') ? sorrowful : calmBrows,
    mouth: mouthOf(gestures) ?? (isNegation ? negating : isQuestion ? serious : calmMouth),
    mouthMovement: mouthMovementOf(gestures, row.mouthing),
    isHeadShaken: isNegation,
  }
}
