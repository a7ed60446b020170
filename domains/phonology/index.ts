export {
  type Articulation,
  type ArticulationKey,
  type MinimalPair,
  type MinimalPairKey,
  minimalPairKeys,
  type Neighbour,
  type PhonologyEntry,
} from './articulation.ts'
export { ArticulationIndex } from './articulation-index.ts'
export { type Aspect, aspectOf } from './aspects.ts'
export { contradictions, type HandshapeFeatures } from './handshape.ts'
export { handshapeFeaturesSchema, parseHandshapeFeatures } from './handshape-features.ts'
export { type NearestHandshape, nearestHandshapes } from './nearest-handshapes.ts'
