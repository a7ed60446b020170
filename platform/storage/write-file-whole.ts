import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/**
 * Writes a text file, completely or not at all: the text goes to a draft beside it, which takes its name once it is on disk.
 * @throws what the source or the file system throws
 */
export async function writeFileWhole(
  file: string,
  text: Iterable<string> | AsyncIterable<string>,
): Promise<void> {
  const draft = `${file}.part`
  try {
    await pipeline(Readable.from(text), createWriteStream(draft, { flush: true }))
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
