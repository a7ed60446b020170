import { randomUUID } from 'node:crypto'
import { createReadStream, openAsBlob } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { FinishedUpload } from '#domains/media/index.ts'
import { deleteUpload } from '#domains/media/server/uploads/upload.queries.ts'
import { requireCsvSize } from '#domains/signs/csv/decode-csv.ts'
import { parseMapping } from '#domains/signs/csv/parse-mapping.ts'
import type { PresetName } from '#domains/signs/csv/presets/preset-names.ts'
import { mappingOfPreset, maxHeaderBytes, parseMappingText } from '#domains/signs/index.ts'
import type { Actor } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { AppError, isAppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import { privateKey } from '#platform/storage/storage.ts'
import { importSteps } from '../import-steps.ts'
import { type ImportSettings, maxFileNameLength } from '../sign-import.input.ts'
import { mayImport } from '../sign-import.policy.ts'
import { extractTable, listArchive } from './archive/unpack-archive.ts'
import { type ImportStartContext, importQueueName } from './import-context.ts'
import { insertImport } from './import-step.queries.ts'
import { deleteImportFiles } from './list-import-keys.ts'
import { findMappingOf } from './sign-import.queries.ts'
import { withImportFolder } from './with-import-folder.ts'

/** The types of Node and of browsers differ. */
type WebStream = Parameters<typeof Readable.fromWeb>[0]

interface StartRequest {
  /** Without it, the archive contains the file. */
  file: File | undefined
  /** A mapping file; without one, the mapping that was last used for the source. */
  mapping?: File | undefined
  /** The export of another sign bank that the file is. */
  preset?: PresetName | undefined
  /** Id of a finished upload: an archive with the media that the file names, or with the file as well. */
  media?: string | undefined
  settings: ImportSettings
}

/**
 * Stores an uploaded CSV file and begins to check it. Nothing of the dictionary changes before `confirmImport`.
 * @returns the id of the import
 * @throws AppError `request.invalid` without a file, `import.archiveTable`, `import.tooLarge`, `import.empty`, `import.presetAndMapping`,
 *   `mapping.notJson`, `mapping.failed`, `upload.notFound`, `upload.unfinished`, what `listArchive` throws,
 *   `storage.full`, the reasons of
 *   `mayImport`
 */
export const startImport = (
  context: ImportStartContext,
  actor: Actor,
  request: StartRequest,
): Promise<number> =>
  withImportFolder(async (folder) => {
    authorize(mayImport(actor))
    if (actor.kind !== 'account') throw new AppError('account.required')
    const { id: accountId } = actor
    if (request.mapping && request.preset) throw new AppError('import.presetAndMapping')
    if (request.media === undefined)
      return storeImport(context, request, { accountId, archive: null, folder })
    const id = await context.uploads.withFinished(actor, request.media, async (archive) => {
      await requireArchive(archive, { hasTable: !request.file })
      return storeImport(context, request, { accountId, archive, folder })
    })
    await context.uploads.discardFile(request.media)
    return id
  })

async function storeImport(
  { db, storage, jobs, now }: ImportStartContext,
  { file, mapping, preset, settings }: StartRequest,
  { accountId, archive, folder }: { accountId: number; archive: FinishedUpload | null; folder: string },
): Promise<number> {
  const table = file ?? (archive && (await unpackTable(archive, folder)))
  if (!table) throw new AppError('request.invalid', { fields: [{ field: 'file', code: 'value.required' }] })
  requireCsvSize(table.size)
  if (table.size === 0) throw new AppError('import.empty')
  const given = preset
    ? mappingOfPreset(preset, await table.slice(0, maxHeaderBytes).bytes())
    : mapping && (await readMappingFile(mapping))
  const name = randomUUID()
  const storageKey = privateKey(`imports/${name}.csv`)
  const mediaKey = archive && privateKey(`imports/${name}.zip`)
  try {
    await storage.write(storageKey, Readable.fromWeb(table.stream() as WebStream))
    if (archive && mediaKey) await storage.write(mediaKey, createReadStream(archive.path))
    return await inTransaction(db, async (tx) => {
      if (archive && !(await deleteUpload(tx, archive.id))) throw new AppError('upload.notFound')
      const used = given ?? (await findMappingOf(tx, settings.source)) ?? {}
      const { id, attempt } = await insertImport(tx, {
        accountId,
        fileName: table.name.slice(-maxFileNameLength),
        storageKey,
        mediaKey,
        mediaName: archive?.name ?? null,
        ...settings,
        preset: preset ?? null,
        mapping: used,
        state: importSteps.start.to[0],
        at: now(),
      })
      await recordAudit(tx, { thing: 'import', ids: [id], action: 'created', by: accountId, at: now() })
      await jobs.enqueue(tx, importQueueName, { import: id, attempt })
      return id
    })
  } catch (error) {
    await deleteImportFiles(storage, { storageKey, mediaKey })
    throw error
  }
}

/** The archive is checked here, so that the person reads at once what is wrong with it. */
async function requireArchive(archive: FinishedUpload, { hasTable }: { hasTable: boolean }): Promise<void> {
  await listArchive(archive.path, hasTable ? 1 : 0, archive.name).catch((error: unknown) => {
    if (!isAppError(error) || error.status >= 500) throw error
    const { code, params } = error
    throw new AppError(code, { params, fields: [{ field: 'media', code, params }], cause: error })
  })
}

/** The CSV file in an archive, under the name of the archive. */
async function unpackTable({ path, name }: FinishedUpload, folder: string): Promise<File> {
  const target = join(folder, 'signs.csv')
  await extractTable(path, target, name)
  return new File([await openAsBlob(target)], name)
}

/** @throws AppError `mapping.notJson`, `mapping.failed` for a wrong form; values are compared with the lists later */
async function readMappingFile(file: File): Promise<unknown> {
  const { name } = file
  const json = parseMappingText(await file.text(), name)
  const { errors } = parseMapping(json)
  if (errors.length > 0)
    throw new AppError('mapping.failed', {
      params: { file: name, count: errors.length },
      fields: errors.slice(0, 100),
    })
  return json
}
