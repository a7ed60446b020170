import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { inspectionTask, refuseDemanding } from '#platform/inspection/inspect.ts'
import { inspectionLimits } from '#platform/inspection/inspection-limits.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { editFile, FileEdit } from './edit-file.inspection.ts'
import type { AnnotationEdit, StoredFile } from './given-back.queries.ts'

const edit = inspectionTask<typeof editFile>(
  'domains/eaf-videos/server/given-back/edit-file.inspection.ts',
  'editFile',
)

/**
 * A stored file with edits, compressed by gzip. The process that inspects files edits it, so this one answers requests meanwhile.
 * The temporary copy is deleted when the stream ends.
 * @throws AppError `media.notFound`, `media.tooDemanding`, `server.busy`, and what `editFile` throws
 */
export async function editStoredFile(
  { storage }: { storage: Pick<Storage, 'read'> },
  { fileKey, fileName }: Pick<StoredFile, 'fileKey' | 'fileName'>,
  { edits, vocabulary }: { edits: AsyncIterable<AnnotationEdit[]>; vocabulary: FileEdit['vocabulary'] },
): Promise<Readable> {
  const folder = await mkdtemp(join(tmpdir(), 'signbank-eaf-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const [source, target, list] = ['source', 'target', 'edits'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ]
    await pipeline(await storage.read(fileKey), createWriteStream(source))
    await pipeline(Readable.from(asLines(edits)), createWriteStream(list))
    await edit([{ source, target, edits: list, vocabulary }], {
      refuse: refuseDemanding(fileName),
      seconds: inspectionLimits.unpackSeconds,
    })
    return createReadStream(target).once('close', () => void remove())
  } catch (error) {
    await remove()
    throw error
  }
}

async function* asLines(batches: AsyncIterable<AnnotationEdit[]>): AsyncGenerator<string> {
  for await (const batch of batches) yield batch.map((one) => `${JSON.stringify(one)}\n`).join('')
}
