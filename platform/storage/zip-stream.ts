import { createHash } from 'node:crypto'
import { type PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** A file that a ZIP contains, with its SHA-256 in hexadecimal. */
export interface ZippedFile {
  path: string
  bytes: number
  sha256: string
}

type Chunks = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>

/** A file of a ZIP: its content is made when its turn comes. */
export interface ZipEntry {
  path: string
  /** Whether the content is compressed already, as that of videos and pictures. */
  isCompressed?: boolean
  /** Gets the files before it, with their sizes and hashes. */
  content: (earlier: readonly ZippedFile[]) => Chunks | Promise<Chunks>
}

/**
 * A ZIP file as chunks, made while it is read. After a failure of an entry the file ends without its directory, so that
 * no program takes it for complete.
 * @throws what the content of an entry throws
 */
export async function* zipStream(entries: readonly ZipEntry[], now: Date): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  const output = zip.outputStream as PassThrough
  const written: ZippedFile[] = []
  let current: Readable | undefined
  const fail = (error: Error) => output.destroy(error)
  zip.on('error', fail)
  for (const { path, isCompressed = false, content } of entries)
    zip.addReadStreamLazy(path, { mtime: now, compress: !isCompressed }, (respond) => {
      current = Readable.from(
        measured(
          path,
          () => content([...written]),
          (file) => written.push(file),
        ),
      )
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
  content: () => Chunks | Promise<Chunks>,
  onEnd: (file: ZippedFile) => void,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of await content()) {
    const data = Buffer.from(chunk)
    hash.update(data)
    bytes += data.length
    yield data
  }
  onEnd({ path, bytes, sha256: hash.digest('hex') })
}
