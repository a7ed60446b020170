import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { aSearchEntry } from '#domains/search/search-entry.fixture.ts'
import type { SearchEntry } from '#domains/search/search-model.ts'

/** CSV file of a real lexicon with 4,807 signs. It is not part of the repository. */
export const realLexiconFile = '../shared/data/nzsl/signs.csv'

export const hasRealLexicon = (): boolean => existsSync(realLexiconFile)

/** The rows of the real lexicon by column name. */
export const readRealLexicon = (): Record<string, string>[] =>
  parse(readFileSync(realLexiconFile), { columns: true, bom: true })

/** The signs of the real lexicon with their texts, as search uses them. */
export const readRealEntries = (): SearchEntry[] =>
  readRealLexicon().map((row, index) =>
    aSearchEntry({
      id: index + 1,
      gloss: row.gloss ?? '',
      lemma: row.lemma || null,
      translations: { en: splitCell(row['translation.en']), mi: splitCell(row['translation.mi']) },
    }),
  )

const splitCell = (cell = '') => cell.split('; ').filter(Boolean)
