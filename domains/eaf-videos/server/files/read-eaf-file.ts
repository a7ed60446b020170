import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { deleteUpload } from '#domains/media/server/uploads/upload.queries.ts'
import type { Actor } from '#platform/actor.ts'
import { AppError, isAppError } from '#platform/errors/app-error.ts'
import { inspectionTask, refuseDemanding } from '#platform/inspection/inspect.ts'
import { inspectionLimits } from '#platform/inspection/inspection-limits.ts'
import { type EafFileFacts, isEafName } from '../../eaf-file.ts'
import type { readAnnotations } from './read-annotations.inspection.ts'
import type { RecordingContext } from './recording-context.ts'

/** A file that arrived: a finished upload, or the content of a request. */
export type ReceivedEaf = { upload: string } | { name: string; content: Readable }

/** A file that was read. The folder has `packedFile` and `batchesFile`. */
export interface ReadEaf {
  name: string
  facts: EafFileFacts
  folder: string
  /** The upload that the file was, whose row is deleted with the storing of the file. */
  upload: string | undefined
}

const read = inspectionTask<typeof readAnnotations>(
  'domains/eaf-videos/server/files/read-annotations.inspection.ts',
  'readAnnotations',
)

/**
 * Reads an annotation file in the process that inspects files, and runs work with the result. A refused upload is deleted.
 * @throws AppError `eaf.fileType`, `media.tooDemanding`, `server.busy`, `upload.notFound`, `upload.unfinished`; what
 *   `readAnnotations` and `work` throw
 */
export async function withEafFile<Result>(
  context: Pick<RecordingContext, 'db' | 'uploads' | 'vocabularies'>,
  actor: Actor,
  received: ReceivedEaf,
  work: (file: ReadEaf) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'signbank-eaf-'))
  const upload = 'upload' in received ? received.upload : undefined
  const inspect = async ({ name, path }: ArrivedEaf) => {
    const facts = await read([path, folder, context.vocabularies], {
      refuse: refuseDemanding(name),
      seconds: inspectionLimits.annotationSeconds,
    }).catch(async (error: unknown) => {
      if (upload !== undefined && isAppError(error) && error.status === 422)
        await discardUpload(context, upload)
      throw error
    })
    return { name, facts }
  }
  try {
    const { name, facts } = await withArrivedFile(context, actor, { received, folder }, inspect)
    const result = await work({ name, facts, folder, upload })
    if (upload !== undefined) await context.uploads.discardFile(upload)
    return result
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface ArrivedEaf {
  name: string
  path: string
}

async function withArrivedFile<Result>(
  { uploads }: Pick<RecordingContext, 'uploads'>,
  actor: Actor,
  { received, folder }: { received: ReceivedEaf; folder: string },
  work: (file: ArrivedEaf) => Promise<Result>,
): Promise<Result> {
  if ('upload' in received)
    return uploads.withFinished(actor, received.upload, async ({ name, path }) =>
      work({ name: requireEafName(name), path }),
    )
  const name = requireEafName(received.name)
  const path = join(folder, 'received')
  await pipeline(received.content, createWriteStream(path))
  return work({ name, path })
}

function requireEafName(name: string): string {
  const file = name.trim().slice(0, 200)
  if (!isEafName(file)) throw new AppError('eaf.fileType', { params: { file } })
  return file
}

async function discardUpload({ db, uploads }: Pick<RecordingContext, 'db' | 'uploads'>, id: string) {
  await deleteUpload(db, id)
  await uploads.discardFile(id)
}
