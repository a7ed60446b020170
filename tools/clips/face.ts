import { ease, lerp, progress } from '#ui/body/vector.ts'
import { clipTimes } from './timing.ts'

/** The eyebrows, in units of the drawing. */
export interface Brows {
  /** How far they are raised; negative: lowered. */
  raise: number
  /** How far their inner ends are lower than at rest; negative: higher. */
  frown: number
}

/** The mouth, in units of the drawing. */
export interface Mouth {
  /** Half its width. */
  width: number
  /** How far its middle is below its corners; negative: above. */
  curve: number
  /** Distance between the lips. */
  opening: number
  /** How far the corner at the viewer's right is pulled outwards and up. */
  pull: number
  teeth: boolean
  tongue: boolean
  /** −1 sucked in, 1 puffed. */
  cheeks: number
}

/** A face at one time. */
export interface Face {
  brows: Brows
  mouth: Mouth
  /** How far the features are from their place, because the head turns (x) or nods (y). */
  turn: { x: number; y: number }
}

/** What a mouth does during a sign, besides its shape. */
export type MouthMovement = 'still' | 'mouthing' | 'chewing'

/** The nonmanual properties of a sign that its clip shows. */
export interface SignFace {
  brows: Brows
  mouth: Mouth
  mouthMovement: MouthMovement
  isHeadShaken: boolean
}

export const calmBrows: Brows = { raise: 0, frown: 0 }
export const calmMouth: Mouth = {
  width: 14,
  curve: 8,
  opening: 0,
  pull: 0,
  teeth: false,
  tongue: false,
  cheeks: 0,
}
export const calmFace: Face = { brows: calmBrows, mouth: calmMouth, turn: { x: 0, y: 0 } }
export const calmSignFace: SignFace = {
  brows: calmBrows,
  mouth: calmMouth,
  mouthMovement: 'still',
  isHeadShaken: false,
}

/** Width of the turn of a shaken head, in units of the drawing. */
const shakeWidth = 7
const shakes = 2

/** How often the lips open while a word is mouthed. */
const syllables = 2

/** The mouth shape during the movement; `u` is its share of the time, 0…1. */
function movingMouth({ mouth, mouthMovement }: SignFace, u: number): Mouth {
  const wave = Math.sin(u * syllables * Math.PI) ** 2
  if (mouthMovement === 'mouthing')
    return {
      ...mouth,
      width: lerp(mouth.width, 9, wave),
      curve: lerp(mouth.curve, 2, wave),
      opening: 8 * wave,
    }
  if (mouthMovement === 'chewing')
    return { ...mouth, opening: mouth.opening * Math.cos(u * 3 * Math.PI) ** 2 }
  return mouth
}

function mixMouths(from: Mouth, to: Mouth, share: number): Mouth {
  const mix = (key: 'width' | 'curve' | 'opening' | 'pull' | 'cheeks') => lerp(from[key], to[key], share)
  return {
    width: mix('width'),
    curve: mix('curve'),
    opening: mix('opening'),
    pull: mix('pull'),
    cheeks: mix('cheeks'),
    teeth: to.teeth && share > 0.5,
    tongue: to.tongue && share > 0.5,
  }
}

/**
 * The face of a signer at a time of the clip.
 * @param lift 0 while the hands hang, where the face is calm; 1 while they sign
 */
export function faceAt(sign: SignFace, seconds: number, lift: number): Face {
  if (lift === 0) return calmFace
  const u = progress(seconds, clipTimes.place, clipTimes.end)
  const share = ease(lift)
  const shake = sign.isHeadShaken ? shakeWidth * Math.sin(u * shakes * 2 * Math.PI) : 0
  return {
    brows: { raise: sign.brows.raise * share, frown: sign.brows.frown * share },
    mouth: mixMouths(calmMouth, movingMouth(sign, u), share),
    turn: { x: shake, y: 0 },
  }
}
