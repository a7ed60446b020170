import { createHash } from 'node:crypto'
import { chmod, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { migrateToLatest } from '#platform/db/migrate.ts'
import { type Database, openDatabase } from '#platform/db/open-database.ts'
import { newServerDatabase, openEmbeddedDatabase, useScratchDatabase } from '#tests/database.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { createBackup } from './create-backup.ts'
import type { MediaFiles } from './media-files.ts'
import { restoreBackup } from './restore-backup.ts'
import { fillTestTables, migrations, specialCharacterRow } from './testing/every-column-type.ts'

const source = await openEmbeddedDatabase()
await migrateToLatest(source.db, {}, migrations)
await fillTestTables(source)
afterAll(() => source.close())

const emptyEmbedded = await useScratchDatabase()

/** An empty database: on a server if the tests use one, whose formats of dates and bytes differ; else embedded. */
async function fresh(): Promise<Database> {
  if (process.env.TEST_DATABASE !== 'postgres') return emptyEmbedded()
  const databaseUrl = await newServerDatabase('backup_fresh', 'fresh')
  const url = new URL(databaseUrl)
  url.searchParams.set('options', serverHabits.map((setting) => `-c ${setting}`).join(' '))
  const database = await openDatabase({ databaseUrl: url.href, dataDir: '' })
  onTestFinished(() => database.close())
  return database
}

const serverHabits = [
  'timezone=Asia/Kolkata',
  'datestyle=German',
  'intervalstyle=iso_8601',
  'bytea_output=escape',
  'extra_float_digits=0',
]

/** Media files in memory. */
const mediaIn = (files: Map<string, Buffer>): MediaFiles => ({
  files: Readable.from([...files.keys()].map((key) => ({ key }))),
  read: async (key) => Readable.from([files.get(key)]),
  write: async (key, content) => {
    files.set(key, await buffer(content))
  },
})

const videos = new Map([
  ['1/original.mp4', Buffer.from('video')],
  ['2/poster.jpg', Buffer.alloc(300_000, 'x')],
])

async function newBackup(media?: MediaFiles) {
  const folder = await temporaryFolder()
  return { folder, manifest: await createBackup(source, folder, { media }) }
}

async function expectNoTables({ db }: Database) {
  const tables = sql`select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`
  expect((await tables.execute(db)).rows).toEqual([])
}

describe('a backup', () => {
  test('restored on another engine, and from there again, results in the same database', async () => {
    const { folder, manifest } = await newBackup()
    expect(manifest.tables.find(({ name }) => name === 'test_kind')?.rows).toBe(1100)

    const expectSpecialCharacters = async ({ db }: Database) => {
      const { rows } = await sql`select "Odd ""name" as odd, document, texts, bytes, shout, fixed
        from test_kind where parent_id = 1`.execute(db)
      expect(rows).toEqual([specialCharacterRow])
    }

    const second = await fresh()
    await restoreBackup(second, folder, { migrations })
    await expectSpecialCharacters(second)
    const secondFolder = await temporaryFolder()
    const copy = await createBackup(second, secondFolder)
    expect(copy).toEqual({ ...manifest, createdAt: copy.createdAt })

    const third = await emptyEmbedded()
    await restoreBackup(third, secondFolder, { migrations })
    await expectSpecialCharacters(third)
    const copyOfCopy = await createBackup(third, await temporaryFolder())
    expect(copyOfCopy).toEqual({ ...manifest, createdAt: copyOfCopy.createdAt })
  })

  test('restored continues the sequences and keeps all constraints', async () => {
    const { folder } = await newBackup()
    const database = await fresh()
    await restoreBackup(database, folder, { migrations })
    const { db } = database

    const { rows } = await sql`insert into test_kind default values returning id`.execute(db)
    expect(rows).toEqual([{ id: 1205 }])
    await expect(sql`insert into test_loose values ('late')`.execute(db)).rejects.toThrow('too late')
    await expect(sql`insert into test_right (left_id) values (99)`.execute(db)).rejects.toThrow('foreign key')
    await expect(sql`insert into language (code) values ('pt')`.execute(db)).rejects.toThrow('unique')
  })

  test('of an older program is migrated to the newest version', async () => {
    const { folder } = await newBackup()
    const database = await fresh()
    const later: Migration = {
      up: async (tx) => {
        await sql`alter table test_loose add column counted int default 5`.execute(tx)
      },
    }
    await restoreBackup(database, folder, { migrations: { ...migrations, '9999-later': later } })
    const { rows } = await sql`select distinct counted from test_loose`.execute(database.db)
    expect(rows).toEqual([{ counted: 5 }])
  })

  test('includes the media files and restores them', async () => {
    const { folder, manifest } = await newBackup(mediaIn(videos))
    expect(manifest.media).toHaveLength(2)
    const restored = new Map<string, Buffer>()
    await restoreBackup(await fresh(), folder, { media: mediaIn(restored), migrations })
    expect(restored).toEqual(videos)
  })

  test.runIf(process.env.TEST_DATABASE === 'postgres')(
    'of a server shows one moment while others write',
    async () => {
      const database = await fresh()
      await migrateToLatest(database.db, {}, migrations)
      const meanwhile: Promise<unknown>[] = []
      const onProgress = () => {
        meanwhile.push(sql`insert into test_loose values ('meanwhile')`.execute(database.db))
      }
      const { tables } = await createBackup(database, await temporaryFolder(), { onProgress })
      await Promise.all(meanwhile)
      expect(meanwhile.length).toBeGreaterThan(30)
      expect(tables.find(({ name }) => name === 'test_loose')?.rows).toBe(1)
    },
  )

  test('can be read by its owner only, also in a folder that everybody could read', async () => {
    const folder = await temporaryFolder()
    await chmod(folder, 0o755)
    await createBackup(source, folder, { media: mediaIn(videos) })
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    expect(entries.filter((entry) => entry.isFile()).length).toBeGreaterThan(videos.size + 1)
    const modeOf = async (path: string) => (await stat(path)).mode & 0o777
    expect(await modeOf(folder)).toBe(0o700)
    for (const entry of entries)
      expect(await modeOf(join(entry.parentPath, entry.name)), entry.name).toBe(
        entry.isFile() ? 0o600 : 0o700,
      )
  })

  test('contains no secrets of forms, and one of an earlier release that does is restored without them', async () => {
    const { folder, manifest } = await newBackup()
    expect(manifest.tables.map(({ name }) => name)).not.toContain('installation_secret')
    const text = `1\t${'s'.repeat(43)}\n`
    await writeFile(join(folder, 'tables/999-installation_secret.copy.gz'), gzipSync(text))
    const entry = {
      name: 'installation_secret',
      file: 'tables/999-installation_secret.copy.gz',
      columns: ['id', 'value'],
      rows: 1,
      sha256: createHash('sha256').update(text).digest('hex'),
    }
    const tables = [...manifest.tables, entry]
    await writeFile(manifestOf(folder), JSON.stringify({ ...manifest, tables }))
    const database = await fresh()
    await restoreBackup(database, folder, { migrations })
    const { rows } = await sql`select value from installation_secret`.execute(database.db)
    expect(rows).toEqual([])
  })

  test('that cannot be finished leaves the folder as it was, and the next one succeeds', async () => {
    const full = (): MediaFiles => ({
      files: Readable.from([{ key: '1/original.mp4' }]),
      read: () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })),
      write: async () => {},
    })
    const folder = join(await temporaryFolder(), 'backup')
    await expect(createBackup(source, folder, { media: full() })).rejects.toMatchObject({
      code: 'storage.full',
      status: 507,
    })
    await expect(stat(folder)).rejects.toThrow('ENOENT')
    const existing = await temporaryFolder()
    await expect(createBackup(source, existing, { media: full() })).rejects.toThrow('storage.full')
    expect(await readdir(existing)).toEqual([])
    await createBackup(source, existing)
  })

  test('is written only into an empty folder', async () => {
    const { folder } = await newBackup()
    const again = createBackup(source, folder)
    await expect(again).rejects.toMatchObject({ code: 'backup.folderNotEmpty', params: { folder } })
  })
})

const tableFile = async (folder: string, name: string) => {
  const files = await readdir(join(folder, 'tables'))
  return join(folder, 'tables', files.find((file) => file.includes(name)) ?? '')
}
const manifestOf = (folder: string) => join(folder, 'manifest.json')
const edit = async (path: string, pattern: string | RegExp, replacement: string) => {
  const text = await readFile(path, 'utf8')
  const edited = text.replace(pattern, replacement)
  expect(edited).not.toBe(text)
  await writeFile(path, edited)
}

const damages: [string, string, (folder: string) => Promise<void>][] = [
  ['without a manifest', 'backup.missing', (folder) => rm(manifestOf(folder))],
  ['with a cut manifest', 'backup.damaged', (folder) => writeFile(manifestOf(folder), '{"format": 1')],
  [
    'with a manifest that leaves its folder',
    'backup.damaged',
    (folder) => edit(manifestOf(folder), '1/original.mp4', '../secret'),
  ],
  [
    'with a hash that does not fit',
    'backup.damaged',
    (folder) => edit(manifestOf(folder), /"sha256": "[0-9a-f]{9}/, '"sha256": "000000000'),
  ],
  [
    'with a count that does not fit',
    'backup.damaged',
    (folder) => edit(manifestOf(folder), '"rows": 1100', '"rows": 1101'),
  ],
  ['without a table', 'backup.damaged', async (folder) => rm(await tableFile(folder, 'language.'))],
  [
    'with an empty table',
    'backup.damaged',
    async (folder) => writeFile(await tableFile(folder, 'language.'), ''),
  ],
  [
    'with a row too many',
    'backup.damaged',
    async (folder) => {
      const path = await tableFile(folder, 'test_loose')
      await writeFile(path, gzipSync(`${gunzipSync(await readFile(path))}late\t3\n`))
    },
  ],
  [
    'with a cut table',
    'backup.damaged',
    async (folder) => {
      const path = await tableFile(folder, 'test_kind')
      await writeFile(path, (await readFile(path)).subarray(0, 2_000))
    },
  ],
  [
    'with a changed video',
    'backup.damaged',
    (folder) => writeFile(join(folder, 'media/1/original.mp4'), 'vodeo'),
  ],
]

describe('a restore', () => {
  test.each(damages)('of a backup %s is refused and changes nothing', async (_what, code, damage) => {
    const { folder } = await newBackup(mediaIn(videos))
    await damage(folder)
    const files = new Map<string, Buffer>()
    const database = await emptyEmbedded()
    const restored = restoreBackup(database, folder, { media: mediaIn(files), migrations })
    await expect(restored).rejects.toMatchObject({ code })
    expect(files.size).toBe(0)
    await expectNoTables(database)
  })

  test('of a newer program is rejected with the name of its migration', async () => {
    const { folder } = await newBackup()
    const database = await fresh()
    const restored = restoreBackup(database, folder)
    await expect(restored).rejects.toMatchObject({
      code: 'backup.newer',
      params: { migration: '9998-every-kind' },
    })
    await expectNoTables(database)
  })

  test('into a database with data is rejected', async () => {
    const { folder } = await newBackup()
    const restored = restoreBackup(source, folder, { migrations })
    await expect(restored).rejects.toMatchObject({ code: 'backup.databaseNotEmpty' })
  })

  test('runs what ends access in the same transaction', async () => {
    const { folder } = await newBackup()
    const database = await fresh()
    const afterLoad = () => Promise.reject(new Error('not ended'))
    await expect(restoreBackup(database, folder, { migrations, afterLoad })).rejects.toThrow('not ended')
    await expectNoTables(database)
  })

  test('that fails leaves the database empty', async () => {
    const { folder } = await newBackup()
    const database = await fresh()
    const failing: Migration = { up: () => Promise.reject(new Error('broken')) }
    const restored = restoreBackup(database, folder, {
      migrations: { ...migrations, '9999-failing': failing },
    })
    await expect(restored).rejects.toThrow('broken')
    await expectNoTables(database)
  })
})
