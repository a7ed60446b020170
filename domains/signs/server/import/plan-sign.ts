import { system } from '#platform/actor.ts'
import { canonicalDocument } from '../../canonical-document.ts'
import { applyRow } from '../../csv/apply-row.ts'
import type { ApplyContext } from '../../csv/cells/kind-cells.ts'
import type { ReportIssue } from '../../csv/csv-error.ts'
import type { Lookups } from '../../csv/lookups.ts'
import type { SignCsvRow } from '../../csv/sign-csv-row.ts'
import { asProgramIssue } from '../../program-issue.ts'
import { type PropertyKey, property, type ReferenceKey, wireName } from '../../properties.ts'
import { mayPublish } from '../../sign.policy.ts'
import {
  changesDocument,
  changesExternalId,
  factsAfterChange,
  hasEffect,
  type SignChange,
  type VideoObstacles,
} from '../../sign-change.ts'
import { emptyDocument, type SignDocument } from '../../sign-document.ts'
import { validateSign } from '../../validate-sign.ts'
import type { LoadedSign } from '../sign.queries.ts'
import type { MatchedRow } from './match-signs.ts'

export type RowReports = Pick<ApplyContext, 'reportError' | 'reportNotice' | 'reportReadAs'>

/** The document of a sign after its row was applied. */
export function documentFromRow(
  { row, id }: MatchedRow,
  previous: SignDocument | undefined,
  lookups: Lookups,
  reports: RowReports,
): SignDocument {
  const before = previous ?? emptyDocument(row.texts.gloss ?? '')
  const document = canonicalDocument(applyRow(row, before, { self: id, lookups, ...reports }))
  const issues = validateSign(document, { previous, entryById: lookups.hierarchy })
  for (const { key, code, params } of issues.map(asProgramIssue))
    reports.reportError(wireName(columnOfIssue(key, row)), code, params)
  return document
}

/** The property of the row that causes an issue: a location can be wrong because only its area was changed. */
function columnOfIssue(key: PropertyKey, { values }: SignCsvRow): PropertyKey {
  const container = property(key).within as ReferenceKey | undefined
  return container !== undefined && values[key as ReferenceKey] === undefined ? container : key
}

export interface PublicationOptions {
  publish: boolean
  /** A sign with one of these videos stays pending. */
  videoObstacles: VideoObstacles
}

/** The change that a row makes; null when it changes nothing. */
export function changeFromRow(
  { row, sign, id, externalId, gloss }: MatchedRow,
  stored: LoadedSign | undefined,
  document: SignDocument,
  { publish, videoObstacles }: PublicationOptions,
  reportNotice: ReportIssue,
): SignChange | null {
  const requested: SignChange = { id, document, ...(externalId === undefined ? {} : { externalId }) }
  const change: SignChange = {
    id,
    ...(sign ? { expectedRevision: sign.revision } : {}),
    ...(changesDocument(requested, stored) ? { document } : {}),
    ...(changesExternalId(requested, stored) ? { externalId: externalId ?? null } : {}),
  }
  const published: SignChange = { ...change, decision: 'publish' }
  if (publish && isPublishedElsewhere(row) && hasEffect(published, stored, sign?.publishedRevision ?? null)) {
    const background = { actor: system, changedBy: [], videoObstacles }
    const decision = mayPublish(system, factsAfterChange(published, stored, background))
    if (decision.allowed) return published
    reportNotice('gloss', 'import.staysPending', { gloss, reason: decision.reason })
  }
  return hasEffect(change, stored, null) ? change : null
}

/** A row of an export whose sign was not published keeps it so. Rows of other files have no status. */
const isPublishedElsewhere = ({ status = '' }: SignCsvRow): boolean => ['', 'published'].includes(status)
