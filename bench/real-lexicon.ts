import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'

/** CSV file of a real lexicon with 4,807 signs. It is not part of the repository. */
export const realLexiconFile = '../shared/data/nzsl/signs.csv'

export const hasRealLexicon = (): boolean => existsSync(realLexiconFile)

/** The rows of the real lexicon by column name. */
export const readRealLexicon = (): Record<string, string>[] =>
  parse(readFileSync(realLexiconFile), { columns: true, bom: true })
