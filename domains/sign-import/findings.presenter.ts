import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import {
  type DifferenceView,
  type DocumentContext,
  presentDifferences,
  valueNames,
} from '#domains/sign-management/view/document.presenter.ts'
import { canonicalDocument } from '#domains/signs/canonical-document.ts'
import { emptyDocument } from '#domains/signs/sign-document.ts'
import type { FieldError } from '#platform/errors/app-error.ts'
import { describeError } from '#platform/errors/describe-error.ts'
import { propertyCandidates, valueCandidates } from './mapping-candidates.ts'
import { listOfColumn, type MappingFile } from './mapping-draft.ts'
import { proposeTarget } from './propose-target.ts'
import type { ImportPageView } from './server/get-import.ts'

/** What the findings of an import are described with, on the page and for programs. */
export interface FindingsContext extends DocumentContext {
  dictionary: Pick<PublishedDictionary, 'vocabulary' | 'media' | 'languages'>
}

/** Errors and notices that are listed; files have all of them: the failed lines, and the notices. */
export const maxListed = 100

/** An error or a notice with its place in the file. */
export interface IssueView {
  line: number | null
  column: string | null
  message: string
}

export const presentIssue = (issue: FieldError, t: FindingsContext['t']): IssueView => ({
  line: issue.params?.line === undefined ? null : Number(issue.params.line),
  column: issue.params?.column === undefined ? null : String(issue.params.column),
  message: describeError(t, issue),
})

export const presentIssues = (issues: readonly FieldError[] = [], { t }: FindingsContext): IssueView[] =>
  issues.slice(0, maxListed).map((issue) => presentIssue(issue, t))

/** Why the file as a whole was refused. */
export const presentProblem = ({ stored }: ImportPageView, { t }: FindingsContext): string | null =>
  stored.findings?.problem ? describeError(t, stored.findings.problem) : null

/** A sign of the preview with its properties, old and new. */
export interface ChangeView {
  position: number
  /** Null for a new sign. */
  signId: number | null
  gloss: string
  differences: DifferenceView[]
}

export function presentChanges(
  { stored, changes, names }: ImportPageView,
  context: FindingsContext,
): ChangeView[] {
  const drafts = new Map(stored.findings?.newValues.map(({ id, value }) => [id, value]))
  const stateNames = valueNames(names, context)
  const named = { ...stateNames, entry: (id: number) => drafts.get(id) ?? stateNames.entry(id) }
  return changes.map(({ position, signId, gloss, before, after }) => ({
    position,
    signId: signId > 0 ? signId : null,
    gloss,
    differences: presentDifferences(
      canonicalDocument(before ?? emptyDocument('')),
      canonicalDocument(after),
      named,
      context,
    ),
  }))
}

/** An unknown header or value, with what may be meant. */
export interface UnmappedView {
  index: number
  column: string
  value: string | null
  count: number
  lines: string
  wider: string | null
  /** The picture in the archive, as a data URL. */
  picture?: string
  /** The list of the value; null for headers and for values of other columns. */
  list: string | null
  proposal: string
}

export function presentUnmapped({ stored }: ImportPageView, { dictionary }: FindingsContext): UnmappedView[] {
  const mapping = stored.mapping as MappingFile
  const properties = propertyCandidates()
  return (stored.findings?.unmapped ?? []).map(({ column, value, ...term }, index) => {
    const list = value === null ? undefined : listOfColumn(column, mapping)
    const candidates =
      value === null ? properties : list === undefined ? [] : valueCandidates(dictionary.vocabulary, list)
    return {
      ...term,
      index,
      column,
      value,
      list: list ?? null,
      proposal: proposeTarget(value ?? column, candidates) ?? '',
    }
  })
}
