import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isAppError } from '#platform/errors/app-error.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { parseMapping } from '../../csv/parse-mapping.ts'
import { readCsvFile } from './read-csv-file.ts'
import { readCsvInline } from './read-csv-inline.ts'

async function fileOf(text: string): Promise<string> {
  const file = join(await temporaryFolder(), 'signs.csv')
  await writeFile(file, text)
  return file
}
const header = 'source_id,gloss,translation.en,Place,repeated_movement,example.en\n'
const row = (index: number) =>
  `${index},SIGN-${index},word ${index};other;other | more,head,${index % 700 === 0 ? 'perhaps' : 'yes'},A sentence.\n`
const rows = (count: number) => header + Array.from({ length: count }, (_, index) => row(index)).join('')
const { mapping } = parseMapping({ headers: { place: 'location' } })

test('a large file says in a thread of its own what it says in this one', async () => {
  const file = await fileOf(rows(12_345))
  const read = await readCsvFile(file, { mapping })
  expect(read.rows).toHaveLength(12_345)
  expect(read.errors.length).toBeGreaterThan(10)
  expect(read.notices).toHaveLength(12_345)
  expect(read).toEqual(await readCsvInline(file, { mapping }))
})

test.each([
  ['of an unknown column', `colour,${rows(20_000)}`, {}, 'import.columns'],
  ['of quotes that do not close', `${rows(20_000)}1,"A,,,,\n`, { mapping }, 'import.quotes'],
  ['of bytes that are no text', `${rows(20_000)}\0`, { mapping }, 'import.notText'],
])('errors %s come out of the thread as they are', async (_says, text, options, code) => {
  const file = await fileOf(text)
  const thrown = (reading: Promise<unknown>) =>
    reading.then(
      () => undefined,
      (error) => (isAppError(error) ? [error.code, error.status, error.params, error.fields] : error),
    )
  const found = await thrown(readCsvFile(file, options))
  expect(found[0]).toBe(code)
  expect(found).toEqual(await thrown(readCsvInline(file, options)))
})

test.each([
  ['memory', { heapMegabytes: 8, seconds: 120 }],
  ['time', { heapMegabytes: 512, seconds: 0.01 }],
])('a large file that needs too much %s is refused', async (_what, limits) => {
  const file = await fileOf(rows(20_000))
  await expect(readCsvFile(file, { mapping }, limits)).rejects.toMatchObject({
    code: 'media.tooDemanding',
    params: { file: 'signs.csv' },
  })
})

test('the server goes on with its work while a large file is read, and a small one needs no thread', async () => {
  const workers: unknown[] = []
  const onWorker = (worker: unknown) => void workers.push(worker)
  process.on('worker', onWorker)
  onTestFinished(() => void process.off('worker', onWorker))
  await readCsvFile(await fileOf(rows(10)), { mapping })
  expect(workers).toHaveLength(0)

  let turns = 0
  let isReading = true
  const takeTurns = () => {
    turns += 1
    if (isReading) setImmediate(takeTurns)
  }
  const file = await fileOf(rows(20_000))
  takeTurns()
  expect((await readCsvFile(file, { mapping })).rows).toHaveLength(20_000)
  isReading = false
  expect(workers).toHaveLength(1)
  // Read in this thread, the file would leave no turn between its rows.
  expect(turns).toBeGreaterThan(10)
})
