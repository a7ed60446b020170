import { personName } from '#domains/accounts/public-person.ts'
import { listPublicPeople } from '#domains/accounts/server/public-people.queries.ts'
import type { Db } from '#platform/db/transaction.ts'
import { AppError, isAppError } from '#platform/errors/app-error.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { writeFileWhole } from '#platform/storage/write-file-whole.ts'
import { exportHeaders } from '../csv/columns.ts'
import type { NameLookup } from '../csv/lookups.ts'
import { writeCsv } from '../csv/write-csv.ts'
import { writeRow } from '../csv/write-row.ts'
import { presentForExport } from '../sign.export.ts'
import { mediaIdsOf, type StoredSign } from '../sign-document.ts'
import { attributionColumns } from './import/collect-attributions.ts'
import { loadNamedMedia } from './import/media.queries.ts'
import { loadReferenceValues } from './import/reference-values.ts'
import { listGlosses, listSignIds, listTranslationLanguages, loadSigns } from './sign.queries.ts'

export const exportFormats = ['csv', 'json'] as const
export type ExportFormat = (typeof exportFormats)[number]

const batchSize = 500
/** Exports are in English, like their headers. */
const translateEnglish = translator('en')

/**
 * All signs that are not deleted, including pending signs and private notes, as chunks of a file ordered by id.
 */
export async function* exportSigns(db: Db, format: ExportFormat): AsyncGenerator<string> {
  const headers = exportHeaders(await listTranslationLanguages(db))
  const values = await loadReferenceValues(db)
  yield format === 'csv' ? writeCsv([headers]) : '{"signs":['
  let separator = '\n'
  for await (const { signs, names } of batches(db, values.value)) {
    if (format === 'csv') yield writeCsv(signs.map((sign) => writeRow(headers, sign, names)))
    else yield separator + signs.map((sign) => JSON.stringify(presentForExport(sign, names))).join(',\n')
    separator = ',\n'
  }
  if (format === 'json') yield '\n]}\n'
}

/**
 * Writes the export to a file, completely or not at all.
 * @throws AppError `export.failed`
 */
export async function exportToFile(db: Db, file: string, format: ExportFormat): Promise<void> {
  try {
    await writeFileWhole(file, exportSigns(db, format))
  } catch (error) {
    throw isAppError(error) ? error : new AppError('export.failed', { params: { file }, cause: error })
  }
}

async function* batches(
  db: Db,
  value: NameLookup['value'],
): AsyncGenerator<{ signs: StoredSign[]; names: NameLookup }> {
  let last = 0
  for (;;) {
    const ids = await listSignIds(db, last, batchSize)
    last = ids.at(-1) ?? last
    if (ids.length === 0) return
    const loaded = await loadSigns(db, ids)
    const signs = ids.flatMap((id) => loaded.get(id) ?? [])
    yield { signs, names: await loadNames(db, signs, value) }
  }
}

async function loadNames(
  db: Db,
  signs: readonly StoredSign[],
  value: NameLookup['value'],
): Promise<NameLookup> {
  const documents = signs.map(({ document }) => document)
  const targets = documents.flatMap(({ relations, minimalPairs }) => [
    ...relations.map(({ sign }) => sign),
    ...minimalPairs,
  ])
  const glosses = await listGlosses(db, targets)
  const people = await listPublicPeople(
    db,
    signs.flatMap(({ authorId, publisherId, approverId }) => [authorId, publisherId, approverId]),
  )
  const files = await loadNamedMedia(db, documents.flatMap(mediaIdsOf))
  return {
    value,
    gloss: (id) => glosses.get(id),
    file: (id) => files.get(id)?.originalName,
    attribution: (id, key) => files.get(id)?.[attributionColumns[key]] ?? '',
    person: (id) => personName(people.get(id) ?? null, translateEnglish, 'en') ?? undefined,
  }
}
