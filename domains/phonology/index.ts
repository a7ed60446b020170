export { type Aspect, aspectOf } from './aspects.ts'
export { ArticulationIndex } from './form-index.ts'
export { contradictions, type HandshapeFeatures } from './handshape.ts'
export { handshapeFeaturesSchema, parseHandshapeFeatures } from './handshape-features.ts'
export { type NearestHandshape, nearestHandshapes } from './nearest-handshapes.ts'
export {
  type Articulation,
  type ArticulationKey,
  type MinimalPair,
  type MinimalPairKey,
  minimalPairKeys,
  type Neighbour,
  type PhonologyEntry,
} from './sign-form.ts'
