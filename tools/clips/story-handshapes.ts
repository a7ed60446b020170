import type { HandshapeFeatures } from '#packages/hands/features.ts'
import handshapes from '#seeds/lists/handshape-of-hand.json' with { type: 'json' }

/** The features of a handshape of the list. */
function featuresOf(value: string): HandshapeFeatures {
  const entry = handshapes.find((handshape) => handshape.value === value)
  if (!entry) throw new Error(`The list has no handshape "${value}"`)
  return entry.features as HandshapeFeatures
}

/** The handshapes of the page videos. */
export const storyHandshapes = {
  open: featuresOf('five-hand'),
  index: featuresOf('index'),
  flat: featuresOf('flat-hand'),
  v: featuresOf('v-hand'),
  fist: featuresOf('fist'),
} as const
