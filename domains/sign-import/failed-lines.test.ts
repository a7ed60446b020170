import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { failedLinesCsv } from './failed-lines.ts'

test('each line has its messages before its cells, and no spreadsheet runs a cell [SGN-14]', () => {
  const csv = failedLinesCsv(
    ['gloss', 'lemma'],
    [
      { line: 3, cells: ['=HYPERLINK("x")', 'a;"b"'] },
      { line: 7, cells: ['TREE', ''] },
    ],
    [
      { field: 'line 3', code: 'import.yesNo', params: { line: 3 } },
      { field: 'line 3', code: 'import.oneValue', params: { line: 3 } },
      { field: 'line 7', code: 'import.cellCount', params: { line: 7 } },
    ],
    ({ code }) => code,
    { line: 'Line', errors: 'Errors' },
  )
  expect(parse(csv)).toEqual([
    ['Line', 'Errors', 'gloss', 'lemma'],
    ['3', 'import.yesNo import.oneValue', '\'=HYPERLINK("x")', 'a;"b"'],
    ['7', 'import.cellCount', 'TREE', ''],
  ])
})
