import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { temporaryDataFolder } from '#tests/database.ts'
import { openDatabase } from './open-database.ts'
import { startChild } from './testing/start-child.ts'

const rounds = 3
const rowsPerRound = 150

test('kill -9 of a writing embedded server loses no row that it acknowledged', async () => {
  const dataDir = await temporaryDataFolder()
  const acknowledged: number[] = []
  for (let round = 0; round < rounds; round++) {
    const writer = startChild('write-rows.ts', dataDir)
    for (let row = 0; row < rowsPerRound; row++) acknowledged.push(Number(await writer.nextLine()))
    await writer.kill()
    for (let line = await writer.nextLine(); line; line = await writer.nextLine()) {
      acknowledged.push(Number(line))
    }
  }

  const database = await openDatabase({ dataDir })
  const { rows } = await sql<{ number: number }>`select number from row_written`.execute(database.db)
  await database.close()
  const kept = new Set(rows.map(({ number }) => number))
  expect(acknowledged.length).toBeGreaterThanOrEqual(rounds * rowsPerRound)
  expect(acknowledged.filter((number) => !kept.has(number))).toEqual([])
})
