import { personName } from '#domains/accounts/public-person.ts'
import { listPublicPeople } from '#domains/accounts/server/public-people.queries.ts'
import { type Actor, system } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { AppError, isAppError } from '#platform/errors/app-error.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { asStorageFull } from '#platform/storage/storage-full.ts'
import { writeFileWhole } from '#platform/storage/write-file-whole.ts'
import type { NameLookup } from '../csv/lookups.ts'
import type { ExportFormat } from '../export-format.ts'
import { exportWriters } from '../export-writers.ts'
import { signIdsOf } from '../references-of.ts'
import { mediaIdsOf, type StoredSign } from '../sign-document.ts'
import { loadNamedMedia } from './import/media.queries.ts'
import { loadReferenceValues } from './import/reference-values.ts'
import { listSignIds, listTranslationLanguages, loadSigns } from './sign.queries.ts'
import { listNameableGlosses } from './visible-signs.queries.ts'

/** Signs that are in memory at the same time. */
export const exportBatchSize = 500
/** Exports are in English, like their headers. */
const translateEnglish = translator('en')

/**
 * All signs that are not deleted, including pending signs and private notes, as chunks of a file ordered by id.
 * @param fileName the name of a file in the export; its original name by default
 */
export const exportSigns = (
  db: Db,
  format: ExportFormat,
  fileName?: NameLookup['file'],
): AsyncGenerator<string> => writeSigns(db, format, allSigns(db), fileName)

/** Signs to export, and who reads the names of the signs that they refer to; the program by default. */
export interface ExportBatch {
  signs: StoredSign[]
  viewer?: Actor
}

/** The chunks of a file with these signs, one for each batch. */
export async function* writeSigns(
  db: Db,
  format: ExportFormat,
  batches: AsyncIterable<ExportBatch>,
  fileName?: NameLookup['file'],
): AsyncGenerator<string> {
  const writer = exportWriters[format](await listTranslationLanguages(db))
  const values = await loadReferenceValues(db)
  yield writer.begin
  for await (const { signs, viewer = system } of batches) {
    if (signs.length === 0) continue
    const names = await loadNames(db, viewer, signs, values.value)
    yield writer.signs(signs, fileName ? { ...names, file: fileName } : names)
  }
  if (writer.end !== '') yield writer.end
}

/**
 * Writes an export to a file, completely or not at all.
 * @throws AppError `export.failed`, `storage.full`
 */
export async function exportToFile(
  file: string,
  content: AsyncGenerator<string | Uint8Array>,
): Promise<void> {
  try {
    await writeFileWhole(file, content)
  } catch (failure) {
    const error = asStorageFull(failure)
    throw isAppError(error) ? error : new AppError('export.failed', { params: { file }, cause: error })
  }
}

async function* allSigns(db: Db): AsyncGenerator<ExportBatch> {
  let last = 0
  for (;;) {
    const ids = await listSignIds(db, last, exportBatchSize)
    last = ids.at(-1) ?? last
    if (ids.length === 0) return
    const loaded = await loadSigns(db, ids)
    yield { signs: ids.flatMap((id) => loaded.get(id) ?? []) }
  }
}

async function loadNames(
  db: Db,
  viewer: Actor,
  signs: readonly StoredSign[],
  value: NameLookup['value'],
): Promise<NameLookup> {
  const documents = signs.map(({ document }) => document)
  const glosses = await listNameableGlosses(db, viewer, documents.flatMap(signIdsOf))
  const people = await listPublicPeople(
    db,
    signs.flatMap(({ authorId, publisherId, approverId }) => [authorId, publisherId, approverId]),
  )
  const files = await loadNamedMedia(db, documents.flatMap(mediaIdsOf))
  return {
    value,
    gloss: (id) => glosses.get(id),
    file: (id) => files.get(id)?.originalName,
    person: (id) => personName(people.get(id) ?? null, translateEnglish, 'en') ?? undefined,
  }
}
