import { existsSync, readFileSync } from 'node:fs'
import { bodyHandsFile } from './body-hands/body-hands-file.ts'
import { writeOrCheck } from './generated-file.ts'

// Writes the hands of the body drawing into ui/body/drawn-hands.gen.ts.

const path = 'ui/body/drawn-hands.gen.ts'

writeOrCheck({
  path,
  before: existsSync(path) ? readFileSync(path, 'utf8') : '',
  after: bodyHandsFile(),
  program: 'tools/body-hands.ts',
})
