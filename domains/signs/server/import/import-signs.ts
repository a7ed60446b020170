import { nameUnknownDataset } from '#domains/content/index.ts'
import {
  type DescribedHandshape,
  readDescribedHandshapes,
  storeDescribedHandshapes,
} from '#domains/vocabularies/index.ts'
import { type Actor, actorId, system } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import { type Db, inTransaction, type Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { mapInSteps } from '#platform/in-steps.ts'
import type { Mapping } from '../../csv/mapping.ts'
import { presetOrigins } from '../../csv/presets/preset-names.ts'
import { remapIds } from '../../remap-ids.ts'
import { type ChangeKind, findChangeSet } from '../change-set.queries.ts'
import { deleteDemoRows } from '../remove-demo-signs.ts'
import { saveSigns } from '../save-signs.ts'
import type { ImportContext, SignsContext } from '../signs-context.ts'
import { collectsUnmapped } from './assert-no-errors.ts'
import type { ImportCounts, ImportOptions, ImportProgress } from './import-options.ts'
import { mappingOfPreset } from './mapping-of-preset.ts'
import { type ImportPlan, type PlanContext, planImport } from './plan-import.ts'
import { readCsvFile } from './read-csv-file.ts'
import { readCsvBytes } from './read-csv-inline.ts'
import { checkMapping, readMapping } from './read-mapping.ts'
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

/** A file that was read and checked; nothing is written yet. */
export interface PreparedImport {
  plan: ImportPlan
  handshapes: DescribedHandshape[]
  report: Omit<ImportReport, 'transactionMillis'>
}

/** How a prepared import is written. */
interface WriteOptions {
  prepared: PreparedImport
  kind: ChangeKind
  replaceDemo?: boolean | undefined
  progress?: (progress: ImportProgress) => void
  /** Queues the conversion of a new video; without it, videos are shown as they are. */
  queueVideo?: (tx: Tx, mediaId: number) => Promise<void>
  /** Writes in the same transaction. @param changeSetId null when no sign changed */
  alongside?: (tx: Tx, changeSetId: number | null) => Promise<void>
}

/**
 * The operator's import of a CSV file, recorded as "system". The file is read, checked and matched, and media files are
 * stored, before one transaction writes everything or nothing.
 * @throws AppError with the errors by line and column; nothing is changed then
 */
export async function importSigns(
  context: ImportContext,
  { progress = () => {}, kind = 'import', ...options }: ImportOptions & ImportHooks,
): Promise<ImportReport> {
  progress({ step: 'reading', done: 0, total: 1 })
  const mapping = await findMapping(context.db, options)
  const prepared = await prepareImport(context, { options, mapping })
  progress({ step: 'reading', done: 1, total: 1 })
  if (options.dryRun) return { ...prepared.report, transactionMillis: 0 }
  const { replaceDemo, preset } = options
  const origin = preset && presetOrigins[preset]
  const transactionMillis = await writeImport(context, system, {
    prepared,
    kind,
    replaceDemo,
    progress,
    ...(origin && { alongside: (tx) => nameUnknownDataset(tx, origin) }),
  })
  return { ...prepared.report, transactionMillis }
}

/** @throws AppError the errors of `readMapping`, `import.presetAndMapping`, `import.fileMissing` */
async function findMapping(db: Db, { file, mapping, preset }: ImportOptions): Promise<Mapping | undefined> {
  if (mapping !== undefined && preset !== undefined) throw new AppError('import.presetAndMapping')
  if (mapping !== undefined) return readMapping(db, mapping)
  if (preset === undefined) return undefined
  return checkMapping(db, mappingOfPreset(preset, await readCsvBytes(file)), preset)
}

/**
 * Reads and checks a file and decides what an import of it would write.
 * @throws AppError with the errors by line and column
 */
export async function prepareImport(
  { db, requireSignerConsent }: PlanContext,
  { options, mapping }: { options: ImportOptions; mapping: Mapping | undefined },
): Promise<PreparedImport> {
  const read = await readCsvFile(options.file, { mapping, collectUnknown: collectsUnmapped(options) })
  const handshapes = await readHandshapes(db, options)
  const plan = await planImport({ db, requireSignerConsent }, read, options)
  const { preview, notices, noticeCounts, renamed } = plan
  const counts = { ...plan.counts, handshapes: handshapes.length }
  return { plan, handshapes, report: { counts, preview, notices, noticeCounts, renamed } }
}

/**
 * Writes a prepared import in one transaction, all or nothing. Its signs become pending for a person; the operator is the
 * system.
 * @returns the duration of the transaction in milliseconds
 * @throws AppError `import.changedMeanwhile`, and the errors of `saveSigns`; nothing is changed then
 */
export async function writeImport(
  context: ImportContext,
  actor: Actor,
  { prepared, kind, replaceDemo = false, progress = () => {}, queueVideo, alongside }: WriteOptions,
): Promise<number> {
  const { plan, handshapes } = prepared
  const stored = await storeFiles(context, plan.newMedia, {
    isConvertedLater: queueVideo !== undefined,
    onProgress: (done) => {
      if (done % 20 === 0) progress({ step: 'files', done, total: plan.newMedia.length })
    },
  })
  try {
    progress({ step: 'writing', done: 0, total: 1 })
    const start = performance.now()
    const unusedKeys = await inTransaction(context.db, async (tx) => {
      const demo = replaceDemo ? await deleteDemoRows(tx, context.now()) : undefined
      const changeSetId = await writePlan({ ...context, db: tx }, actor, { plan, stored, kind })
      await storeDescribedHandshapes(tx, handshapes)
      if (queueVideo)
        for (const { kind: type, draftId } of plan.newMedia)
          if (type === 'video') await queueVideo(tx, stored.idOf(draftId))
      await alongside?.(tx, changeSetId)
      return demo?.storageKeys ?? []
    })
    const transactionMillis = performance.now() - start
    for (const key of unusedKeys) await context.storage.delete(key)
    progress({ step: 'writing', done: 1, total: 1 })
    return transactionMillis
  } catch (error) {
    await stored.discard()
    throw isUniqueViolation(error) ? new AppError('import.changedMeanwhile', { cause: error }) : error
  }
}

const readHandshapes = async (
  db: Db,
  { handshapes, createValues = false }: ImportOptions,
): Promise<DescribedHandshape[]> =>
  handshapes === undefined ? [] : readDescribedHandshapes(db, handshapes, { createValues })

/** @returns the id of the change set; null when no sign changed */
async function writePlan(
  { db: tx, now, requireSignerConsent }: SignsContext & { db: Tx },
  actor: Actor,
  { plan, stored, kind }: { plan: ImportPlan; stored: StoredMedia; kind: ChangeKind },
): Promise<number | null> {
  await storeLanguages(tx, plan.newLanguages)
  await stored.insertRows(tx, plan.source)
  const entry = await storeReferenceValues(tx, plan.newValues, stored.idOf)
  await recordAudit(tx, {
    thing: 'value',
    ids: plan.newValues.map(({ draftId }) => entry(draftId)),
    action: 'created',
    facts: { via: kind === 'seed' ? kind : 'import' },
    by: actorId(actor),
    at: now(),
  })
  const changes = await mapInSteps(plan.changes, ({ document, ...change }) =>
    document ? { ...change, document: remapIds(document, { entry, media: stored.idOf }) } : change,
  )
  const saved = await saveSigns({ db: tx, now, requireSignerConsent }, actor, {
    kind,
    label: plan.source,
    changes,
  })
  const changed = saved.find((sign) => sign.changed)
  return changed ? findChangeSet(tx, changed) : null
}

const isUniqueViolation = (error: unknown) => (error as { code?: unknown }).code === '23505'
