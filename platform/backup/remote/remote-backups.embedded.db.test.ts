import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { openEmbeddedDatabase, useScratchDatabase } from '#tests/database.ts'
import { hasSwift, type SwiftServer } from '#tests/swift.ts'
import { startProxyOfRun } from '#tests/swift-of-run.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { createBackup } from '../create-backup.ts'
import { writeNewAgeKey } from '../encryption/age-key.ts'
import { readManifest } from '../manifest.ts'
import { mediaFilesFromStorage } from '../media-files.ts'
import { restoreBackup } from '../restore-backup.ts'
import { backupName } from '../retention.ts'
import { parseBackupUrl } from './backup-url.ts'
import { openRemoteBackups } from './open-remote-backups.ts'

const hasAge = spawnSync('age', ['--version']).status === 0

const source = await openEmbeddedDatabase('memory://')
afterAll(() => source.close())
const emptyDatabase = await useScratchDatabase()

const start = new Date('2026-11-01T02:00:00Z')
const dayMs = 86_400_000

/** A folder of backups, an installation with three media files, and a clock. */
async function setup({ keptDays = 14 }: { keptDays?: number } = {}) {
  const root = await temporaryFolder()
  const folder = join(root, 'backups')
  const { file: keyFile } = await writeNewAgeKey(join(root, 'backup.key'))
  let now = start
  const location = { s3: undefined, mediaDir: folder }
  const backups = await openRemoteBackups({ location, keyFile, keptDays }, () => now)
  const media = fileSystemStorage(join(root, 'media'))
  await media.write('1/film.mp4', Buffer.from('a film'))
  await media.write('2/poster.webp', randomBytes(200_000))
  await media.write('private/erasures.json', Buffer.from('[]'))
  const read: string[] = []
  return {
    root,
    folder,
    keyFile,
    backups,
    media,
    /** The keys of the media files that were read for backups. */
    read,
    filesOf: async (part: string) => (await readdir(join(folder, part), { recursive: true })).toSorted(),
    write: (days = 0, files = mediaFilesFromStorage(media, ['private/erasures.json'])) => {
      now = new Date(start.getTime() + days * dayMs)
      const counted = {
        ...files,
        read: (key: string) => {
          read.push(key)
          return files.read(key)
        },
      }
      return backups.write(source, counted)
    },
    async unpack(name?: string) {
      const target = await temporaryFolder()
      return { target, ...(await backups.unpack(name, target)) }
    },
  }
}

test('a remote backup is restored with its media, and nothing in it can be read without the key', async () => {
  const { folder, write, unpack, backups } = await setup()
  const { name, manifest } = await write()
  expect(manifest.media?.map(({ key }) => key).toSorted()).toEqual(['1/film.mp4', '2/poster.webp'])
  expect(await backups.list()).toEqual([name])

  const stored = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = stored.filter((entry) => entry.isFile())
  expect(files.length).toBe(4)
  for (const file of files) {
    const bytes = await readFile(join(file.parentPath, file.name))
    expect(bytes.toString('latin1'), file.name).toMatch(/^age-encryption\.org\/v1\n/)
    expect(bytes.includes('a film')).toBe(false)
  }

  const { target, media } = await unpack()
  const restored = fileSystemStorage(await temporaryFolder())
  const database = await emptyDatabase()
  await restoreBackup(database, target, { media: mediaFilesFromStorage(restored), mediaSource: media })
  expect(await text(await restored.read('1/film.mp4'))).toBe('a film')
  const copy = await createBackup(database, await temporaryFolder())
  expect(copy.tables).toEqual(manifest.tables)
})

test('media files that are there already are neither read nor copied again, and new ones are', async () => {
  const { write, read, media } = await setup()
  await write()
  expect(read.splice(0).toSorted()).toEqual(['1/film.mp4', '2/poster.webp'])
  await media.write('3/new.mp4', Buffer.from('new'))
  const { manifest } = await write(1)
  expect(read).toEqual(['3/new.mp4'])
  expect(manifest.media?.length).toBe(3)
})

test('an interrupted backup is none, and the next one is complete', async () => {
  const { backups, write, media } = await setup()
  const files = mediaFilesFromStorage(media)
  const broken = { ...files, files: Readable.from([{ key: '1/film.mp4' }, { key: '2/poster.webp' }]) }
  const failing = {
    ...broken,
    read: (key: string) => (key.startsWith('2') ? Promise.reject(new Error('lost')) : files.read(key)),
  }
  await expect(write(0, failing)).rejects.toThrow('lost')
  expect(await backups.list()).toEqual([])
  await expect(backups.unpack(undefined, await temporaryFolder())).rejects.toMatchObject({
    code: 'backup.none',
  })
  const { name } = await write(1)
  expect(await backups.list()).toEqual([name])
})

test('old backups are deleted, and media that only they contained', async () => {
  const { folder, backups, write, media, filesOf } = await setup({ keptDays: 2 })
  await write(0)
  await media.delete('1/film.mp4')
  const { name } = await write(1)
  expect(await filesOf('media')).toContain(join('1', 'film.mp4'))
  // Without the work of writing each of them.
  for (let day = 2; day < 29; day++)
    for (const part of ['backups', 'contents']) {
      const later = backupName(new Date(start.getTime() + day * dayMs))
      const [from, to] = [name, later].map((file) => join(folder, part, `${file.toLowerCase()}.age`))
      await copyFile(from ?? '', to ?? '')
    }
  await write(29)
  // The newest of each of 24 hours that have one.
  expect((await backups.list()).length).toBe(24)
  expect((await filesOf('contents')).length).toBe(24)
  expect(await filesOf('media')).not.toContain(join('1', 'film.mp4'))
  expect(await filesOf('media')).toContain(join('2', 'poster.webp'))
})

test('media are kept while it is unknown whether a backup contains them', async () => {
  const { folder, write, media, filesOf } = await setup()
  const { name } = await write(0)
  await rm(join(folder, 'contents', `${name.toLowerCase()}.age`))
  await media.delete('1/film.mp4')
  await write(1)
  expect(await filesOf('media')).toContain(join('1', 'film.mp4'))
})

test('what an interrupted backup left is removed after two days', async () => {
  const { folder, write, filesOf } = await setup()
  const left = '2026-11-01t01-00-00-000z.age'
  await mkdir(join(folder, 'contents'), { recursive: true })
  await writeFile(join(folder, 'contents', left), 'x')
  await write(1)
  expect(await filesOf('contents')).toContain(left)
  await write(3)
  expect(await filesOf('contents')).not.toContain(left)
})

test('another key, an unknown name and an altered or missing file are refused with the reason', async () => {
  const { root, folder, backups, write, unpack } = await setup()
  const { name } = await write()
  await expect(unpack('2020-01-01T00-00-00-000Z')).rejects.toMatchObject({
    code: 'backup.none',
    params: { name: '2020-01-01T00-00-00-000Z' },
  })
  const { file: keyFile } = await writeNewAgeKey(join(root, 'other.key'))
  const location = { s3: undefined, mediaDir: folder }
  const others = await openRemoteBackups({ location, keyFile, keptDays: 14 })
  await expect(others.unpack(name, await temporaryFolder())).rejects.toMatchObject({
    code: 'backup.wrongKey',
    params: { file: keyFile },
  })
  await writeFile(join(folder, 'media/1/film.mp4'), await readFile(join(folder, 'media/2/poster.webp')))
  const { target, media } = await unpack()
  const database = await emptyDatabase()
  const restore = () =>
    restoreBackup(database, target, {
      media: mediaFilesFromStorage(fileSystemStorage(join(root, 'restored'))),
      mediaSource: media,
    })
  await expect(restore()).rejects.toMatchObject({ code: 'backup.damaged', params: { file: '1/film.mp4' } })
  const archive = join(folder, 'backups', `${name.toLowerCase()}.age`)
  await writeFile(archive, (await readFile(archive)).subarray(0, -100))
  await expect(unpack()).rejects.toMatchObject({ code: 'backup.damaged' })
  expect(await backups.readNote('erasures')).toBeNull()
  await backups.writeNote('erasures', Buffer.from('[]'))
  expect((await backups.readNote('erasures'))?.toString()).toBe('[]')
})

describe.skipIf(!hasSwift())('in a bucket', () => {
  let swift: SwiftServer
  beforeAll(async () => {
    swift = await startProxyOfRun()
  })
  afterAll(() => swift?.stop())

  test('a backup is written and read as in a folder, and none is there while S3 is away', async () => {
    const { keyFile, media } = await setup()
    const location = parseBackupUrl(swift.storageUrl('backups'))
    if (!location?.s3) throw new Error('the URL is not valid')
    const { endpoint, region, bucket, ...credentials } = location.s3
    const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true })
    await client.send(new CreateBucketCommand({ Bucket: bucket }))
    const backups = await openRemoteBackups({ location, keyFile, keptDays: 14 }, () => start)
    const files = mediaFilesFromStorage(media)
    const stopping = {
      ...files,
      async read(key: string) {
        await swift.stopProxy()
        return files.read(key)
      },
    }
    await expect(backups.write(source, stopping)).rejects.toMatchObject({ code: 'storage.unreachable' })
    await swift.startProxy()
    expect(await backups.list()).toEqual([])
    const { name, manifest } = await backups.write(source, mediaFilesFromStorage(media))
    expect(await backups.list()).toEqual([name])
    const target = await temporaryFolder()
    const unpacked = await backups.unpack(undefined, target)
    expect(await readManifest(target)).toEqual(manifest)
    expect(await text(await unpacked.media.read('1/film.mp4'))).toBe('a film')
  })
})

test.skipIf(!hasAge)('age and tar alone unpack a backup into a folder that can be restored', async () => {
  const { folder, keyFile, write } = await setup()
  const { name, manifest } = await write()
  const target = await temporaryFolder()
  const decrypt = (file: string) => execFileSync('age', ['-d', '-i', keyFile, join(folder, file)])
  execFileSync('tar', ['-x', '-C', target], { input: decrypt(`backups/${name.toLowerCase()}.age`) })
  expect(await readManifest(target)).toEqual(manifest)
  await mkdir(join(target, 'media/1'), { recursive: true })
  await mkdir(join(target, 'media/2'), { recursive: true })
  for (const key of ['1/film.mp4', '2/poster.webp'])
    await writeFile(join(target, 'media', key), decrypt(`media/${key}`))
  const database = await emptyDatabase()
  await restoreBackup(database, target)
})
