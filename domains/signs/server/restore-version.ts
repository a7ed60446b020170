import { lockEntries } from '#domains/vocabularies/index.ts'
import type { Actor } from '#platform/actor.ts'
import { inTransaction, type Tx } from '#platform/db/transaction.ts'
import { AppError, isAppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import { entryIdsOf } from '../references-of.ts'
import { remapIds } from '../remap-ids.ts'
import { mayEdit } from '../sign.policy.ts'
import type { SignDocument } from '../sign-document.ts'
import { requireKnownReferences } from './require-known-references.ts'
import { type SavedSign, saveSigns } from './save-signs.ts'
import { loadSigns } from './sign.queries.ts'
import type { SignsContext } from './signs-context.ts'
import { findSignVersion } from './version.queries.ts'

interface RestoreRequest {
  signId: number
  /** The version to restore. */
  revision: number
  /** The current revision that the person saw. */
  expectedRevision: number
}

/**
 * Makes an earlier version the current one, as a new version. The public sees it after the next publication. A value that
 * was merged into another since becomes the other one.
 * @throws AppError `sign.notFound`, `sign.versionNotFound`, `sign.changedMeanwhile`, the reasons of `mayEdit`;
 *   `sign.versionOutdated` with a field for each value, sign, language or file that no longer exists
 */
export const restoreVersion = (
  context: SignsContext,
  actor: Actor,
  { signId, revision, expectedRevision }: RestoreRequest,
): Promise<SavedSign> =>
  inTransaction(context.db, async (tx) => {
    const current = (await loadSigns(tx, [signId])).get(signId)
    if (!current) throw new AppError('sign.notFound')
    authorize(mayEdit(actor, current))
    const version = await findSignVersion(tx, signId, revision)
    if (!version) throw new AppError('sign.versionNotFound')
    const document = await withMergedEntries(tx, version)
    await requireExisting(tx, actor, { document, self: signId, previous: current.document })
    const [saved] = await saveSigns({ ...context, db: tx }, actor, {
      kind: 'restore',
      label: `${revision}`,
      changes: [{ id: signId, expectedRevision, document }],
    })
    if (!saved) throw new Error('saveSigns returned no result for a change')
    return saved
  })

async function withMergedEntries(tx: Tx, document: SignDocument): Promise<SignDocument> {
  const { merged } = await lockEntries(tx, entryIdsOf(document))
  return remapIds(document, { entry: (id) => merged.get(id) ?? id })
}

async function requireExisting(...[tx, actor, request]: Parameters<typeof requireKnownReferences>) {
  try {
    await requireKnownReferences(tx, actor, request)
  } catch (error) {
    if (!isAppError(error)) throw error
    const missing = [...new Set(error.fields.map(({ field }) => field))].join(', ')
    throw new AppError('sign.versionOutdated', { params: { missing }, fields: error.fields })
  }
}
