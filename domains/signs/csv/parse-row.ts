import { normalizeText } from '../canonical-document.ts'
import {
  type AttributionKey,
  type FileKey,
  type PropertyKey,
  property,
  type ReferenceKey,
  type TextKey,
  type YesNoKey,
} from '../properties.ts'
import { readValues, unescapeValue } from './cell-escaping.ts'
import type { Column } from './columns.ts'
import type { ReportIssue } from './csv-error.ts'
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
 * @param reportError hears what is wrong
 * @param reportNotice hears what was put right
 */
export function parseRow(
  columns: Column[],
  cells: readonly (string | undefined)[],
  line: number,
  reportError: ReportIssue,
  reportNotice: ReportIssue,
): SignRow {
  const row = emptyRow(line)
  columns.forEach((column, index) => {
    const cell = cells[index]
    if (cell === undefined) return
    if (cell.length > longest(column)) reportError(column.header, 'value.tooLong', { max: longest(column) })
    else readCell(row, column, cell.normalize('NFC'), reportError, reportNotice)
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
  attributions: {},
})

const longest = (column: Column) => {
  if (column.kind === 'id' || column.kind === 'source' || column.kind === 'sourceId')
    return maxLengths.identity
  return column.kind === 'property' && column.key === 'gloss' ? maxLengths.gloss : maxLengths.text
}

function readCell(
  row: SignRow,
  column: Column,
  cell: string,
  reportError: ReportIssue,
  reportNotice: ReportIssue,
) {
  const { header } = column
  if (column.kind === 'id')
    readId(row, cell, () => reportError(header, 'import.idMalformed', { value: cell }))
  else if (column.kind === 'source') row.source = normalizeText(cell)
  else if (column.kind === 'sourceId') row.sourceId = normalizeText(cell)
  else if (column.kind === 'perLanguage') {
    if (column.key === 'example') row.examples[column.language] = parseSentences(cell)
    else row.translations[column.language] = parseKeywords(cell, (...said) => reportNotice(header, ...said))
  } else if (column.kind === 'property')
    readProperty(row, column.key, cell, (...said) => reportError(header, ...said))
}

function readId(row: SignRow, cell: string, reportError: () => void) {
  const text = cell.trim()
  if (text === '') return
  if (/^\d{1,9}$/.test(text)) row.id = Number(text)
  else reportError()
}

type ReportPropertyError = Parameters<typeof parseValues>[2]

function readProperty(row: SignRow, key: PropertyKey, cell: string, reportError: ReportPropertyError) {
  const { kind } = property(key)
  if (kind === 'text') row.texts[key as TextKey] = normalizeText(cell)
  else if (kind === 'reference') row.values[key as ReferenceKey] = parseValues(key, cell, reportError)
  else if (kind === 'yesNo') row.flags[key as YesNoKey] = parseYesNo(cell, reportError)
  else if (kind === 'mediaFact')
    row.attributions[key as AttributionKey] = parseSentences(cell).map(normalizeText)
  else if (key === 'exampleVideo') row.files[key] = parseSentenceFiles(cell, reportError)
  else if (kind === 'files') row.files[key as FileKey] = parseFiles(cell, reportError)
  else if (key === 'notes') row.notes = parseNotes(cell, reportError)
  else if (key === 'relations') row.relations = parseRelations(cell, reportError)
  else if (key === 'foreignRelations') row.foreignRelations = parseForeignRelations(cell, reportError)
  else if (key === 'minimalPairs')
    row.minimalPairs = readValues(cell).map((name) => parseReference(unescapeValue(name)))
  else if (key === 'exampleSigns') row.exampleSigns = parseSentences(cell)
}
