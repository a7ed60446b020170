import { expect, test } from 'vitest'
import { findStatements } from './statements.ts'

test.each([
  ['await tx.deleteFrom("sign").execute()', ['deleteFrom']],
  ['const rows = await db\n  .selectFrom("sign")\n  .execute()', ['selectFrom']],
  ['db.with("ids", (db) => db.selectFrom("sign")).selectFrom("ids")', ['selectFrom', 'selectFrom', 'with']],
  ["import { sql } from 'kysely'\nexport const isPublic = sql`true`", ['sql']],
])('SQL is found: %s', (source, names) => {
  expect(
    findStatements('example.ts', source)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(names)
})

test('each statement has its line', () => {
  expect(findStatements('example.ts', '\n\ntx.updateTable("sign")')).toEqual([
    { line: 3, name: 'updateTable' },
  ])
})

test('types of Kysely, arrays and texts are no SQL', () => {
  const source = "import type { Kysely } from 'kysely'\nconst a = [1].with(0, 2)\nconst b = 'selectFrom(x)'"
  expect(findStatements('example.ts', source)).toEqual([])
})
