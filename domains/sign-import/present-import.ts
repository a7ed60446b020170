import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import {
  type DifferenceView,
  type DocumentContext,
  presentDifferences,
  valueNames,
} from '#domains/sign-management/view/document-view.ts'
import { canonicalDocument } from '#domains/signs/canonical-document.ts'
import { emptyDocument } from '#domains/signs/sign-document.ts'
import type { Actor } from '#platform/actor.ts'
import type { ErrorCode } from '#platform/errors/catalogue.ts'
import { describeError } from '#platform/errors/describe-error.ts'
import { formatDate, formatTime } from '#platform/i18n/format.ts'
import { isWorking, type PersonStep, personSteps } from './import-steps.ts'
import { propertyCandidates, valueCandidates } from './mapping-candidates.ts'
import { listOfColumn, type MappingFile } from './mapping-draft.ts'
import { proposeTarget } from './propose-target.ts'
import type { ImportPageView } from './server/get-import.ts'
import { mayTakeStep } from './sign-import.policy.ts'
import type { SignImport } from './sign-import.ts'

interface Reader extends DocumentContext {
  dictionary: Pick<PublishedDictionary, 'vocabulary' | 'media' | 'languages'>
  actor: Actor
  timeZone: string
}

/** Errors and notices on the page; the file of failed lines has all of them. */
const maxShown = 100

/** The page of an import. */
export type FormattedImport = ReturnType<typeof presentImport>

export function presentImport(view: ImportPageView, reader: Reader) {
  const { stored, person, page, pages, changedSince } = view
  const { t, locale, timeZone, actor } = reader
  const { id, fileName, source, createValues, state, findings, leftAlone } = stored
  const minute = (at: Date) => `${formatDate(at, locale, timeZone)} ${formatTime(at, timeZone)}`
  const issue = (error: Parameters<typeof describeError>[1]) => ({
    line: error.params?.line === undefined ? null : Number(error.params.line),
    column: error.params?.column === undefined ? null : String(error.params.column),
    message: describeError(t, error),
  })
  return {
    id,
    fileName,
    source,
    createValues,
    attempt: stored.attempt,
    state,
    isWorking: isWorking(state),
    person,
    created: minute(stored.createdAt),
    changed: minute(stored.changedAt),
    problem: findings?.problem ? describeError(t, findings.problem) : null,
    isRenewed: findings?.isRenewed ?? false,
    errors: (findings?.errors ?? []).slice(0, maxShown).map(issue),
    errorCount: findings?.errorCount ?? 0,
    hasFailedLines: stored.storageKey !== null && (findings?.errors.length ?? 0) > 0,
    hasMapping: Object.keys(stored.mapping as MappingFile).length > 0,
    unmapped: presentUnmapped(view, reader),
    unmappedCount: findings?.unmappedCount ?? 0,
    counts: findings?.counts ?? null,
    notices: (findings?.notices ?? []).slice(0, maxShown).map(issue),
    noticeCount: Object.values(findings?.noticeCounts ?? {}).reduce((sum, count) => sum + count, 0),
    renamed: (findings?.renamed ?? []).slice(0, maxShown),
    renamedCount: findings?.renamed.length ?? 0,
    newValues: (findings?.newValues ?? []).map(({ list, value }) => ({
      list: t(`vocabularies:${list}` as 'vocabularies:location'),
      value,
    })),
    newLanguages: findings?.newLanguages ?? [],
    digest: findings?.digest ?? null,
    changes: presentChanges(view, reader),
    page,
    pages,
    changedSince: {
      count: changedSince.count,
      signs: changedSince.signs.map(({ at, ...sign }) => ({ ...sign, when: minute(at) })),
    },
    leftAlone: leftAlone ?? [],
    whyNot: refusalsOf(actor, stored),
  }
}

/** Why the actor may not take each step; null for what is allowed. */
const refusalsOf = (actor: Actor, stored: Pick<SignImport, 'state'>) =>
  Object.fromEntries(
    personSteps.map((step) => {
      const may = mayTakeStep(actor, step, stored)
      return [step, may.allowed ? null : may.reason]
    }),
  ) as Record<PersonStep, ErrorCode | null>

/** A sign of the preview with its properties, old and new. */
export interface ChangeView {
  position: number
  /** Null for a new sign. */
  signId: number | null
  gloss: string
  differences: DifferenceView[]
}

function presentChanges({ stored, changes, names }: ImportPageView, reader: Reader): ChangeView[] {
  const drafts = new Map(stored.findings?.newValues.map(({ id, value }) => [id, value]))
  const stateNames = valueNames(names, reader)
  const named = { ...stateNames, entry: (id: number) => drafts.get(id) ?? stateNames.entry(id) }
  return changes.map(({ position, signId, gloss, before, after }) => ({
    position,
    signId: signId > 0 ? signId : null,
    gloss,
    differences: presentDifferences(
      canonicalDocument(before ?? emptyDocument('')),
      canonicalDocument(after),
      named,
      reader,
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
  /** The list of the value; null for headers and for values of other columns. */
  list: string | null
  proposal: string
}

function presentUnmapped({ stored }: ImportPageView, { dictionary }: Reader): UnmappedView[] {
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
