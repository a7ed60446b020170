import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { requireCsvSize } from '#domains/signs/csv/decode-csv.ts'
import { parseMapping } from '#domains/signs/csv/parse-mapping.ts'
import type { PresetName } from '#domains/signs/csv/presets/preset-names.ts'
import { mappingOfPreset, parseMappingText } from '#domains/signs/index.ts'
import type { Actor } from '#platform/actor.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import { privateKey } from '#platform/storage/storage.ts'
import { type ImportSettings, maxFileNameLength } from '../sign-import.input.ts'
import { mayImport } from '../sign-import.policy.ts'
import { importQueueName, type SignImportContext } from './import-context.ts'
import { findMappingOf } from './sign-import.queries.ts'

/** An uploaded file. */
interface UploadedFile {
  name: string
  bytes: Uint8Array
}

interface StartRequest {
  actor: Actor
  file: UploadedFile | undefined
  /** A mapping file; without one, the mapping that was last used for the source. */
  mapping?: UploadedFile | undefined
  /** The export of another sign bank that the file is. */
  preset?: PresetName | undefined
  settings: ImportSettings
}

/**
 * Stores an uploaded CSV file and begins to check it. Nothing of the dictionary changes before `confirmImport`.
 * @returns the id of the import
 * @throws AppError `request.invalid` without a file, `import.tooLarge`, `import.empty`, `import.presetAndMapping`,
 *   `mapping.notJson`, `mapping.failed`, `storage.full`, the reasons of
 *   `mayImport`
 */
export async function startImport(
  { db, storage, jobs, now }: SignImportContext,
  { actor, file, mapping, preset, settings }: StartRequest,
): Promise<number> {
  authorize(mayImport(actor))
  if (actor.kind !== 'account') throw new AppError('account.required')
  if (!file) throw new AppError('request.invalid', { fields: [{ field: 'file', code: 'value.required' }] })
  requireCsvSize(file.bytes.byteLength)
  if (file.bytes.byteLength === 0) throw new AppError('import.empty')
  if (mapping && preset) throw new AppError('import.presetAndMapping')
  const given = preset ? mappingOfPreset(preset, file.bytes) : mapping && readMappingFile(mapping)
  const storageKey = privateKey(`imports/${randomUUID()}.csv`)
  await storage.write(storageKey, file.bytes)
  try {
    return await inTransaction(db, async (tx) => {
      const used = given ?? (await findMappingOf(tx, settings.source)) ?? {}
      const { rows } = await sql<{ id: number; attempt: number }>`
        insert into sign_import
          (account_id, file_name, storage_key, source, create_values, mapping, created_at, changed_at)
        values (${actor.id}, ${file.name.slice(-maxFileNameLength)}, ${storageKey}, ${settings.source},
          ${settings.createValues}, ${JSON.stringify(used)}::jsonb, ${now()}, ${now()})
        returning id, attempt
      `.execute(tx)
      const { id = 0, attempt = 0 } = rows[0] ?? {}
      await jobs.enqueue(tx, importQueueName, { import: id, attempt })
      return id
    })
  } catch (error) {
    await storage.delete(storageKey)
    throw error
  }
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
