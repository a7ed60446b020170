import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importCommand } from '#domains/signs/index.ts'
import { makeDictionary } from '#domains/signs/server/signs.fixture.ts'
import { serveControl } from '#platform/control/serve-control.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { openEmbeddedDatabase } from '#tests/database.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'

const root = join(import.meta.dirname, '..')
const signsInFile = 500

/** Runs a CLI command on a data folder. `onLine` may call `kill` to simulate a power failure. */
function runCli(
  command: string,
  args: string[],
  dataDir: string,
  onLine: (line: string, kill: () => void) => void = () => {},
) {
  const { DATABASE_URL: _, ...env } = process.env
  const child = spawn(process.execPath, [join(root, 'cli', `${command}.ts`), ...args], {
    env: { ...env, DATA_DIR: dataDir, LC_ALL: 'en' },
  })
  let output = ''
  const readOutput = (bytes: Buffer) => {
    output += bytes
    for (const line of String(bytes).split('\n')) onLine(line, () => child.kill('SIGKILL'))
  }
  child.stdout.on('data', readOutput)
  child.stderr.on('data', readOutput)
  return new Promise<{ code: number | null; output: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, output })),
  )
}

/** A data folder with an empty dictionary, of which each test has a copy. */
let template: string
beforeAll(async () => {
  template = await mkdtemp(join(tmpdir(), 'signbank-import-'))
  const database = await openEmbeddedDatabase(template)
  await makeDictionary(database.db)
  await database.close()
})
afterAll(() => rm(template, { recursive: true }))

async function prepare() {
  const folder = await temporaryFolder()
  const dataDir = join(folder, 'data')
  await cp(template, dataDir, { recursive: true })
  const rows = Array.from(
    { length: signsInFile },
    (_, index) => `${index},SIGN-${index},word ${index};other ${index}\n`,
  )
  const file = join(folder, 'signs.csv')
  await writeFile(file, `source_id,gloss,translation.pt\n${rows.join('')}`)
  return { folder, dataDir, file }
}

async function countsIn(dataDir: string) {
  const database = await openDatabase({ dataDir })
  const { rows } = await sql<Record<string, number>>`
    select (select count(*)::integer from sign where source = 'signs') as signs,
      (select count(*)::integer from sign_version) as versions,
      (select count(*)::integer from published_sign) as published, (select count(*)::integer from change_set) as sets
  `.execute(database.db)
  await database.close()
  return rows[0]
}

/** Makes the database write a file of this name when an import is at half of its signs, and wait there for ever. */
async function stallAtHalf(dataDir: string, name: string) {
  const database = await openDatabase({ dataDir })
  await sql`
    create function stall() returns trigger language plpgsql as ${sql.lit(`begin
      if new.gloss = 'SIGN-${signsInFile / 2}' then
        copy (select 1) to '/pglite/data/${name}';
        perform pg_sleep(1e6);
      end if;
      return new;
    end`)}`.execute(database.db)
  await sql`create trigger stall before insert on sign for each row execute function stall()`.execute(
    database.db,
  )
  await database.close()
}

test('an import that is killed at half of its signs leaves none of them', async () => {
  const { dataDir, file } = await prepare()
  await stallAtHalf(dataDir, 'half')
  let kill = () => {}
  const importing = runCli('import', [file, '--publish'], dataDir, (_line, end) => {
    kill = end
  })
  await expect.poll(() => existsSync(join(dataDir, 'database', 'half'))).toBe(true)
  kill()
  expect(await importing).toMatchObject({ code: null })
  expect(await countsIn(dataDir)).toEqual({ signs: 0, versions: 0, published: 0, sets: 0 })
})

test('with a running server the commands run in the server and report progress', async () => {
  const { folder, dataDir, file } = await prepare()
  const database = await openDatabase({ dataDir })
  if (!database.lock) throw new Error('The data folder is not locked')
  const context = {
    db: database.db,
    storage: fileSystemStorage(join(folder, 'media')),
    now: () => new Date(),
    requireSignerConsent: false,
  }
  serveControl(database.lock, { import: (args, call) => importCommand(context, args, call) })

  const { code, output } = await runCli('import', [file], dataDir)
  expect(output).toBe(
    'Reading the file …\nWriting to the database …\nImported signs.csv: 500 signs created.\n',
  )
  expect(code).toBe(0)
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from sign`.execute(
    database.db,
  )
  expect(rows).toEqual([{ count: signsInFile }])

  await writeFile(file, 'gloss,repeated_movement\nA,perhaps\n')
  const refused = await runCli('import', [file], dataDir)
  expect(refused).toMatchObject({
    code: 1,
    output: expect.stringContaining('line 2, column repeated_movement'),
  })
  await database.close()
})

test('without a server the commands open the database, and an export contains what was imported', async () => {
  const { folder, dataDir, file } = await prepare()
  const planned = await runCli('import', [file, '--dry-run'], dataDir)
  expect(planned.output).toContain('new: SIGN-0\n')
  expect(planned.output).toContain('Nothing was written')
  expect((await runCli('import', [file], dataDir)).code).toBe(0)
  const [first, second] = [join(folder, 'first.csv'), join(folder, 'second.csv')]
  expect((await runCli('export', [first, '--format', 'csv'], dataDir)).code).toBe(0)
  expect((await runCli('import', [first], dataDir)).output).toContain('500 signs unchanged')
  await runCli('export', [second], dataDir)
  expect(await readFile(second, 'utf8')).toBe(await readFile(first, 'utf8'))
  expect((await runCli('export', ['x', '--format', 'xml'], dataDir)).code).toBe(1)
  expect((await runCli('import', [], dataDir)).code).toBe(2)
})

test('values without a mapping are shown as a table and written to a file [SGN-14]', async () => {
  const { folder, dataDir } = await prepare()
  const [file, mapping, report] = ['foreign.csv', 'mapping.json', 'report.csv'].map((name) =>
    join(folder, name),
  )
  await writeFile(file ?? '', 'Name,Place,Colour\nA,x,red\nB,x,\nC,moon,\n')
  await writeFile(mapping ?? '', JSON.stringify({ headers: { name: 'gloss', place: 'location' } }))
  const args = [file ?? '', '--mapping', mapping ?? '', '--report', report ?? '']
  const { code, output } = await runCli('import', args, dataDir)
  expect(output).toContain(
    [
      'column  value  rows  first lines',
      'Colour         1     2',
      'Place   x      2     2, 3',
      'Place   moon   1     4',
    ].join('\n'),
  )
  expect([code, output]).toEqual([1, expect.stringContaining('Nothing was imported')])
  expect(await readFile(report ?? '', 'utf8')).toBe(
    'file,column,value,count,lines,read_as,narrower_than\n' +
      'foreign.csv,Colour,,1,2,,\nforeign.csv,Place,x,2,2 3,,\nforeign.csv,Place,moon,1,4,,\n',
  )
  expect(await countsIn(dataDir)).toMatchObject({ sets: 0 })

  await writeFile(mapping ?? '', '{ "headers": { "name": "colour" } }')
  const refused = await runCli('import', args, dataDir)
  expect(refused.output).toContain('headers › name: No property is called colour.')
})

test('errors in a file of handshapes are shown by line, with the reason in words [D36]', async () => {
  const { folder, dataDir, file } = await prepare()
  const handshapes = join(folder, 'handshapes.json')
  const importing = (json: string) =>
    writeFile(handshapes, json).then(() =>
      runCli('import', [file, '--handshapes', handshapes, '--create-values', '--dry-run'], dataDir),
    )
  const refused = await importing(
    '[\n{ "value": "a",\n"features": { "fingers": ["index"], "spreading": "crossed", "joints": "bent" } }\n]',
  )
  expect([refused.code, refused.output]).toEqual([
    1,
    expect.stringContaining(
      'Nothing was imported. Errors in handshapes.json: 1.\n  line 3: A single finger can be neither together, spread nor crossed.',
    ),
  ])
  const described = await importing('[{ "value": "a", "features": { "fingers": ["index"] } }]')
  expect(described.output).toContain('and 1 described handshape.')
})
