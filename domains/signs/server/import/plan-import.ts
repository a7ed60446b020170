import { dirname, parse } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Db } from '#platform/db/transaction.ts'
import type { FieldError } from '#platform/errors/app-error.ts'
import { hasKeyColumn } from '../../csv/columns.ts'
import { csvError, type ReportIssue } from '../../csv/csv-error.ts'
import type { Lookups } from '../../csv/lookups.ts'
import { presetLanguages } from '../../csv/presets/preset-names.ts'
import type { ParsedCsv } from '../../csv/read-rows.ts'
import type { SignChange, VideoObstacles } from '../../sign-change.ts'
import type { SignDocument } from '../../sign-document.ts'
import { mediaIdsOf } from '../../sign-document.ts'
import { findVideoObstacles, type LoadedSign, loadSigns } from '../sign.queries.ts'
import type { PublicationRules } from '../signs-context.ts'
import { assertNoErrors, importFailedError } from './assert-no-errors.ts'
import { collectMedia, type NewMedia, requestedFiles } from './collect-media.ts'
import { collectPictures } from './collect-pictures.ts'
import { readDescribedValues } from './described-values.ts'
import { withFileHeaders } from './file-headers.ts'
import { indexForeignIds, renameExampleSigns, withForeignIds } from './foreign-ids.ts'
import { type ImportCounts, type ImportOptions, maxReported } from './import-options.ts'
import { findCandidateSigns, makeLookups } from './make-lookups.ts'
import { type MatchedRow, matchSigns } from './match-signs.ts'
import { loadNamedMedia } from './media.queries.ts'
import { findMissingLanguages } from './missing-languages.ts'
import { changeFromRow, documentFromRow, type PublicationOptions, type RowReports } from './plan-sign.ts'
import { loadReferenceValues, type NewValue } from './reference-values.ts'
import { countRenamedValues, type RenamedValue } from './renamed-values.ts'

/** Everything that an import will write; ids of new signs, values and media are negative. */
export interface ImportPlan {
  counts: Omit<ImportCounts, 'handshapes'>
  /** The first signs that change. */
  preview: { gloss: string; action: 'create' | 'change' | 'publish' }[]
  /** The first notices; `noticeCounts` counts all of them by code. */
  notices: FieldError[]
  noticeCounts: Record<string, number>
  /** Every value that was read under another name. */
  renamed: RenamedValue[]
  changes: SignChange[]
  newLanguages: string[]
  newValues: NewValue[]
  newMedia: NewMedia[]
  /** The signs of the file as they are, by id. */
  before: ReadonlyMap<number, LoadedSign>
  source: string
}

/** What planning needs. */
export type PlanContext = PublicationRules & { db: Db }

/**
 * Resolves the names in a file and decides what to write, without writing anything.
 * @throws AppError the errors of `assertNoErrors`
 */
export async function planImport(
  { db, ...rules }: PlanContext,
  read: ParsedCsv,
  options: ImportOptions,
): Promise<ImportPlan> {
  const errors: FieldError[] = []
  const notices: FieldError[] = []
  const source = options.source ?? parse(options.file).name
  const folder = dirname(options.file)
  const ofPreset = (options.preset && presetLanguages[options.preset]) ?? []
  const mayCreateLanguage = (language: string) => options.createValues === true || ofPreset.includes(language)
  const newLanguages = await findMissingLanguages(db, read.columns, mayCreateLanguage, errors)
  if (!hasKeyColumn(read.columns)) await assertNoErrors(read, errors, [], options)

  const { rows, errors: doubled } = options.ignoreIds
    ? withForeignIds(read.rows)
    : { rows: read.rows, errors: [] }
  errors.push(...doubled)
  const known = await findCandidateSigns(db, rows, source, options.replaceDemo ?? false)
  const { matched: matches, errors: mismatches } = await matchSigns(rows, known, source)
  const foreignIds = options.ignoreIds ? indexForeignIds(matches) : undefined
  const renamedSigns = foreignIds && renameExampleSigns(matches, foreignIds)
  const matched = renamedSigns?.matched ?? matches
  notices.push(...(renamedSigns?.notices ?? []))
  await setImmediate()
  const mayCreateValues = options.createValues ?? false
  const descriptionOf = mayCreateValues ? await readDescribedValues(folder) : undefined
  const values = await loadReferenceValues(db, descriptionOf)
  const media = await collectMedia(db, folder, requestedFiles(read.rows), options)
  const before = await loadSigns(
    db,
    matched.flatMap(({ sign }) => sign?.id ?? []),
  )
  const mediaIds = [...before.values()].flatMap(({ document }) => mediaIdsOf(document))
  const mediaById = await loadNamedMedia(db, [...media.byName.values(), ...mediaIds])
  const lookups = makeLookups(matched, known, values, media, mediaById, { mayCreateValues, foreignIds })
  const renamed = countRenamedValues(read.columns)
  for (const { line, column, value, readAs } of read.translated) renamed.add(line, column, value, readAs)
  const changes = await planSigns(
    matched,
    before,
    lookups,
    {
      publish: options.publish ?? false,
      videoObstacles: await obstaclesOf(db, [...mediaById.keys()], media.drafts, rules),
    },
    { errors, notices, renamed },
  )
  errors.push(...mismatches, ...media.errors)
  const allErrors = [...read.errors, ...withFileHeaders(errors, read.columns)]
  await assertNoErrors(read, allErrors, renamed.list(), options)

  const pictures = await collectPictures(db, folder, values.drafts, media.drafts.length)
  if (pictures.errors.length > 0) throw importFailedError(pictures.errors, options.maxIssues)
  const newMedia = [...media.drafts, ...pictures.drafts]
  return {
    source,
    changes,
    before,
    preview: previewOf(changes, matched),
    renamed: renamed.list(),
    newLanguages,
    newMedia,
    newValues: values.drafts.map((value) => ({
      ...value,
      picture: pictures.of(value),
    })),
    ...summary(
      [...read.notices, ...withFileHeaders([...notices, ...media.notices], read.columns)],
      options.maxNotices ?? options.maxIssues,
    ),
    counts: {
      rows: read.rows.length,
      created: changes.filter(({ id = 0 }) => id < 0).length,
      changed: changes.filter(({ id = 0 }) => id > 0).length,
      unchanged: read.rows.length - changes.length,
      withoutTranslation: changes.filter(({ id = 0, document }) => id < 0 && isUntranslated(document)).length,
      published: changes.filter(({ decision }) => decision === 'publish').length,
      values: values.drafts.length,
      languages: newLanguages.length,
      files: newMedia.length,
    },
  }
}

const isUntranslated = (document: SignDocument | undefined) =>
  document !== undefined && Object.values(document.translations).flat(2).length === 0

/** A new video has no note on the consent of its signer. */
async function obstaclesOf(
  db: Db,
  stored: readonly number[],
  drafts: readonly NewMedia[],
  rules: PublicationRules,
): Promise<VideoObstacles> {
  const { unready, consentNotes } = await findVideoObstacles(db, stored, rules)
  const videos = rules.requireSignerConsent ? drafts.filter(({ kind }) => kind === 'video') : []
  return {
    unready,
    consentNotes: new Map([...consentNotes, ...videos.map(({ draftId }) => [draftId, false] as const)]),
  }
}

const summary = (notices: readonly FieldError[], most = maxReported) => ({
  notices: notices.slice(0, most),
  noticeCounts: Object.fromEntries(
    Map.groupBy(notices, ({ code }) => code)
      .entries()
      .map(([code, all]) => [code, all.length]),
  ),
})

/** Other requests are answered between batches of rows. */
const rowsPerBatch = 25

/** Plans the change of every row. It yields to the event loop between batches. */
async function planSigns(
  matched: readonly MatchedRow[],
  before: ReadonlyMap<number, LoadedSign>,
  lookups: Lookups,
  publication: PublicationOptions,
  collected: {
    errors: FieldError[]
    notices: FieldError[]
    renamed: ReturnType<typeof countRenamedValues>
  },
) {
  const changes: SignChange[] = []
  for (const [index, match] of matched.entries()) {
    if (index % rowsPerBatch === 0) await setImmediate()
    const appendTo =
      (list: FieldError[]): ReportIssue =>
      (column, code, params) =>
        void list.push(csvError(match.row.line, column, code, params))
    const stored = before.get(match.id)
    const reports: RowReports = {
      reportError: appendTo(collected.errors),
      reportNotice: appendTo(collected.notices),
      reportReadAs: (...readAs) => collected.renamed.add(match.row.line, ...readAs),
    }
    const document = documentFromRow(match, stored?.document, lookups, reports)
    const change = changeFromRow(match, stored, document, publication, reports.reportNotice)
    if (change) changes.push(change)
  }
  return changes
}

function previewOf(changes: readonly SignChange[], matched: readonly MatchedRow[]): ImportPlan['preview'] {
  const glosses = new Map(matched.map(({ id, gloss }) => [id, gloss]))
  return changes.slice(0, maxReported).map(({ id = 0, document }) => ({
    gloss: glosses.get(id) ?? '',
    action: id < 0 ? 'create' : document ? 'change' : 'publish',
  }))
}
