import {
  findContradiction,
  fingers,
  type HandshapeFeatures,
  jointNames,
  openings,
  spreadings,
  thumbNames,
} from './features.ts'

const codePattern = /^[0-9a-v][0-9a-z]{5}$/

const digitOf = <Name>(names: readonly Name[], name: Name | null) =>
  (name === null ? 0 : names.indexOf(name) + 1).toString(36)

/**
 * A handshape's features as six characters: the selected fingers (base 32, the thumb is 1, the little finger 16), then
 * joints, thumb, spreading, aperture and unselected fingers, each 0 for null or one more than its index.
 */
export function featureCode(features: HandshapeFeatures): string {
  const selected = fingers.reduce(
    (sum, finger, bit) => sum + (features.fingers.includes(finger) ? 2 ** bit : 0),
    0,
  )
  return [
    selected.toString(32),
    digitOf(jointNames, features.joints),
    digitOf(thumbNames, features.thumb),
    digitOf(spreadings, features.spreading),
    digitOf(openings, features.aperture),
    digitOf(openings, features.unselected),
  ].join('')
}

/** The features of a code; null when it is malformed, has no finger, or has features that contradict each other. */
export function parseFeatureCode(code: string): HandshapeFeatures | null {
  if (!codePattern.test(code)) return null
  const selected = Number.parseInt(code.charAt(0), 32)
  const nameAt = <Name>(index: number, names: readonly Name[]): Name | null | undefined => {
    const digit = Number.parseInt(code.charAt(index), 36)
    return digit === 0 ? null : names[digit - 1]
  }
  const [joints, thumb] = [nameAt(1, jointNames), nameAt(2, thumbNames)]
  const [spreading, aperture, unselected] = [nameAt(3, spreadings), nameAt(4, openings), nameAt(5, openings)]
  if (selected === 0 || joints === undefined || thumb === undefined) return null
  if (spreading === undefined || aperture === undefined || unselected === undefined) return null
  const features = {
    fingers: fingers.filter((_, bit) => (selected & (2 ** bit)) !== 0),
    joints,
    thumb,
    spreading,
    aperture,
    unselected,
  }
  return findContradiction(features) === null ? features : null
}
