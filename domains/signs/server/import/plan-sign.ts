import { system } from '#platform/actor.ts'
import { canonicalDocument, sameDocument } from '../../canonical-document.ts'
import { applyRow } from '../../csv/apply-row.ts'
import type { Complain } from '../../csv/csv-error.ts'
import type { Lookups } from '../../csv/lookups.ts'
import { complainOfPlaces } from '../../csv/places-outside.ts'
import { mayPublish } from '../../sign.policy.ts'
import { emptyDocument, type SignDocument } from '../../sign-document.ts'
import type { SignChange } from '../save-signs.ts'
import type { MatchedRow } from './match-signs.ts'

/** The document of a sign as its row leaves it. */
export function documentOf(
  { row, id }: MatchedRow,
  was: SignDocument | undefined,
  lookups: Lookups,
  complain: Complain,
  notice: Complain,
) {
  if (row.texts.gloss === '' || (!was && row.texts.gloss === undefined)) complain('gloss', 'value.required')
  const before = was ?? emptyDocument(row.texts.gloss ?? '')
  const document = applyRow(row, before, id, lookups, complain, notice)
  complainOfPlaces(row, before, document, lookups, complain)
  return canonicalDocument(document)
}

/** What a row changes: nothing, or one change of its sign. */
export function changeOf(
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
