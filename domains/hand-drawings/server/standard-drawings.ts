import { readFile } from 'node:fs/promises'
import type { HandDrawing } from '#packages/hands/draw-hand.ts'
import { drawingVersion } from '#packages/hands/drawing-version.ts'
import { resolveSourcePath } from '#platform/db/resolve-source-path.ts'

/** The drawings of the standard handshapes, written by tools/hand-drawings.ts. */
export interface StandardDrawings {
  version: number
  /** A hash of everything that the drawings depend on. */
  inputs: string
  drawings: Record<string, HandDrawing>
}

export const standardDrawingsFile = 'seeds/hand-drawings.json'

/** The drawings of the standard handshapes by feature code; none if another version of the program made the file. */
export async function readStandardDrawings(): Promise<ReadonlyMap<string, HandDrawing>> {
  const text = await readFile(resolveSourcePath(standardDrawingsFile), 'utf8')
  const { version, drawings }: StandardDrawings = JSON.parse(text)
  return new Map(version === drawingVersion ? Object.entries(drawings) : [])
}
