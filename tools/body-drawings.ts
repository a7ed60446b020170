import { existsSync, readFileSync } from 'node:fs'
import { bodyHandsFile } from './body-hands/body-hands-file.ts'
import { locationsSprite } from './body-hands/locations-sprite.ts'
import { signerSprite } from './body-hands/signer-sprite.ts'
import { writeOrCheck } from './generated-file.ts'

// Writes the hands of the body drawing into ui/body/drawn-hands.gen.ts, the drawing into ui/body/signer.svg, and a picture of
// each location into ui/body/locations.svg.

const files = {
  'ui/body/drawn-hands.gen.ts': bodyHandsFile,
  'ui/body/signer.svg': signerSprite,
  'ui/body/locations.svg': locationsSprite,
}

for (const [path, write] of Object.entries(files))
  writeOrCheck({
    path,
    before: existsSync(path) ? readFileSync(path, 'utf8') : '',
    after: write(),
    program: 'tools/body-drawings.ts',
  })
