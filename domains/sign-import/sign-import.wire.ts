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
    leftAlone: z.array(z.string()).describe('Glosses of signs that an undo left alone'),
  })
  .meta({ id: 'Import' })
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
      leftAlone: leftAlone ?? [],
    },
    meta: { page: view.page, pages: view.pages },
  }
}
