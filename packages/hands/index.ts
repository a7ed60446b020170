export { type DrawHandOptions, drawHand, type HandDrawing } from './draw-hand.ts'
export { drawingVersion } from './drawing-version.ts'
export { featureCode, parseFeatureCode } from './feature-code.ts'
export {
  type Contradiction,
  contradictions,
  type Finger,
  findContradiction,
  fingers,
  type HandshapeFeatures,
  type Joints,
  jointNames,
  type Opening,
  openings,
  type Spreading,
  spreadings,
  type Thumb,
  thumbNames,
} from './features.ts'
export { type DrawingPoint, fingerAxes } from './finger-axes.ts'
export { handSvg, handSymbolElement, handViewBox } from './hand-svg.ts'
export { bestView } from './pose/best-view.ts'
export { ContradictoryFeaturesError, handPose, mixPoses, relaxedPose } from './pose/hand-pose.ts'
export { type FingerPose, type HandPose, type LongFinger, longFingers, type ThumbPose } from './skeleton.ts'
export { type HandView, turnViews } from './view.ts'
