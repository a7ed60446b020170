import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { maxArchiveFiles } from '../../archive.ts'
import { fileWith, withPath, zipOf } from './archive.fixture.ts'
import { listArchive, unpackArchive } from './unpack-archive.ts'

const bytes = (text: string) => Buffer.from(text)
const codeOf = async (promise: Promise<unknown>) =>
  promise.then(
    () => 'accepted',
    (error: { code: string }) => error.code,
  )
const refusalOf = async (zip: Buffer) => {
  const path = await fileWith(zip)
  const folder = await temporaryFolder()
  const codes = [await codeOf(listArchive(path, 0)), await codeOf(unpackArchive(path, folder))]
  expect(await readdir(folder)).toEqual([])
  return codes
}

describe('an archive of media', () => {
  test('is unpacked, each file in a folder of its own; what the system adds is left out [SGN-14]', async () => {
    const path = await fileWith(
      await zipOf([
        { path: 'a/CASA.mp4', content: bytes('one') },
        { path: 'b/CASA.mp4', content: bytes('two') },
        { path: '__MACOSX/a/._CASA.mp4', content: bytes('x') },
        { path: 'a/.DS_Store', content: bytes('x') },
        { path: 'AVÓ.PNG', content: bytes('three') },
      ]),
    )
    expect(await listArchive(path, 0)).toEqual(['CASA.mp4', 'CASA.mp4', 'AVÓ.PNG'])
    const folder = await temporaryFolder()
    await unpackArchive(path, folder)
    const read = (name: string) => readFile(join(folder, name), 'utf8')
    expect([await read('0/CASA.mp4'), await read('1/CASA.mp4'), await read('2/AVÓ.PNG')]).toEqual([
      'one',
      'two',
      'three',
    ])
  })

  test.each(['../xx.mp4', '/abs/x.mp4', 'c:/abs.mp4', '..\\xx.mp4'])(
    'with the path %j is refused [SGN-14]',
    async (path) => {
      const harmless = `${'a'.repeat(path.length - 4)}.mp4`
      const zip = withPath(await zipOf([{ path: harmless, content: bytes('x') }]), harmless, path)
      expect(await refusalOf(zip)).toEqual(['import.archiveName', 'import.archiveName'])
    },
  )

  test('with a link is refused, and the message names the link [SGN-14]', async () => {
    const zip = await zipOf([{ path: 'clips/a.mp4', content: bytes('/etc/passwd'), mode: 0o120777 }])
    expect(await refusalOf(zip)).toEqual(['import.archiveLink', 'import.archiveLink'])
    const refused = await listArchive(await fileWith(zip), 0).catch(
      (error: { params: object }) => error.params,
    )
    expect(refused).toEqual({ file: 'clips/a.mp4' })
  })

  test.each(['readme.txt', 'inner.zip', 'run.sh', 'CASA'])('with %s is refused [SGN-14]', async (path) => {
    const zip = await zipOf([{ path, content: bytes('x') }])
    expect(await refusalOf(zip)).toEqual(['import.archiveType', 'import.archiveType'])
  })

  test('that expands a hundredfold is refused before it is unpacked [SGN-14]', async () => {
    const zip = await zipOf([{ path: 'a.mp4', content: Buffer.alloc(20_000_000) }])
    expect(zip.length).toBeLessThan(100_000)
    expect(await refusalOf(zip)).toEqual(['import.archiveTooLarge', 'import.archiveTooLarge'])
  })

  test('whose directory hides the size of a file is refused while it is unpacked [SGN-14]', async () => {
    const zip = await zipOf([{ path: 'a.mp4', content: Buffer.alloc(500_000, 'x') }])
    const directory = zip.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'))
    zip.writeUInt32LE(100, directory + 24)
    const path = await fileWith(zip)
    expect(await codeOf(unpackArchive(path, await temporaryFolder()))).toBe('import.archiveUnreadable')
  })

  test('with too many files is refused by its directory alone [SGN-14]', async () => {
    const files = Array.from({ length: maxArchiveFiles + 1 }, (_, index) => ({
      path: `${index}.mp4`,
      content: bytes(''),
    }))
    expect(await refusalOf(await zipOf(files))).toEqual(['import.archiveTooMany', 'import.archiveTooMany'])
  })

  test('that is encrypted, truncated or no ZIP is refused [SGN-14]', async () => {
    const zip = await zipOf([{ path: 'a.mp4', content: bytes('content of the file') }])
    const encrypted = Buffer.from(zip)
    const directory = encrypted.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'))
    encrypted.writeUInt16LE(encrypted.readUInt16LE(directory + 8) | 1, directory + 8)
    expect((await refusalOf(encrypted))[0]).toBe('import.archiveEncrypted')
    expect((await refusalOf(zip.subarray(0, zip.length - 30)))[0]).toBe('import.archiveUnreadable')
    expect((await refusalOf(bytes('no archive')))[0]).toBe('import.archiveUnreadable')
    expect((await refusalOf(Buffer.alloc(0)))[0]).toBe('import.archiveUnreadable')
  })
})
