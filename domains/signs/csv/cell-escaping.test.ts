import { globSync, readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeFormulas, unescapeFormulas } from './cell-escaping.ts'
import { writeCsv } from './write-csv.ts'

const anyCell = fc
  .array(fc.constantFrom('=', '+', '-', '@', "'", '"', ';', ',', '\\', '\t', '\n', '\r', ' ', 'a', '1'), {
    maxLength: 12,
  })
  .map((characters) => characters.join(''))

test('a cell is the same after it was protected and read again [SGN-14]', () => {
  fc.assert(
    fc.property(anyCell, (cell) => {
      expect(unescapeFormulas(escapeFormulas(cell))).toBe(cell)
    }),
  )
})

test('a spreadsheet that splits at commas, semicolons or tabs finds no formula [SGN-14]', () => {
  const isFormula = (cell: string) => /^[" ]*[=+\-@]/.test(cell)
  fc.assert(
    fc.property(
      fc.array(fc.array(anyCell, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 2 }),
      (rows) => {
        const text = writeCsv(rows)
        const records = parse(text, { relax_column_count: true }) as string[][]
        expect(records.flat().filter(isFormula)).toEqual([])
        for (const separator of [';', '\t']) {
          const cells = text.split(/[\r\n]/).flatMap((line) => line.split(separator))
          expect(cells.filter(isFormula)).toEqual([])
        }
      },
    ),
  )
})

test.each([
  ['a;=cmd()', "a;'=cmd()"],
  ['a; "=cmd()"', 'a;\' "=cmd()"'],
  ['a\n=cmd()', "a\n'=cmd()"],
  ['=cmd()', "'=cmd()"],
  ["a;'=b", "a;''=b"],
  ['one;two-three', 'one;two-three'],
  ["a;'b", "a;'b"],
])('%j is written as %j', (cell, written) => {
  expect(escapeFormulas(cell)).toBe(written)
  expect(unescapeFormulas(written)).toBe(cell)
})

test('one function writes all CSV files, so that none has unprotected cells', () => {
  const sources = globSync('{*,{api,app,bench,cli,domains,packages,platform,seeds,tools,ui}/**/*}.{ts,tsx}', {
    exclude: (path) => path.includes('.test.'),
  })
  const writers = sources.filter((path) => /['"]csv-stringify/.test(readFileSync(path, 'utf8')))
  expect(writers).toEqual(['domains/signs/csv/write-csv.ts'])
})
