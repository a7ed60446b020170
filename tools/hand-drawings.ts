import { existsSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import {
  type StandardDrawings,
  standardDrawingsFile,
} from '#domains/hand-drawings/server/standard-drawings.ts'
import { drawingVersion } from '#packages/hands/drawing-version.ts'
import { drawStandardHands, formatStandardDrawings, hashDrawingInputs } from '#seeds/standard-hands.ts'
import { writeOrCheck } from './generated-file.ts'

// Draws the standard handshapes into seeds/hand-drawings.json. --check only reports an outdated file. Browsers keep
// drawings for ever, so changed drawings need a new version, except with --unpublished: no server had this version yet.

const path = standardDrawingsFile
const isCheck = process.argv.includes('--check')
const before = existsSync(path) ? readFileSync(path, 'utf8') : '{ "drawings": {} }'
const stored: StandardDrawings = JSON.parse(before)

if (isCheck && stored.version === drawingVersion && stored.inputs === hashDrawingInputs()) process.exit()

const drawings = drawStandardHands()
const isVersionKnown = stored.version === drawingVersion
const changed = Object.entries(drawings).filter(
  ([code, drawing]) => stored.drawings[code] && !isDeepStrictEqual(stored.drawings[code], drawing),
)
if (isVersionKnown && changed.length > 0 && !process.argv.includes('--unpublished')) {
  console.error(
    `${changed.length} drawings changed: increase the number in packages/hands/drawing-version.ts.`,
  )
  process.exit(1)
}
const isCurrent = isVersionKnown && isDeepStrictEqual(stored.drawings, drawings)
const after = isCheck && isCurrent ? before : formatStandardDrawings(drawings)
writeOrCheck({ path, before, after, program: 'tools/hand-drawings.ts' })
