export { type Aspect, aspectOf } from './aspects.ts'
export { FormIndex } from './form-index.ts'
export { contradictions, type HandshapeFeatures } from './handshape.ts'
export { handshapeFeatures, parseHandshapeFeatures } from './handshape-features.ts'
export { type NearHandshape, nearestHandshapes } from './nearest-handshapes.ts'
export {
  type EntryFacts,
  type FormKey,
  type FoundPair,
  type MinimalPairKey,
  minimalPairKeys,
  type Neighbour,
  type SignForm,
} from './sign-form.ts'
