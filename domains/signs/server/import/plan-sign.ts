import { system } from '#platform/actor.ts'
import { canonicalDocument, sameDocument } from '../../canonical-document.ts'
import { applyRow } from '../../csv/apply-row.ts'
import type { ReportIssue } from '../../csv/csv-error.ts'
import { reportLocationsOutsideArea } from '../../csv/locations-outside-area.ts'
import type { Lookups } from '../../csv/lookups.ts'
import { mayPublish } from '../../sign.policy.ts'
import { emptyDocument, type SignDocument } from '../../sign-document.ts'
import type { SignChange } from '../save-signs.ts'
import type { MatchedRow } from './match-signs.ts'

/** The document of a sign as its row leaves it. */
export function documentFromRow(
  { row, id }: MatchedRow,
  previous: SignDocument | undefined,
  lookups: Lookups,
  reportError: ReportIssue,
  reportNotice: ReportIssue,
) {
  if (row.texts.gloss === '' || (!previous && row.texts.gloss === undefined))
    reportError('gloss', 'value.required')
  const before = previous ?? emptyDocument(row.texts.gloss ?? '')
  const document = applyRow(row, before, id, lookups, reportError, reportNotice)
  reportLocationsOutsideArea(row, before, document, lookups, reportError)
  return canonicalDocument(document)
}

/** What a row changes: nothing, or one change of its sign. */
export function changeFromRow(
  { sign, id, externalId, gloss }: MatchedRow,
  previous: SignDocument | undefined,
  document: SignDocument,
  stored: { source: string | null; sourceId: string | null } | undefined,
  publish: boolean,
  reportNotice: ReportIssue,
): SignChange[] {
  const isChanged = !previous || !sameDocument(previous, document)
  const isMoved = stored !== undefined && externalId !== undefined && !isSameExternalId(externalId, stored)
  const change: SignChange = {
    id,
    ...(sign ? { expectedRevision: sign.revision } : {}),
    ...(isChanged ? { document } : {}),
    ...(isMoved || (!sign && externalId) ? { externalId: externalId ?? null } : {}),
  }
  const isUnpublished = isChanged || isMoved || sign?.publishedRevision !== sign?.revision
  if (publish && isUnpublished) {
    const decision = mayPublish(system, {
      status: sign?.status ?? 'pending',
      authorId: null,
      changedBy: [],
      hasTranslation: Object.keys(document.translations).length > 0,
      videosReady: true,
      deletedBy: null,
      deletedByAdmin: false,
      deleterAccountDeleted: false,
    })
    if (decision.allowed) return [{ ...change, transition: 'publish' }]
    reportNotice('gloss', 'import.staysPending', { gloss, reason: decision.reason })
  }
  return isChanged || isMoved ? [change] : []
}

const isSameExternalId = (
  foreign: MatchedRow['externalId'],
  stored: { source: string | null; sourceId: string | null },
) => (foreign?.source ?? null) === stored.source && (foreign?.sourceId ?? null) === stored.sourceId
