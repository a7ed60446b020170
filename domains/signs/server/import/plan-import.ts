import { dirname, parse } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Db } from '#platform/db/transaction.ts'
import type { FieldError } from '#platform/errors/app-error.ts'
import { claimsOf, type MediaClaim } from '../../csv/apply-media.ts'
import { type Complain, csvError } from '../../csv/csv-error.ts'
import type { Lookups } from '../../csv/lookups.ts'
import type { ReadRows } from '../../csv/read-rows.ts'
import { emptyDocument } from '../../sign-document.ts'
import type { SignChange } from '../save-signs.ts'
import { type LoadedSign, loadSigns } from '../sign.queries.ts'
import { hasKeyColumn, missingLanguages } from './check-columns.ts'
import { collectMedia, filesOfRows, type NewMedia } from './collect-media.ts'
import { type ImportCounts, type ImportOptions, maxReported } from './import-options.ts'
import { knownSigns, makeLookups } from './make-lookups.ts'
import { type MatchedRow, matchSigns } from './match-signs.ts'
import { gatherMediaFacts, type MediaFacts } from './media-facts.ts'
import { namesOfMedia } from './media-rows.ts'
import { changeOf, documentOf } from './plan-sign.ts'
import { loadReferenceValues, type NewValue } from './reference-values.ts'
import { failed, inFileTerms, requireClean } from './require-clean.ts'

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
  /** Stored media of which the file says something new. */
  changedMedia: MediaFacts['changed']
  source: string
}

/**
 * Looks everything up that a file names and decides what to write, without writing anything.
 * @throws AppError what requireClean throws
 */
export async function planImport(db: Db, read: ReadRows, options: ImportOptions): Promise<ImportPlan> {
  const errors: FieldError[] = []
  const notices: FieldError[] = []
  const source = options.source ?? parse(options.file).name
  const folder = dirname(options.file)
  const newLanguages = await missingLanguages(db, read.columns, options.createValues ?? false, errors)
  if (!hasKeyColumn(read.columns)) await requireClean(read, errors, options)

  const known = await knownSigns(db, read.rows, source, options.replaceDemo ?? false)
  const { matched, errors: mismatches } = matchSigns(read.rows, known, source)
  const values = await loadReferenceValues(db, options.createValues)
  const media = await collectMedia(db, folder, filesOfRows(read.rows), options)
  const before = await loadSigns(
    db,
    matched.flatMap(({ sign }) => sign?.id ?? []),
  )
  const named = await namesOfMedia(db, [...media.byName.values(), ...mediaOf(before.values())])
  const lookups = makeLookups(matched, known, values, media, named)
  const { changes, claims } = await planSigns(matched, before, lookups, options.publish ?? false, {
    errors,
    notices,
  })
  const fileOf = new Map(media.drafts.map(({ draft, originalName }) => [draft, originalName]))
  const facts = gatherMediaFacts(claims, named, (id) => named.get(id)?.originalName ?? fileOf.get(id) ?? '')
  errors.push(...mismatches, ...media.errors, ...facts.errors)
  await requireClean(read, [...read.errors, ...inFileTerms(errors, read.columns)], options)

  const pictures = await picturesOf(db, folder, values.drafts, media.drafts.length)
  if (pictures.errors.length > 0) throw failed(pictures.errors)
  const files = media.drafts.map((draft) => ({ ...draft, ...facts.ofNew.get(draft.draft) }))
  const newMedia = [...files, ...pictures.drafts]
  const changed = new Set([...changes.map(({ id }) => id), ...idsOfLines(matched, facts.lines)])
  return {
    source,
    changes,
    preview: previewOf(changes, matched, facts.lines),
    newLanguages,
    newMedia,
    changedMedia: facts.changed,
    newValues: values.drafts.map((value) => ({
      ...value,
      picture: pictures.byName.get(`${value.value}.png`),
    })),
    ...summary([...read.notices, ...inFileTerms([...notices, ...media.notices], read.columns)]),
    counts: {
      rows: read.rows.length,
      created: changes.filter(({ id = 0 }) => id < 0).length,
      changed: changes.filter(({ id = 0 }) => id > 0).length,
      unchanged: read.rows.length - changed.size,
      published: changes.filter(({ move }) => move === 'publish').length,
      values: values.drafts.length,
      languages: newLanguages.length,
      files: newMedia.length,
      credits: facts.changed.length,
    },
  }
}

const summary = (notices: readonly FieldError[]) => ({
  notices: notices.slice(0, maxReported),
  noticeCounts: Object.fromEntries(
    Map.groupBy(notices, ({ code }) => code)
      .entries()
      .map(([code, all]) => [code, all.length]),
  ),
})

const signsAtATime = 500

/** Decides on every row; other work of the process goes on in between. */
async function planSigns(
  matched: readonly MatchedRow[],
  before: ReadonlyMap<number, LoadedSign>,
  lookups: Lookups,
  publish: boolean,
  said: { errors: FieldError[]; notices: FieldError[] },
) {
  const changes: SignChange[] = []
  const claims: MediaClaim[] = []
  for (const [index, match] of matched.entries()) {
    if (index % signsAtATime === 0) await setImmediate()
    const say =
      (list: FieldError[]): Complain =>
      (column, code, params) =>
        void list.push(csvError(match.row.line, column, code, params))
    const stored = before.get(match.id)
    const was = stored?.document
    const document = documentOf(match, was, lookups, say(said.errors), say(said.notices))
    changes.push(...changeOf(match, was, document, stored, publish, say(said.notices)))
    claims.push(...claimsOf(match.row, was ?? emptyDocument(''), lookups, say(said.errors)))
  }
  return { changes, claims }
}

const mediaOf = (signs: Iterable<LoadedSign>): number[] =>
  [...signs].flatMap(({ document }) => [
    ...document.media.map(({ media }) => media),
    ...document.examples.flatMap(({ media }) => media ?? []),
  ])

const idsOfLines = (matched: readonly MatchedRow[], lines: ReadonlySet<number>) =>
  matched.flatMap(({ row, id }) => (lines.has(row.line) ? id : []))

function previewOf(
  changes: readonly SignChange[],
  matched: readonly MatchedRow[],
  lines: ReadonlySet<number>,
): ImportPlan['preview'] {
  const glosses = new Map(matched.map(({ id, gloss }) => [id, gloss]))
  const changed = new Set(changes.map(({ id }) => id))
  const ofMedia = idsOfLines(matched, lines).filter((id) => !changed.has(id))
  return [
    ...changes.map(({ id = 0, document }) => ({
      id,
      action: id < 0 ? ('create' as const) : document ? ('change' as const) : ('publish' as const),
    })),
    ...ofMedia.map((id) => ({ id, action: 'change' as const })),
  ]
    .slice(0, maxReported)
    .map(({ id, action }) => ({ gloss: glosses.get(id) ?? '', action }))
}

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
