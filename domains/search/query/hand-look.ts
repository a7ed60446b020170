import type { RememberedHandshape } from '#domains/phonology/remembered-handshape.ts'
import {
  contradictions,
  type Finger,
  fingers,
  type HandshapeFeatures,
  type Joints,
  type Spreading,
  spreadings,
} from '#packages/hands/features.ts'
import type { FieldError } from '#platform/errors/app-error.ts'
import { fingerParameter, type LookRow, lookRows } from './hand-look-parameters.ts'

/** What the thumb does. The last two are both opposed: apart from the fingers or in contact with them. */
export const thumbLooks = [
  'across',
  'between',
  'under',
  'alongside',
  'extended',
  'facing',
  'touching',
] as const
export type ThumbLook = (typeof thumbLooks)[number]

/** The look of a hand, as a visitor describes it. Null, and no fingers: not chosen. */
export interface HandLook {
  /** The fingers that stand out, from the thumb to the little finger. */
  fingers: readonly Finger[]
  joints: Joints | null
  spreading: Spreading | null
  thumb: ThumbLook | null
}

/** The values of each choice in the order of the page. */
export const lookValues = {
  joints: ['straight', 'curved', 'hooked', 'bent', 'closed'],
  spreading: spreadings,
  thumb: thumbLooks,
} as const satisfies { [Row in LookRow]: readonly NonNullable<HandLook[Row]>[] }

const lookParameters: readonly string[] = [fingerParameter, ...lookRows]

export const emptyLook: HandLook = { fingers: [], joints: null, spreading: null, thumb: null }

/** Whether nothing is chosen. */
export const isEmptyLook = (look: HandLook): boolean =>
  look.fingers.length === 0 && lookRows.every((row) => look[row] === null)

const maxShownLength = 200

/**
 * Reads the look of a hand from the parameters of a page. What does not exist or contradicts what comes before is left
 * out and reported.
 */
export function readHandLook(params: URLSearchParams): { look: HandLook; problems: FieldError[] } {
  const problems: FieldError[] = []
  const report = (field: string, code: FieldError['code'], value: string) => {
    problems.push({ field, code, params: { value: value.slice(0, maxShownLength) } })
  }
  for (const name of new Set(params.keys()))
    if (!lookParameters.includes(name))
      problems.push({
        field: name,
        code: 'request.unknownParameter',
        params: { name: name.slice(0, maxShownLength) },
      })
  /** The known values of a parameter, each once. */
  const read = <T extends string>(name: string, known: readonly T[]): T[] => {
    const written = params.getAll(name).flatMap((value) => value.trim() || [])
    return [...new Set(written)].flatMap((value) => {
      const found = known.find((one) => one === value)
      if (found === undefined) report(name, 'value.unknown', value)
      return found ?? []
    })
  }
  const readOne = <T extends string>(name: string, known: readonly T[]): T | null => {
    const [first = null, ...others] = read(name, known)
    for (const other of others) report(name, 'search.contradictoryChoice', other)
    return first
  }
  const written: HandLook = {
    fingers: inOrder(read(fingerParameter, fingers)),
    joints: readOne('joints', lookValues.joints),
    spreading: readOne('spreading', lookValues.spreading),
    thumb: readOne('thumb', lookValues.thumb),
  }
  const look = withoutContradictions(written)
  for (const row of lookRows)
    if (look[row] !== written[row]) report(row, 'search.contradictoryChoice', written[row] ?? '')
  return { look, problems }
}

/** The parameters that `readHandLook` reads as this look: `finger=index&finger=middle&joints=straight`. */
export function formatHandLook(look: HandLook): string {
  const params = new URLSearchParams(look.fingers.map((finger) => [fingerParameter, finger]))
  for (const row of lookRows) {
    const value = look[row]
    if (value !== null) params.set(row, value)
  }
  return params.toString()
}

/** The look after a finger was added, or removed when it is chosen. A choice that contradicts the fingers is removed. */
export function toggleFinger(look: HandLook, finger: Finger): HandLook {
  const chosen = look.fingers.includes(finger)
    ? look.fingers.filter((one) => one !== finger)
    : [...look.fingers, finger]
  return withoutContradictions({ ...look, fingers: inOrder(chosen) })
}

/** The look with one value of a choice, or without it when it is chosen; the other choices remain. */
export const toggleValue = <Row extends LookRow>(
  look: HandLook,
  row: Row,
  value: NonNullable<HandLook[Row]>,
): HandLook => ({ ...look, [row]: look[row] === value ? null : value })

const inOrder = (chosen: readonly Finger[]): Finger[] => fingers.filter((finger) => chosen.includes(finger))

/** Which choice is given up for another, by the name of the contradiction. */
const givenUp = [
  ['selectedThumbIsTuckedAway', 'thumb'],
  ['oneFingerCannotSpread', 'spreading'],
  ['fistCannotSpread', 'spreading'],
] as const satisfies [keyof typeof contradictions, LookRow][]

/** The look without the choices that are impossible with its fingers and joints. */
function withoutContradictions(look: HandLook): HandLook {
  let left = look
  for (const [name, row] of givenUp)
    if (contradictions[name](featuresOf(left))) left = { ...left, [row]: null }
  return left
}

/** Whether the choices of a look are impossible together. */
export const isContradictory = (look: HandLook): boolean => withoutContradictions(look) !== look

/** The features to check for contradictions; without fingers, four, of which nothing is impossible. */
function featuresOf(look: HandLook): HandshapeFeatures {
  const { fingers: chosen, ...others } = rememberedFrom(look)
  const four = fingers.filter((finger) => finger !== 'thumb')
  return { ...others, aperture: null, unselected: null, fingers: chosen.length > 0 ? [...chosen] : four }
}

/** The look in the features of handshapes. */
export function rememberedFrom({ fingers, joints, spreading, thumb }: HandLook): RememberedHandshape {
  const opposed = { facing: 'open', touching: 'closed' } as const
  return thumb === 'facing' || thumb === 'touching'
    ? { fingers, joints, spreading, thumb: 'opposed', aperture: opposed[thumb] }
    : { fingers, joints, spreading, thumb, aperture: null }
}

/** How the thumb of a handshape looks; null when that is not described. */
export const thumbLookOf = ({
  thumb,
  aperture,
}: Pick<HandshapeFeatures, 'thumb' | 'aperture'>): ThumbLook | null =>
  thumb === 'opposed' ? (aperture === 'closed' ? 'touching' : 'facing') : thumb
