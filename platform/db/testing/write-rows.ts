// Opens the embedded database of its argument and prints the number of each row after its insert has returned.
import { sql } from 'kysely'
import { openDatabase } from '../open-database.ts'

const [dataDir = ''] = process.argv.slice(2)
const { db } = await openDatabase({ dataDir })
await sql`create table if not exists row_written (number int generated always as identity, filler text)`.execute(
  db,
)
for (;;) {
  const { rows } = await sql<{ number: number }>`
    insert into row_written (filler) values (repeat('sign', 50)) returning number`.execute(db)
  process.stdout.write(`${rows[0]?.number}\n`)
}
