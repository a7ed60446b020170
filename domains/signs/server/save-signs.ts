import { mayAdminister } from '#platform/access.policy.ts'
import { type Actor, actorId } from '#platform/actor.ts'
import { inTransaction, type Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { eachInSteps, filterInSteps, mapInSteps } from '#platform/in-steps.ts'
import { allow, authorize, type Decision, deny } from '#platform/policy.ts'
import { canonicalDocument, sameDocument } from '../canonical-document.ts'
import { externalIdOf } from '../external-id.ts'
import { remapIds } from '../remap-ids.ts'
import {
  mayCreate,
  mayDecide,
  mayEdit,
  mayPublishWithoutVideo,
  maySee,
  type SignFacts,
} from '../sign.policy.ts'
import { hasEffect, type SignChange } from '../sign-change.ts'
import { signDecisions } from '../sign-decisions.ts'
import type { SignDocument } from '../sign-document.ts'
import { lifecycleAfter } from '../sign-lifecycle.ts'
import { authorizeRevision } from './authorize-revision.ts'
import { reserveIds } from './bulk-rows.queries.ts'
import type { ChangeKind } from './change-set.queries.ts'
import { keepDecisions } from './keep-decisions.ts'
import { loadChangeFacts } from './load-change-facts.ts'
import { requireMandatoryProperties } from './require-mandatory-properties.ts'
import { requireValidSigns } from './require-valid-signs.ts'
import { type LoadedSign, loadSigns, lockSigns } from './sign.queries.ts'
import type { SignsContext } from './signs-context.ts'
import { requireUniqueIdentifiers } from './unique-identifiers.ts'
import { listPublishedVersions } from './version.queries.ts'
import { withExistingEntries } from './with-existing-entries.ts'
import { type SignWrite, writeSigns } from './write-signs.ts'

export interface SaveRequest {
  kind: ChangeKind
  label?: string
  /** The change set that this one undoes. */
  undoes?: number
  /** The note of the decision to the author. */
  note?: string | undefined
  changes: SignChange[]
}

export interface SavedSign {
  id: number
  revision: number
  /** False when the change had no effect and nothing was written. */
  changed: boolean
}

/**
 * Writes signs; every write of the program uses this function. It checks the permissions of the actor, then the revision
 * that each change started from, and the document. Then it stores documents, versions and status under one change set, all or
 * nothing. A decision is also stored by itself, with its note. Changes without effect are not written; without any
 * effect there is no change set. Many signs are computed in steps, so that the process answers requests meanwhile; readers see
 * all changes at once, with the commit. The public sees the new document of a published sign only after the decision `publish`.
 * @returns one result per change, in the same order
 * @throws AppError `sign.notFound`, `sign.changedMeanwhile`, `sign.glossTaken`, `sign.glossNotFree`, `sign.sourceTaken`,
 *   `sign.propertyMissing`, the issues of `validateSign`, and the reasons of the sign policies
 */
export const saveSigns = (context: SignsContext, actor: Actor, request: SaveRequest): Promise<SavedSign[]> =>
  inTransaction(context.db, async (tx) => {
    const { kind } = request
    const changes = await withExistingEntries(tx, request.changes)
    const existing = await loadForChange(tx, changes)
    const previousOf = (change: SignChange) => existing.get(change.id ?? 0)
    const { factsOf, publishedRevisionOf } = await loadChangeFacts(tx, actor, changes, existing, context)
    await eachInSteps(changes, (change) => {
      const previous = previousOf(change)
      const facts = factsOf(change)
      const decision = kind === 'merge' ? mayMerge(actor, change) : mayMake(actor, change, previous, facts)
      if (!previous) authorize(decision)
      else {
        const { revision, document } = previous
        const { expectedRevision } = change
        authorizeRevision(actor, decision, {
          gloss: document.texts.gloss,
          facts,
          revision,
          expectedRevision,
        })
      }
    })

    const effective = await filterInSteps(changes, (change) =>
      hasEffect(change, previousOf(change), publishedRevisionOf(change)),
    )
    const ids = await assignIds(tx, effective)
    const changedWhileWaiting = effective.filter(
      (change) => !change.decision && publishedRevisionOf(change) !== (previousOf(change)?.revision ?? null),
    )
    const publishedVersions = await listPublishedVersions(
      tx,
      changedWhileWaiting.flatMap(({ id = [] }) => id),
    )
    const writes = new Map(
      await mapInSteps(effective, (change): [SignChange, SignWrite] => {
        const write = toWrite(change, previousOf(change), ids, actorId(actor), context.now())
        const replaced =
          replacedPublic(change, previousOf(change), publishedRevisionOf(change)) ??
          approvedAgain(write, publishedVersions.get(write.id))
        return [change, { ...write, replacedPublic: replaced }]
      }),
    )
    await requireValidSigns(tx, [...writes.values()])
    const published = [...writes.values()].filter(({ decision }) => decision === 'publish')
    await requireMandatoryProperties(
      tx,
      actor,
      published.map(({ document }) => document),
    )
    await requireUniqueIdentifiers(tx, actor, [...writes.values()])
    await writeSigns(tx, [...writes.values()], {
      actorId: actorId(actor),
      kind,
      label: request.label,
      undoes: request.undoes,
      at: context.now(),
      note: request.note,
      mails: context.mails,
    })
    const saved = changes.map((change) => {
      const { id, revision } = writes.get(change) ?? previousOf(change) ?? { id: 0, revision: 0 }
      return { id, revision, changed: writes.has(change) }
    })
    if (kind === 'merge') await keepDecisions(tx, saved)
    return saved
  })

const isNew = ({ id }: SignChange) => id === undefined || id < 0

async function loadForChange(tx: Tx, changes: readonly SignChange[]): Promise<Map<number, LoadedSign>> {
  const existing = changes.filter((change) => !isNew(change))
  const ids = existing.map(({ id }) => id ?? 0)
  if (ids.length > 0) await lockSigns(tx, ids)
  const signs = await loadSigns(tx, ids)
  if (ids.some((id) => !signs.has(id))) throw new AppError('sign.notFound')
  return signs
}

/** Whether the actor may make a change: all of its parts. */
function mayMake(
  actor: Actor,
  change: SignChange,
  previous: LoadedSign | undefined,
  facts: SignFacts,
): Decision {
  if (change.publicDocument) throw new Error('only a merge replaces a public document')
  if (!previous && !change.document) return deny('sign.notFound')
  const { decision } = change
  const parts = [
    previous ? maySee(actor, facts) : mayCreate(actor),
    ...(previous && (change.document || change.externalId !== undefined) ? [mayEdit(actor, facts)] : []),
    ...(decision ? [mayDecide[decision](actor, facts)] : []),
    ...(decision && signDecisions[decision].needsVideo
      ? [mayPublishWithoutVideo(actor, facts, change.withoutVideo ?? false)]
      : []),
  ]
  return parts.find(({ allowed }) => !allowed) ?? allow
}

/** Administrators replace values in signs of every status; everything else in these signs stays. */
function mayMerge(actor: Actor, { decision }: SignChange): Decision {
  if (decision) throw new Error('a merge changes no status')
  return mayAdminister(actor)
}

/** The public document after a merge. It stays the version that was approved; waiting changes keep waiting. */
function replacedPublic(
  { publicDocument }: SignChange,
  previous: LoadedSign | undefined,
  publishedRevision: number | null,
) {
  if (!publicDocument || !previous || publishedRevision === null) return undefined
  const isCurrent = publishedRevision === previous.revision
  return { document: publicDocument, revision: isCurrent ? previous.revision + 1 : publishedRevision }
}

/** A version with the content of the one that the public sees: it is approved already, so nothing waits any more. */
const approvedAgain = (
  { document, revision }: Omit<SignWrite, 'replacedPublic'>,
  published?: SignDocument,
) => (published && sameDocument(document, published) ? { document, revision } : undefined)

/** Reserves the ids of new signs. */
async function assignIds(tx: Tx, changes: readonly SignChange[]) {
  const created = changes.filter(isNew)
  const reserved = await reserveIds(tx, 'sign', created.length)
  const byChange = new Map(created.map((change, index) => [change, reserved[index] ?? 0]))
  const byDraftId = new Map(created.map((change, index) => [change.id ?? 0, reserved[index] ?? 0]))
  return {
    ofChange: (change: SignChange) => byChange.get(change) ?? change.id ?? 0,
    ofSign: (id: number) => byDraftId.get(id) ?? id,
  }
}

function toWrite(
  change: SignChange,
  previous: LoadedSign | undefined,
  ids: Awaited<ReturnType<typeof assignIds>>,
  accountId: number | null,
  now: Date,
): Omit<SignWrite, 'replacedPublic'> {
  const document = change.document ?? previous?.document
  if (!document) throw new AppError('sign.notFound')
  const previousExternalId = previous ? externalIdOf(previous) : null
  const externalId = change.externalId === undefined ? previousExternalId : change.externalId
  return {
    previous,
    id: ids.ofChange(change),
    revision: (previous?.revision ?? 0) + 1,
    source: externalId?.source ?? null,
    sourceId: externalId?.sourceId ?? null,
    document: canonicalDocument(remapIds(document, { sign: ids.ofSign })),
    decision: change.decision,
    ...lifecycleAfter(change.decision, previous, accountId, now),
  }
}
