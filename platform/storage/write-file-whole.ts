import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/**
 * Writes a file, completely or not at all: the content goes to a draft beside it, which takes its name once it is on disk.
 * @throws what the source or the file system throws
 */
export async function writeFileWhole(
  file: string,
  content: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>,
): Promise<void> {
  const draft = `${file}.part`
  try {
    await pipeline(Readable.from(content), createWriteStream(draft, { flush: true }))
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
