import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { ElanFileError, readEaf } from '#packages/elan/index.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { type EafFileFacts, maxStoredDiagnostics, maxTiers, maxUnpackedMegabytes } from '../../eaf-file.ts'
import { annotationBatches } from './annotation-batches.ts'
import { describeFile } from './describe-file.ts'
import { batchesFile, packedFile } from './read-files.ts'

/**
 * Reads an annotation file, compressed or not. Writes into a folder the file itself, compressed (`packedFile`), and its
 * annotations as lines of JSON (`batchesFile`), each with as many as one statement stores.
 * @param vocabularies how the addresses of our vocabularies begin; other references are left out
 * @throws AppError with the code `eaf.…` of the refusal and its line; `eaf.damagedCompression`, `eaf.unpackedTooLarge`,
 *   `eaf.tooManyTiers`
 */
export async function readAnnotations(
  path: string,
  folder: string,
  vocabularies: string,
): Promise<EafFileFacts> {
  const hash = createHash('sha256')
  const packed = createGzip()
  const written = pipeline(packed, createWriteStream(join(folder, packedFile)))
  // Until it is awaited below, a failure of the reader ends it.
  written.catch(() => {})
  let bytes = 0
  async function* source() {
    for await (const part of unpackedParts(path)) {
      bytes += part.length
      if (bytes > maxUnpackedMegabytes * 1_000_000)
        throw new AppError('eaf.unpackedTooLarge', { params: { megabytes: maxUnpackedMegabytes } })
      hash.update(part)
      if (!packed.write(part)) await once(packed, 'drain')
      yield part
    }
    packed.end()
  }
  try {
    const read = await readEaf(source(), { diagnostics: maxStoredDiagnostics })
    await written
    if (read.document.tiers.length > maxTiers)
      throw new AppError('eaf.tooManyTiers', { params: { limit: maxTiers } })
    await pipeline(
      Readable.from(annotationBatches(read.document, vocabularies)),
      createWriteStream(join(folder, batchesFile)),
    )
    return { ...describeFile(read), bytes, sha256: hash.digest('hex') }
  } catch (error) {
    packed.destroy()
    throw error instanceof ElanFileError ? toAppError(error) : error
  }
}

/** The bytes of a file; those of a compressed one are unpacked. */
async function* unpackedParts(path: string): AsyncGenerator<Buffer> {
  if (!(await isPacked(path))) {
    yield* createReadStream(path)
    return
  }
  const source = createReadStream(path)
  const gunzip = createGunzip()
  source.on('error', (error) => gunzip.destroy(error))
  try {
    yield* source.pipe(gunzip)
  } catch (cause) {
    const isOfCompression = String((cause as NodeJS.ErrnoException).code).startsWith('Z_')
    throw isOfCompression ? new AppError('eaf.damagedCompression', { cause }) : cause
  } finally {
    source.destroy()
  }
}

/** By its first bytes: names are not reliable. */
async function isPacked(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0)
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b
  } finally {
    await file.close()
  }
}

const toAppError = (cause: ElanFileError): AppError =>
  new AppError(`eaf.${cause.code}`, { params: { ...cause.params, line: cause.line ?? 1 }, cause })
