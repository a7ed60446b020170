import { createHash } from 'node:crypto'
import { type PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { PackagedFile } from '../data-package/describe-package.ts'

/** A file of a ZIP: its content is made when its turn comes. */
export interface ZipEntry {
  path: string
  /** Gets the files before it, with their sizes and hashes. */
  content: (earlier: readonly PackagedFile[]) => AsyncIterable<string> | Iterable<string>
}

/**
 * A ZIP file as chunks, made while it is read. After a failure of an entry the file ends without its directory, so that
 * no program takes it for complete.
 * @throws what the content of an entry throws
 */
export async function* zipStream(entries: readonly ZipEntry[], now: Date): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  const output = zip.outputStream as PassThrough
  const written: PackagedFile[] = []
  let current: Readable | undefined
  const fail = (error: Error) => output.destroy(error)
  zip.on('error', fail)
  for (const { path, content } of entries)
    zip.addReadStreamLazy(path, { mtime: now }, (respond) => {
      current = Readable.from(measured(path, content([...written]), (file) => written.push(file)))
      // yazl does not listen to errors of these streams.
      current.on('error', fail)
      respond(null, current)
    })
  zip.end()
  try {
    yield* output
  } finally {
    current?.destroy()
    output.destroy()
  }
}

async function* measured(
  path: string,
  chunks: AsyncIterable<string> | Iterable<string>,
  onEnd: (file: PackagedFile) => void,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of chunks) {
    const data = Buffer.from(chunk)
    hash.update(data)
    bytes += data.length
    yield data
  }
  onEnd({ path, bytes, sha256: hash.digest('hex') })
}
