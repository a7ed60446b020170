import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { FinishedUpload } from '#domains/media/index.ts'
import { deleteUpload } from '#domains/media/server/uploads/upload.queries.ts'
import { requireCsvSize } from '#domains/signs/csv/decode-csv.ts'
import { parseMapping } from '#domains/signs/csv/parse-mapping.ts'
import type { PresetName } from '#domains/signs/csv/presets/preset-names.ts'
import { mappingOfPreset, parseMappingText } from '#domains/signs/index.ts'
import type { Actor } from '#platform/actor.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { AppError, isAppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import { privateKey } from '#platform/storage/storage.ts'
import { importSteps } from '../import-steps.ts'
import { type ImportSettings, maxFileNameLength } from '../sign-import.input.ts'
import { mayImport } from '../sign-import.policy.ts'
import { listArchive } from './archive/unpack-archive.ts'
import { type ImportStartContext, importQueueName } from './import-context.ts'
import { insertImport } from './import-step.queries.ts'
import { deleteImportFiles } from './list-import-keys.ts'
import { findMappingOf } from './sign-import.queries.ts'

/** An uploaded file. */
interface UploadedFile {
  name: string
  bytes: Uint8Array
}

interface StartRequest {
  file: UploadedFile | undefined
  /** A mapping file; without one, the mapping that was last used for the source. */
  mapping?: UploadedFile | undefined
  /** The export of another sign bank that the file is. */
  preset?: PresetName | undefined
  /** Id of a finished upload: an archive with the media that the file names. */
  media?: string | undefined
  settings: ImportSettings
}

/**
 * Stores an uploaded CSV file and begins to check it. Nothing of the dictionary changes before `confirmImport`.
 * @returns the id of the import
 * @throws AppError `request.invalid` without a file, `import.tooLarge`, `import.empty`, `import.presetAndMapping`,
 *   `mapping.notJson`, `mapping.failed`, `upload.notFound`, `upload.unfinished`, what `listArchive` throws,
 *   `storage.full`, the reasons of
 *   `mayImport`
 */
export async function startImport(
  context: ImportStartContext,
  actor: Actor,
  { file, mapping, preset, media, settings }: StartRequest,
): Promise<number> {
  const { db, storage, jobs, now } = context
  authorize(mayImport(actor))
  if (actor.kind !== 'account') throw new AppError('account.required')
  if (!file) throw new AppError('request.invalid', { fields: [{ field: 'file', code: 'value.required' }] })
  requireCsvSize(file.bytes.byteLength)
  if (file.bytes.byteLength === 0) throw new AppError('import.empty')
  if (mapping && preset) throw new AppError('import.presetAndMapping')
  const given = preset ? mappingOfPreset(preset, file.bytes) : mapping && readMappingFile(mapping)
  const name = randomUUID()
  const storageKey = privateKey(`imports/${name}.csv`)
  const mediaKey = media === undefined ? null : privateKey(`imports/${name}.zip`)
  const archive = media === undefined ? null : await requireArchive(context, actor, media)
  try {
    await storage.write(storageKey, file.bytes)
    if (archive && mediaKey) await storage.write(mediaKey, createReadStream(archive.path))
    const id = await inTransaction(db, async (tx) => {
      if (archive && !(await deleteUpload(tx, archive.id))) throw new AppError('upload.notFound')
      const used = given ?? (await findMappingOf(tx, settings.source)) ?? {}
      const { id, attempt } = await insertImport(tx, {
        accountId: actor.id,
        fileName: file.name.slice(-maxFileNameLength),
        storageKey,
        mediaKey,
        mediaName: archive?.name ?? null,
        ...settings,
        mapping: used,
        state: importSteps.start.to[0],
        at: now(),
      })
      await jobs.enqueue(tx, importQueueName, { import: id, attempt })
      return id
    })
    if (archive) await context.uploads.discardFile(archive.id)
    return id
  } catch (error) {
    await deleteImportFiles(storage, { storageKey, mediaKey })
    throw error
  }
}

/** The archive is checked here, so that the person reads at once what is wrong with it. */
async function requireArchive(
  { uploads }: ImportStartContext,
  actor: Actor,
  id: string,
): Promise<FinishedUpload> {
  const archive = await uploads.requireFinished(actor, id)
  await listArchive(archive.path, archive.name).catch((error: unknown) => {
    if (!isAppError(error) || error.status >= 500) throw error
    const { code, params } = error
    throw new AppError(code, { params, fields: [{ field: 'media', code, params }], cause: error })
  })
  return archive
}

/** @throws AppError `mapping.notJson`, `mapping.failed` for a wrong form; values are compared with the lists later */
function readMappingFile({ name, bytes }: UploadedFile): unknown {
  const json = parseMappingText(new TextDecoder().decode(bytes), name)
  const { errors } = parseMapping(json)
  if (errors.length > 0)
    throw new AppError('mapping.failed', {
      params: { file: name, count: errors.length },
      fields: errors.slice(0, 100),
    })
  return json
}
