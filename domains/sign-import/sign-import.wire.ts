import { z } from 'zod'
import {
  type FindingsContext,
  presentChanges,
  presentIssues,
  presentProblem,
  presentUnmapped,
} from './findings.presenter.ts'
import { importStates } from './import-steps.ts'
import type { ImportPageView } from './server/get-import.ts'
import type { ListedImport } from './server/sign-import.queries.ts'
import type { ImportFindings } from './sign-import.ts'

const issue = z.object({ line: z.int().nullable(), column: z.string().nullable(), message: z.string() })
const difference = z.object({
  key: z.string(),
  name: z.string(),
  before: z.array(z.string()),
  after: z.array(z.string()),
})
/** An import, with one page of what it adds and changes. */
const importWire = z
  .object({
    id: z.int(),
    state: z
      .enum(importStates)
      .describe('checking, applying and undoing end by themselves; ready waits for the confirmation'),
    file: z.string(),
    source: z.string(),
    problem: z.string().nullable().describe('Why the file as a whole was refused'),
    counts: z.record(z.string(), z.int()).nullable(),
    additions: z.array(z.object({ gloss: z.string(), properties: z.array(difference) })),
    changes: z.array(z.object({ id: z.int(), gloss: z.string(), properties: z.array(difference) })),
    errors: z.array(issue).describe('The first errors; `errorCount` counts all of them'),
    errorCount: z.int(),
    unmapped: z.array(
      z.object({
        column: z.string(),
        value: z.string().nullable(),
        count: z.int(),
        proposal: z.string().nullable(),
      }),
    ),
    notices: z.array(issue).describe('The first notices; `noticeCount` counts all of them'),
    noticeCount: z.int(),
    leftOutColumns: z.array(z.string()).describe('Columns with values that the mapping leaves out'),
    renamed: z
      .array(z.object({ column: z.string(), value: z.string(), readAs: z.string(), count: z.int() }))
      .describe('Values of the file that are read as other ones, with the number of rows'),
    newValues: z.array(z.object({ list: z.string(), value: z.string() })),
    newLanguages: z.array(z.string()).describe('Content languages that the import creates'),
    leftAlone: z.array(z.string()).describe('Glosses of signs that an undo left alone'),
  })
  .meta({ id: 'Import' })
/** An import in the list of imports. */
export const listedImportWire = z
  .strictObject({
    id: z.int(),
    state: z.enum(importStates),
    file: z.string(),
    source: z.string(),
    by: z.string().nullable().describe('Who began it'),
    at: z.iso.datetime(),
    created: z.int().nullable(),
    changed: z.int().nullable(),
  })
  .meta({ id: 'ListedImport' })

export const toListedImportWire = ({
  id,
  state,
  fileName,
  source,
  person,
  createdAt,
  created,
  changed,
}: ListedImport & { person: string | null }): z.output<typeof listedImportWire> => ({
  ...{ id, state, source, created, changed },
  file: fileName,
  by: person,
  at: createdAt.toISOString(),
})

export const importPageWire = z.object({
  data: importWire,
  meta: z.object({ page: z.int(), pages: z.int() }).describe('Of additions and changes'),
})
/** An import whose check, writing or undoing has begun. */
export const startedImportWire = z.object({ id: z.int() })

export function toImportPageWire(
  view: ImportPageView,
  context: FindingsContext,
): z.output<typeof importPageWire> {
  const { id, state, fileName, source, findings, leftAlone } = view.stored
  const signs = presentChanges(view, context).map(({ signId, gloss, differences }) => ({
    id: signId,
    gloss,
    properties: differences,
  }))
  return {
    data: {
      id,
      state,
      file: fileName,
      source,
      problem: presentProblem(view, context),
      counts: findings?.counts ? { ...findings.counts } : null,
      additions: signs.flatMap(({ id: signId, ...added }) => (signId === null ? added : [])),
      changes: signs.flatMap(({ id: signId, ...changed }) =>
        signId === null ? [] : { id: signId, ...changed },
      ),
      errors: presentIssues(findings?.errors, context),
      errorCount: findings?.errorCount ?? 0,
      unmapped: presentUnmapped(view, context).map(({ column, value, count, proposal }) => ({
        column,
        value,
        count,
        proposal: proposal || null,
      })),
      ...presentFindings(findings, context),
      leftAlone: leftAlone ?? [],
    },
    meta: { page: view.page, pages: view.pages },
  }
}

function presentFindings(findings: ImportFindings | null, context: FindingsContext) {
  const { notices = [], noticeCounts = {}, renamed = [], newValues = [], newLanguages = [] } = findings ?? {}
  return {
    notices: presentIssues(notices, context),
    noticeCount: Object.values(noticeCounts).reduce((sum, count) => sum + count, 0),
    leftOutColumns: notices.flatMap(({ code, params }) =>
      code === 'import.columnLeftOut' ? String(params?.column) : [],
    ),
    renamed: renamed.map(({ column, value, readAs, count }) => ({ column, value, readAs, count })),
    newValues: newValues.map(({ list, value }) => ({ list, value })),
    newLanguages: [...newLanguages],
  }
}
