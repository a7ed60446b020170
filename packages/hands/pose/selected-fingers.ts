import { type HandshapeFeatures, type LongFinger, longFingers } from '../features.ts'

/** Apart from the poses, because pages that need no model of the hand import it. */
export const selectedFingers = ({ fingers }: HandshapeFeatures): LongFinger[] =>
  longFingers.filter((finger) => fingers.includes(finger))
