import { dirname, parse } from 'node:path'
import { sql } from 'kysely'
import { system } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { AppError, type FieldError } from '#platform/errors/app-error.ts'
import { canonicalDocument, sameDocument } from '../../canonical-document.ts'
import { applyRow, type Lookups } from '../../csv/apply-row.ts'
import type { Column } from '../../csv/columns.ts'
import { type Complain, csvError } from '../../csv/csv-error.ts'
import type { ReadRows } from '../../csv/read-rows.ts'
import type { SignRow } from '../../csv/sign-row.ts'
import { mayPublish } from '../../sign.policy.ts'
import { emptyDocument, type SignDocument } from '../../sign-document.ts'
import type { SignChange } from '../save-signs.ts'
import { findIdentities, loadSigns, type SignIdentity } from '../sign.queries.ts'
import { type CollectedMedia, collectMedia, filesOfRows, type NewMedia } from './collect-media.ts'
import { type ImportCounts, type ImportOptions, maxReported } from './import-options.ts'
import { foreignOf, type MatchedRow, matchSigns } from './match-signs.ts'
import { loadReferenceValues, type NewValue, type ReferenceValues } from './reference-values.ts'

/** Everything that an import will write; numbers of new signs, values and media are negative. */
export interface ImportPlan {
  counts: ImportCounts
  /** What happens to which sign, capped. */
  preview: { gloss: string; action: 'create' | 'change' | 'publish' }[]
  /** What was put right or left out, capped; `noticeCounts` counts all by code. */
  notices: FieldError[]
  noticeCounts: Record<string, number>
  changes: SignChange[]
  newLanguages: string[]
  newValues: NewValue[]
  newMedia: NewMedia[]
  source: string
}

/**
 * Looks everything up that a file names and decides what to write, without writing anything.
 * @throws AppError `import.noKey`; `import.failed` with all that is wrong by line and column (capped)
 */
export async function planImport(db: Db, read: ReadRows, options: ImportOptions): Promise<ImportPlan> {
  const errors = [...read.errors]
  const notices = [...read.notices]
  const source = options.source ?? parse(options.file).name
  const newLanguages = await missingLanguages(db, read.columns, options.createValues ?? false, errors)
  requireKeyColumn(read.columns)

  const known = await knownSigns(db, read.rows, source, options.replaceDemo ?? false)
  const { matched, errors: mismatches } = matchSigns(read.rows, known, source)
  const values = await loadReferenceValues(db, options.createValues)
  const media = await collectMedia(db, dirname(options.file), filesOfRows(read.rows))
  const before = await loadSigns(
    db,
    matched.flatMap(({ sign }) => sign?.id ?? []),
  )
  const lookups = await makeLookups(
    db,
    matched,
    known,
    values,
    media,
    [...before.values()].map(({ document }) => document),
  )

  const changes = matched.flatMap((match) => {
    const say =
      (list: FieldError[]): Complain =>
      (column, code, params) =>
        void list.push(csvError(match.row.line, column, code, params))
    const was = before.get(match.id)?.document
    const document = documentOf(match, was, lookups, say(errors), say(notices))
    return changeOf(match, was, document, before.get(match.id), options.publish ?? false, say(notices))
  })
  errors.push(...mismatches, ...media.errors)
  if (errors.length > 0) throw failed(errors)

  const pictures = await picturesOf(db, dirname(options.file), values.drafts, media.drafts.length)
  if (pictures.errors.length > 0) throw failed(pictures.errors)
  const newMedia = [...media.drafts, ...pictures.drafts]
  return {
    source,
    changes,
    preview: previewOf(changes, matched),
    newLanguages,
    newMedia,
    newValues: values.drafts.map((value) => ({
      ...value,
      picture: pictures.byName.get(`${value.value}.png`),
    })),
    notices: notices.slice(0, maxReported),
    noticeCounts: Object.fromEntries(
      Map.groupBy(notices, ({ code }) => code)
        .entries()
        .map(([code, all]) => [code, all.length]),
    ),
    counts: {
      rows: read.rows.length,
      created: changes.filter(({ id = 0 }) => id < 0).length,
      changed: changes.filter(({ id = 0 }) => id > 0).length,
      unchanged: read.rows.length - changes.length,
      published: changes.filter(({ move }) => move === 'publish').length,
      values: values.drafts.length,
      languages: newLanguages.length,
      files: newMedia.length,
    },
  }
}

function previewOf(changes: readonly SignChange[], matched: readonly MatchedRow[]): ImportPlan['preview'] {
  const glosses = new Map(matched.map(({ id, gloss }) => [id, gloss]))
  return changes.slice(0, maxReported).map(({ id = 0, document }) => ({
    gloss: glosses.get(id) ?? '',
    action: id < 0 ? ('create' as const) : document ? ('change' as const) : ('publish' as const),
  }))
}

const inFileOrder = (one: FieldError, other: FieldError) =>
  Number(one.params?.line ?? 0) - Number(other.params?.line ?? 0)

const failed = (errors: FieldError[]) =>
  new AppError('import.failed', {
    params: { count: errors.length },
    fields: errors.toSorted(inFileOrder).slice(0, maxReported),
  })

function requireKeyColumn(columns: readonly Column[]) {
  const isKey = (column: Column) =>
    column.kind === 'id' ||
    column.kind === 'sourceId' ||
    (column.kind === 'property' && column.key === 'gloss')
  if (!columns.some(isKey)) throw new AppError('import.noKey')
}

async function missingLanguages(db: Db, columns: readonly Column[], create: boolean, errors: FieldError[]) {
  const { rows } = await sql<{ code: string }>`select code from language`.execute(db)
  const known = new Set(rows.map(({ code }) => code))
  const missing = columns.filter((column) => column.kind === 'perLanguage' && !known.has(column.language))
  if (!create)
    for (const column of missing)
      if (column.kind === 'perLanguage')
        errors.push(csvError(1, column.header, 'import.languageUnknown', { language: column.language }))
  return [...new Set(missing.flatMap((column) => (column.kind === 'perLanguage' ? column.language : [])))]
}

/** Every sign that the rows can mean, relate to or collide with. */
async function knownSigns(db: Db, rows: readonly SignRow[], source: string, withoutDemo: boolean) {
  const references = rows.flatMap((row) => [
    ...(row.relations ?? []).map(({ target }) => target),
    ...(row.minimalPairs ?? []),
  ])
  const known = await findIdentities(db, {
    ids: [
      ...rows.flatMap(({ id }) => id ?? []),
      ...references.flatMap((target) => ('id' in target ? target.id : [])),
    ],
    foreign: rows.flatMap((row) => foreignOf(row, undefined, source) ?? []),
    glosses: [
      ...rows.flatMap(({ texts }) => texts.gloss ?? []),
      ...references.flatMap((target) => ('gloss' in target ? target.gloss : [])),
    ],
  })
  return withoutDemo ? known.filter((sign) => sign.source !== 'demo') : known
}

async function makeLookups(
  db: Db,
  matched: readonly MatchedRow[],
  known: readonly SignIdentity[],
  values: ReferenceValues,
  media: CollectedMedia,
  documents: readonly SignDocument[],
): Promise<Lookups> {
  const inFile = new Set(matched.map(({ id }) => id))
  const byGloss = new Map([
    ...known
      .filter(({ id, status }) => status !== 'deleted' && !inFile.has(id))
      .map(({ gloss, id }) => [gloss, id] as const),
    ...matched.map(({ gloss, id }) => [gloss, id] as const),
  ])
  const ids = new Set([...known.map(({ id }) => id), ...matched.map(({ id }) => id)])
  const names = await namesOfMedia(
    db,
    documents.flatMap((document) => document.media.map((item) => item.media)),
  )
  return {
    entry: values.find,
    sign: (reference) =>
      'gloss' in reference ? byGloss.get(reference.gloss) : ids.has(reference.id) ? reference.id : undefined,
    file: (name) => media.byName.get(name),
    fileName: (id) => names.get(id),
  }
}

/** The names under which media were given. */
export async function namesOfMedia(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; originalName: string }>`
    select id, original_name from media where id = any(${[...new Set(ids)]}::integer[])
  `.execute(db)
  return new Map(rows.map(({ id, originalName }) => [id, originalName]))
}

function documentOf(
  { row, id }: MatchedRow,
  was: SignDocument | undefined,
  lookups: Lookups,
  complain: Complain,
  notice: Complain,
) {
  if (row.texts.gloss === '' || (!was && row.texts.gloss === undefined)) complain('gloss', 'value.required')
  return canonicalDocument(
    applyRow(row, was ?? emptyDocument(row.texts.gloss ?? ''), id, lookups, complain, notice),
  )
}

function changeOf(
  { sign, id, foreign, gloss }: MatchedRow,
  was: SignDocument | undefined,
  document: SignDocument,
  stored: { source: string | null; sourceId: string | null } | undefined,
  publish: boolean,
  notice: Complain,
): SignChange[] {
  const isChanged = !was || !sameDocument(was, document)
  const isMoved = stored !== undefined && foreign !== undefined && !sameForeign(foreign, stored)
  const change: SignChange = {
    id,
    ...(sign ? { expectedRevision: sign.revision } : {}),
    ...(isChanged ? { document } : {}),
    ...(isMoved || (!sign && foreign) ? { foreign: foreign ?? null } : {}),
  }
  const isWaiting = isChanged || isMoved || sign?.publishedRevision !== sign?.revision
  if (publish && isWaiting) {
    const decision = mayPublish(system, {
      status: sign?.status ?? 'pending',
      authorId: null,
      changedBy: [],
      hasTranslation: Object.keys(document.translations).length > 0,
      videosReady: true,
      deletedBy: null,
      deletedByAdmin: false,
      deleterGone: false,
    })
    if (decision.allowed) return [{ ...change, move: 'publish' }]
    notice('gloss', 'import.staysPending', { gloss, reason: decision.reason })
  }
  return isChanged || isMoved ? [change] : []
}

const sameForeign = (
  foreign: MatchedRow['foreign'],
  stored: { source: string | null; sourceId: string | null },
) => (foreign?.source ?? null) === stored.source && (foreign?.sourceId ?? null) === stored.sourceId

async function picturesOf(db: Db, folder: string, values: readonly NewValue[], numbered: number) {
  const wanted = values.map(({ value }) => ({
    name: `${value}.png`,
    line: 1,
    column: 'picture',
    kind: 'image' as const,
  }))
  const { byName, drafts, errors } = await collectMedia(db, folder, wanted)
  const renumbered = (id: number) => (id < 0 ? id - numbered : id)
  return {
    errors,
    byName: new Map([...byName].map(([name, id]) => [name, renumbered(id)])),
    drafts: drafts.map((media) => ({ ...media, draft: renumbered(media.draft) })),
  }
}
