import { tidy } from '../canonical-document.ts'
import {
  type FileKey,
  type MediaFactKey,
  type PropertyKey,
  property,
  type ReferenceKey,
  type TextKey,
  type YesNoKey,
} from '../properties.ts'
import { readPiece, readValues } from './cells.ts'
import type { Column } from './columns.ts'
import type { Complain } from './csv-error.ts'
import {
  parseFiles,
  parseForeignRelations,
  parseKeywords,
  parseNotes,
  parseReference,
  parseRelations,
  parseSentenceFiles,
  parseSentences,
  parseValues,
  parseYesNo,
} from './parse-cells.ts'
import type { SignRow } from './sign-row.ts'

/** How many characters a text may have; longer glosses and values would not fit an index of the database. */
export const maxLengths = { gloss: 500, identity: 200, value: 200, text: 20_000 }

/**
 * Reads the cells of one row; an undefined one says nothing, as if its column were missing.
 * @param complain hears what is wrong
 * @param notice hears what was put right
 */
export function parseRow(
  columns: Column[],
  cells: readonly (string | undefined)[],
  line: number,
  complain: Complain,
  notice: Complain,
): SignRow {
  const row = emptyRow(line)
  columns.forEach((column, index) => {
    const cell = cells[index]
    if (cell === undefined) return
    if (cell.length > longest(column)) complain(column.header, 'value.tooLong', { max: longest(column) })
    else readCell(row, column, cell.normalize('NFC'), complain, notice)
  })
  return row
}

const emptyRow = (line: number): SignRow => ({
  line,
  texts: {},
  translations: {},
  values: {},
  flags: {},
  examples: {},
  files: {},
  mediaFacts: {},
})

const longest = (column: Column) => {
  if (column.kind === 'id' || column.kind === 'source' || column.kind === 'sourceId')
    return maxLengths.identity
  return column.kind === 'property' && column.key === 'gloss' ? maxLengths.gloss : maxLengths.text
}

function readCell(row: SignRow, column: Column, cell: string, complain: Complain, notice: Complain) {
  const { header } = column
  if (column.kind === 'id') readId(row, cell, () => complain(header, 'import.idMalformed', { value: cell }))
  else if (column.kind === 'source') row.source = tidy(cell)
  else if (column.kind === 'sourceId') row.sourceId = tidy(cell)
  else if (column.kind === 'perLanguage') {
    if (column.key === 'example') row.examples[column.language] = parseSentences(cell)
    else row.translations[column.language] = parseKeywords(cell, (...said) => notice(header, ...said))
  } else if (column.kind === 'property')
    readProperty(row, column.key, cell, (...said) => complain(header, ...said))
}

function readId(row: SignRow, cell: string, complain: () => void) {
  const text = cell.trim()
  if (text === '') return
  if (/^\d{1,9}$/.test(text)) row.id = Number(text)
  else complain()
}

type InColumn = Parameters<typeof parseValues>[2]

function readProperty(row: SignRow, key: PropertyKey, cell: string, complain: InColumn) {
  const { kind } = property(key)
  if (kind === 'text') row.texts[key as TextKey] = tidy(cell)
  else if (kind === 'reference') row.values[key as ReferenceKey] = parseValues(key, cell, complain)
  else if (kind === 'yesNo') row.flags[key as YesNoKey] = parseYesNo(cell, complain)
  else if (kind === 'mediaFact') row.mediaFacts[key as MediaFactKey] = parseSentences(cell).map(tidy)
  else if (key === 'exampleVideo') row.files[key] = parseSentenceFiles(cell, complain)
  else if (kind === 'files') row.files[key as FileKey] = parseFiles(cell, complain)
  else if (key === 'notes') row.notes = parseNotes(cell, complain)
  else if (key === 'relations') row.relations = parseRelations(cell, complain)
  else if (key === 'foreignRelations') row.foreignRelations = parseForeignRelations(cell, complain)
  else if (key === 'minimalPairs')
    row.minimalPairs = readValues(cell).map((name) => parseReference(readPiece(name)))
  else if (key === 'exampleSigns') row.exampleSigns = parseSentences(cell)
}
