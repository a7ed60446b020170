import type pg from 'pg'
import { expect, test } from 'vitest'
import { requireReadableTables } from './readable-tables.ts'

/** A pool with three tables, one of which may have a torn page. */
function poolWith(torn: string | null) {
  const read: string[] = []
  const query = async (text: string) => {
    if (text.includes('pg_class')) return { rows: ['account', 'sign', 'video'].map((name) => ({ name })) }
    const table = /from "(\w+)"/.exec(text)?.[1] ?? ''
    read.push(table)
    if (table === torn) throw new Error('invalid page in block 3 of relation base/5/16401')
    return { rows: [] }
  }
  return { pool: { query } as unknown as pg.Pool, read }
}

test('after a crash of the machine every table is read', async () => {
  const { pool, read } = poolWith(null)
  await requireReadableTables(pool)
  expect(read).toEqual(['account', 'sign', 'video'])
})

test('a table that cannot be read stops the start with its name', async () => {
  const { pool } = poolWith('sign')
  await expect(requireReadableTables(pool)).rejects.toMatchObject({
    code: 'database.damaged',
    params: { table: 'sign' },
  })
})
