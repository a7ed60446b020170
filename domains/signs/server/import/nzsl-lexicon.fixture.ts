import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The lexicon of New Zealand Sign Language, which is beside the project. */
export const lexiconFile = join(import.meta.dirname, '../../../../../shared/data/nzsl/signs.csv')

/** Whether the tests of its import are skipped, with a message. */
export const isLexiconMissing = !existsSync(lexiconFile) && process.env.CI !== 'true'
if (isLexiconMissing)
  console.warn('The lexicon ../shared/data/nzsl/signs.csv is missing, so its import is not tested.')
