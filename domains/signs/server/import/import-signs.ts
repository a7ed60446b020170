import {
  type DescribedHandshape,
  readDescribedHandshapes,
  storeDescribedHandshapes,
} from '#domains/vocabularies/index.ts'
import { system } from '#platform/actor.ts'
import { inTransaction, type Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { remapIds } from '../../remap-ids.ts'
import { deleteDemoRows } from '../remove-demo-signs.ts'
import { type ChangeKind, saveSigns } from '../save-signs.ts'
import type { ImportContext } from '../signs-context.ts'
import { collectsUnmapped } from './assert-no-errors.ts'
import type { ImportCounts, ImportOptions, ImportProgress } from './import-options.ts'
import { updateAttributions } from './media.queries.ts'
import { type ImportPlan, planImport } from './plan-import.ts'
import { readCsvFile } from './read-csv-file.ts'
import { readMapping } from './read-mapping.ts'
import { type StoredMedia, storeFiles } from './store-files.ts'
import { storeLanguages, storeReferenceValues } from './store-reference-values.ts'

/** The result of an import, or with `dryRun` its plan. */
export interface ImportReport {
  counts: ImportCounts
  preview: ImportPlan['preview']
  notices: ImportPlan['notices']
  noticeCounts: ImportPlan['noticeCounts']
  renamed: ImportPlan['renamed']
  /** Duration of the transaction in milliseconds. */
  transactionMillis: number
}

interface ImportHooks {
  progress?: (progress: ImportProgress) => void
  /** The kind of the change set. */
  kind?: ChangeKind
}

/**
 * The operator's import of a CSV file, recorded as "system". The file is read, checked and matched, and media files are
 * stored, before one transaction writes everything or nothing.
 * @throws AppError with the errors by line and column; nothing is changed then
 */
export async function importSigns(
  context: ImportContext,
  options: ImportOptions,
  hooks: ImportHooks = {},
): Promise<ImportReport> {
  const { progress = () => {}, kind = 'import' } = hooks
  progress({ step: 'reading', done: 0, total: 1 })
  const mapping = options.mapping === undefined ? undefined : await readMapping(context.db, options.mapping)
  const read = await readCsvFile(options.file, { mapping, collectUnknown: collectsUnmapped(options) })
  const handshapes = await readHandshapes(context, options)
  const plan = await planImport(context.db, read, options)
  const { preview, notices, noticeCounts, renamed } = plan
  const counts = { ...plan.counts, handshapes: handshapes.length }
  const report = { counts, preview, notices, noticeCounts, renamed }
  progress({ step: 'reading', done: 1, total: 1 })
  if (options.dryRun) return { ...report, transactionMillis: 0 }

  const stored = await storeFiles(context, plan.newMedia, (done) => {
    if (done % 20 === 0) progress({ step: 'files', done, total: plan.newMedia.length })
  })
  try {
    progress({ step: 'writing', done: 0, total: 1 })
    const start = performance.now()
    const unusedKeys = await inTransaction(context.db, async (tx) => {
      const demo = options.replaceDemo ? await deleteDemoRows(tx, context.now()) : undefined
      await writePlan(tx, context.now, plan, stored, kind)
      await storeDescribedHandshapes(tx, handshapes)
      return demo?.storageKeys ?? []
    })
    const transactionMillis = performance.now() - start
    for (const key of unusedKeys) await context.storage.delete(key)
    progress({ step: 'writing', done: 1, total: 1 })
    return { ...report, transactionMillis }
  } catch (error) {
    await stored.discard()
    throw isUniqueViolation(error) ? new AppError('import.changedMeanwhile', { cause: error }) : error
  }
}

const readHandshapes = async (
  { db }: ImportContext,
  { handshapes, createValues = false }: ImportOptions,
): Promise<DescribedHandshape[]> =>
  handshapes === undefined ? [] : readDescribedHandshapes(db, handshapes, { createValues })

async function writePlan(tx: Tx, now: () => Date, plan: ImportPlan, stored: StoredMedia, kind: ChangeKind) {
  await storeLanguages(tx, plan.newLanguages)
  await stored.insertRows(tx, plan.source)
  const entry = await storeReferenceValues(tx, plan.newValues, stored.idOf)
  const changes = plan.changes.map(({ document, ...change }) =>
    document ? { ...change, document: remapIds(document, { entry, media: stored.idOf }) } : change,
  )
  await saveSigns({ db: tx, now }, { actor: system, kind, label: plan.source, changes })
  await updateAttributions(tx, plan.changedMedia)
}

const isUniqueViolation = (error: unknown) => (error as { code?: unknown }).code === '23505'
