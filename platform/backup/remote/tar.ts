import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isInnerPath } from '../manifest.ts'
import { privateFile, privateFolder } from '../private-files.ts'

// The format ustar of POSIX, which every tar reads, with plain files only.

const blockLength = 512
const maxPathLength = 100
/** The largest number of eleven octal digits. */
const maxFileBytes = 0o77777777777

/**
 * Files of a folder as a tar file.
 * @throws Error if a file has more than 8 GiB or a path of more than 100 bytes
 */
export async function* packTar(folder: string, paths: readonly string[]): AsyncGenerator<Buffer> {
  for (const path of paths) {
    const { size, mtimeMs } = await stat(join(folder, path))
    yield tarHeader(path, size, Math.floor(mtimeMs / 1000))
    let bytes = 0
    for await (const chunk of createReadStream(join(folder, path))) {
      bytes += chunk.length
      yield chunk
    }
    if (bytes !== size) throw new Error(`${path} was changed while it was packed`)
    yield Buffer.alloc(paddingOf(size))
  }
  yield Buffer.alloc(2 * blockLength)
}

/**
 * Writes the files of a tar file into a folder.
 * @throws Error if the content is no complete tar file of plain files inside the folder
 */
export async function unpackTar(content: AsyncIterable<Buffer>, folder: string): Promise<void> {
  const reader = byteReader(content)
  try {
    for (;;) {
      const header = await reader.take(blockLength)
      if (header.every((byte) => byte === 0)) break
      const { path, size } = readTarHeader(header)
      const file = join(folder, path)
      await mkdir(dirname(file), privateFolder)
      await pipeline(Readable.from(reader.stream(size)), createWriteStream(file, privateFile))
      await reader.take(paddingOf(size))
    }
    // To the end, because a file that was cut off is recognized there.
    await reader.drain()
  } finally {
    await reader.close()
  }
}

const paddingOf = (size: number): number => (blockLength - (size % blockLength)) % blockLength

function tarHeader(path: string, size: number, mtime: number): Buffer {
  if (Buffer.byteLength(path) > maxPathLength || size > maxFileBytes)
    throw new Error(`${path} is too long or too large for a tar file`)
  const header = Buffer.alloc(blockLength)
  const octal = (value: number, length: number, at: number) =>
    header.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at, 'latin1')
  header.write(path, 0)
  octal(privateFile.mode, 8, 100)
  octal(0, 8, 108)
  octal(0, 8, 116)
  octal(size, 12, 124)
  octal(mtime, 12, 136)
  header.write('0', 156, 'latin1')
  header.write('ustar\x0000', 257, 'latin1')
  octal(checksumOf(header), 7, 148)
  header.write(' ', 155, 'latin1')
  return header
}

/** The sum of the bytes, where those of the checksum count as spaces. */
const checksumOf = (header: Buffer): number =>
  header.reduce((sum, byte, index) => sum + (index >= 148 && index < 156 ? 0x20 : byte), 0)

function readTarHeader(header: Buffer): { path: string; size: number } {
  const textAt = (start: number, end: number) => header.toString('utf8', start, end).split('\0')[0] ?? ''
  const path = textAt(0, maxPathLength)
  const size = Number.parseInt(textAt(124, 136), 8)
  const isWhole = Number.parseInt(textAt(148, 156), 8) === checksumOf(header)
  if (!isWhole || !isInnerPath(path) || !(size >= 0) || textAt(156, 157) !== '0')
    throw new Error('this is no tar file of a backup')
  return { path, size }
}

/** Reads a stream in pieces of given lengths. */
function byteReader(content: AsyncIterable<Buffer>) {
  const chunks = content[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)

  async function* stream(length: number): AsyncGenerator<Buffer> {
    for (let missing = length; missing > 0; ) {
      if (rest.length === 0) {
        const { value, done } = await chunks.next()
        if (done) throw new Error('the tar file ends too early')
        rest = value
      }
      const piece = rest.subarray(0, missing)
      rest = rest.subarray(piece.length)
      missing -= piece.length
      yield piece
    }
  }
  return {
    stream,
    take: async (length: number) => Buffer.concat(await Array.fromAsync(stream(length))),
    async drain() {
      while (!(await chunks.next()).done);
    },
    close: async () => void (await chunks.return?.()),
  }
}
