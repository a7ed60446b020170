import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  type StandardDrawings,
  standardDrawingsFile,
} from '#domains/hand-drawings/server/standard-drawings.ts'
import { drawingVersion } from '#packages/hands/drawing-version.ts'
import { drawStandardHands, hashDrawingInputs, standardCodes } from './standard-hands.ts'

const stored: StandardDrawings = JSON.parse(readFileSync(standardDrawingsFile, 'utf8'))

test('the drawings of all standard handshapes come with the program, so that a first start draws none [D36]', () => {
  expect(stored.version).toBe(drawingVersion)
  expect(new Set(Object.keys(stored.drawings))).toEqual(new Set(standardCodes))
})

/** Drawing all hands takes some ten seconds; it is needed only after a change that was not recorded in the file. */
test('these drawings are those of the present program: node tools/hand-drawings.ts [D36]', () => {
  if (stored.inputs !== hashDrawingInputs()) expect(stored.drawings).toEqual(drawStandardHands())
})
