import { type BodyShape, head, legs, raisedArm, relaxedArm, trunk } from './body-drawing.ts'

/** How a path of the drawing looks: its fill, and whether it has a line. */
export type PathLook = 'outlined' | 'filled' | 'skin' | 'outlinedSkin' | 'hair' | 'line'

export interface SignerPath {
  look: PathLook
  d: string
}

function lookOf({ part, fill, line }: BodyShape): PathLook | null {
  if (part === 'cheek') return null
  if (part === 'hair') return 'hair'
  if (part === 'skin' && fill) return line ? 'outlinedSkin' : 'skin'
  if (fill) return line ? 'outlined' : 'filled'
  return 'line'
}

/** Merges consecutive shapes with the same look into one path, to render fewer elements. */
function mergeShapes(shapes: readonly BodyShape[]): SignerPath[] {
  const paths: SignerPath[] = []
  for (const shape of shapes) {
    const look = lookOf(shape)
    const last = paths.at(-1)
    if (!look) continue
    if (last?.look === look) last.d += shape.d
    else paths.push({ look, d: shape.d })
  }
  return paths
}

/** The parts of the drawing of the signer; the arms are those of the right side. */
export const signerPaths = {
  legs: mergeShapes(legs),
  body: mergeShapes(trunk),
  face: mergeShapes(head),
  relaxedArm: mergeShapes(relaxedArm),
  raisedArm: mergeShapes(raisedArm),
}

/** SVG transforms of the hands at their wrists. */
export const handPlaces = {
  relaxed: 'translate(211 455)rotate(180)',
  raised: 'translate(262 388)rotate(66)',
} as const
