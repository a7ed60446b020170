import { type Finger, fingers, type HandshapeFeatures } from '#packages/hands/features.ts'
import { compareFeatures } from './handshape-distance.ts'
import { weightedMean } from './weighted-distance.ts'

/** What a person remembers of the look of a handshape. Null, and no fingers: not remembered. */
export interface RememberedHandshape
  extends Pick<HandshapeFeatures, 'joints' | 'thumb' | 'spreading' | 'aperture'> {
  /** The fingers that stand out. */
  fingers: readonly Finger[]
}
export type RememberedFeature = keyof RememberedHandshape

/** A handshape compared with what a person remembers. */
export interface HandshapeComparison {
  /** 0: equal in all remembered features; 1: different in all of them. Rounded to thousandths. */
  distance: number
  /** The remembered features that differ, the largest weight first. */
  differs: RememberedFeature[]
  /** The handshape as it was compared: with the fingers that stand out in it. */
  seen: HandshapeFeatures
}

/** The order of the weights of the features. */
const rememberedFeatures = ['fingers', 'joints', 'thumb', 'spreading', 'aperture'] as const

/** Compares a handshape with what a person remembers; what is not remembered does not count. */
export function compareWithRemembered(
  remembered: RememberedHandshape,
  hand: HandshapeFeatures,
): HandshapeComparison {
  const [described, ...others] = appearancesOf(hand)
  return others
    .map((seen) => compareAppearance(remembered, seen))
    .reduce(
      (best, one) => (one.distance < best.distance ? one : best),
      compareAppearance(remembered, described),
    )
}

function compareAppearance(
  remembered: RememberedHandshape,
  appearance: HandshapeFeatures,
): HandshapeComparison {
  const seen = { ...appearance, fingers: prominentFingers(appearance, remembered) }
  const asked = rememberedFeatures.filter((key) => isRemembered(remembered, key))
  const parts = compareFeatures({ ...remembered, fingers: [...remembered.fingers], unselected: null }, seen)
  return {
    distance: Math.round(1000 * weightedMean(asked.map((key) => parts[key]))) / 1000,
    differs: asked.filter((key) => parts[key].distance > 0),
    seen,
  }
}

const isRemembered = (remembered: RememberedHandshape, key: RememberedFeature): boolean =>
  key === 'fingers' ? remembered.fingers.length > 0 : remembered[key] !== null

/**
 * A handshape as it is described, and as somebody may see it who looks at the unselected fingers: three straight
 * fingers stand out of a hand whose thumb and index finger touch.
 */
function appearancesOf(hand: HandshapeFeatures): [HandshapeFeatures, ...HandshapeFeatures[]] {
  if (hand.unselected !== 'open') return [hand]
  const open = fingers.filter((finger) => finger !== 'thumb' && !hand.fingers.includes(finger))
  const spreading = open.length > 1 ? 'spread' : null
  return [hand, { ...hand, fingers: open, joints: 'straight', spreading, unselected: null }]
}

/**
 * The fingers that stand out. Those of a fist do only for somebody who remembers that they are closed. The thumb counts
 * only if it is remembered: who has named the fingers may have left it out, but who has named it sees it.
 */
function prominentFingers(hand: HandshapeFeatures, remembered: RememberedHandshape): Finger[] {
  if (hand.joints === 'closed' && remembered.joints !== 'closed') return []
  const others = hand.fingers.filter((finger) => finger !== 'thumb')
  return remembered.fingers.includes('thumb') && isThumbProminent(hand) ? ['thumb', ...others] : others
}

/** Whether the thumb is seen as one of the fingers: not upon, between or under others, nor beside a fist or few fingers. */
function isThumbProminent({ fingers: selected, thumb, joints }: HandshapeFeatures): boolean {
  if (selected.includes('thumb') || thumb === 'extended' || thumb === 'opposed') return true
  return thumb === 'alongside' && joints !== 'closed' && selected.length === fingers.length - 1
}
