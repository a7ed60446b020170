import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
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

test('the server goes on with its work while 30 MB are read', async () => {
  const long = row(1).replace('A sentence.', 'A sentence of some length. '.repeat(8))
  const file = await fileOf(header + long.repeat(110_000))
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const start = performance.now()
  const { rows: read } = await readCsvFile(file, { mapping })
  const millis = performance.now() - start
  await setTimeout(20)
  delay.disable()
  expect(read).toHaveLength(110_000)
  // Read in this thread, it would stand still all of the time.
  expect(delay.max / 1e6).toBeLessThan(Math.max(250, millis / 4))
}, 120_000)
