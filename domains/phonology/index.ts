export type { Articulation, ArticulationKey, Neighbour, PhonologyEntry } from './articulation.ts'
export { ArticulationIndex } from './articulation-index.ts'
export { nearestHandshapes } from './nearest-handshapes.ts'
