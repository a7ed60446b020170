import { featureDistance } from '#domains/phonology/handshape-distance.ts'
import type { DescribedHandshape } from '#domains/phonology/rank-handshapes.ts'
import { compareWithRemembered } from '#domains/phonology/remembered-handshape.ts'
import { type Finger, fingers, type HandshapeFeatures } from '#packages/hands/features.ts'
import {
  type HandLook,
  isContradictory,
  lookValues,
  rememberedFrom,
  toggleFinger,
  toggleValue,
} from '../query/hand-look.ts'
import { type LookRow, lookRows } from '../query/hand-look-parameters.ts'

/** The choices of the hand builder, each with the look that it leads to. `Picture` shows a handshape. */
export interface HandBuilderView<Picture> {
  fingers: FingerView[]
  rows: { name: LookRow; options: LookOptionView<Picture>[] }[]
  /** Whether anything is chosen. */
  hasChoice: boolean
}

export interface FingerView {
  finger: Finger
  isChosen: boolean
  look: HandLook
}

/** The name of a choice among the messages: `thumb.across`. */
type LookLabel = { [Row in LookRow]: `${Row}.${NonNullable<HandLook[Row]>}` }[LookRow]

export interface LookOptionView<Picture> {
  label: LookLabel
  isChosen: boolean
  /** Whether any handshape has this and everything else that is chosen. */
  fits: boolean
  /** A handshape with this and, if any fits, everything else that is chosen. */
  picture: Picture | null
  look: HandLook
}

/** @param pictureOf the picture of a handshape by its entry id */
export function presentHandBuilder<Picture>(
  look: HandLook,
  handshapes: readonly DescribedHandshape[],
  pictureOf: (id: number) => Picture | null,
): HandBuilderView<Picture> {
  const option = <Row extends LookRow>(row: Row, value: NonNullable<HandLook[Row]>) => {
    const isChosen = look[row] === value
    const chosen: HandLook = { ...look, [row]: value }
    const alone: HandLook = { ...look, joints: null, spreading: null, thumb: null, [row]: value }
    const fitting = isContradictory(chosen) ? undefined : findExample(chosen, handshapes)
    const example =
      fitting ?? findExample(alone, handshapes) ?? findExample({ ...alone, fingers: [] }, handshapes)
    return {
      label: `${row}.${value}` as LookLabel,
      isChosen,
      fits: fitting !== undefined,
      picture: example === undefined ? null : pictureOf(example.id),
      look: toggleValue(look, row, value),
    }
  }
  return {
    fingers: fingers.map((finger) => ({
      finger,
      isChosen: look.fingers.includes(finger),
      look: toggleFinger(look, finger),
    })),
    rows: lookRows.map((name) => ({ name, options: lookValues[name].map((value) => option(name, value)) })),
    hasChoice: look.fingers.length > 0 || lookRows.some((row) => look[row] !== null),
  }
}

/**
 * The handshape that shows a look: the first of the list that fits. Without fingers the first may be a fist, which does
 * not show how fingers are bent; then it is the fitting handshape most similar to a flat hand.
 */
function findExample(
  look: HandLook,
  handshapes: readonly DescribedHandshape[],
): DescribedHandshape | undefined {
  const remembered = rememberedFrom(look)
  const fits = ({ features }: DescribedHandshape) =>
    compareWithRemembered(remembered, features).distance === 0
  if (look.fingers.length > 0) return handshapes.find(fits)
  const flat: HandshapeFeatures = {
    fingers: fingers.filter((finger) => finger !== 'thumb'),
    joints: remembered.joints ?? 'straight',
    thumb: remembered.thumb ?? 'alongside',
    spreading: remembered.spreading ?? 'together',
    aperture: remembered.aperture ?? 'open',
    unselected: null,
  }
  const fitting = handshapes.filter(fits)
  const distances = fitting.map(({ features }) => featureDistance(flat, features))
  return fitting[distances.indexOf(Math.min(...distances))]
}
