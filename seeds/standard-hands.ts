import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { handCodeOf } from '#domains/hand-drawings/hand-picture.presenter.ts'
import { drawHands } from '#domains/hand-drawings/server/draw-hands.ts'
import type { StandardDrawings } from '#domains/hand-drawings/server/standard-drawings.ts'
import type { HandDrawing } from '#packages/hands/draw-hand.ts'
import { drawingVersion } from '#packages/hands/drawing-version.ts'
import handshapes from './lists/handshape-of-hand.json' with { type: 'json' }

/** The feature codes of the standard handshapes, each once. */
export const standardCodes: readonly string[] = [
  ...new Set(handshapes.flatMap(({ features }) => handCodeOf({ features }) ?? [])),
]

/** Draws all standard handshapes, which takes some ten seconds. */
export const drawStandardHands = (): Record<string, HandDrawing> =>
  Object.fromEntries(standardCodes.map((code) => [code, drawHands(code, 'best')[0] as HandDrawing]))

/** A hash of all that the drawings depend on: the mesh, the program and the list. */
export function hashDrawingInputs(): string {
  const files = globSync(['packages/hands/**/*.{ts,glb}', 'domains/hand-drawings/server/draw-hands.ts'])
  const hash = createHash('sha256').update(standardCodes.join(' '))
  for (const file of files.filter((path) => !/[.]test[.]ts$|\/tools\//.test(path)).sort())
    hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/** The file with one hand in each line. */
export function formatStandardDrawings(drawings: Readonly<Record<string, HandDrawing>>): string {
  const head: Omit<StandardDrawings, 'drawings'> = { version: drawingVersion, inputs: hashDrawingInputs() }
  const lines = Object.entries(drawings).map(([code, drawing]) => `"${code}": ${JSON.stringify(drawing)}`)
  return `${JSON.stringify(head).slice(0, -1)}, "drawings": {\n${lines.join(',\n')}\n}}\n`
}
