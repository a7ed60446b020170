import { type Actor, actorId } from '#platform/actor.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import { canonicalDocument, sameDocument } from '../canonical-document.ts'
import { remapIds } from '../remap-ids.ts'
import { mayCreate, mayEdit, mayTransition, type SignFacts } from '../sign.policy.ts'
import type { SignDocument } from '../sign-document.ts'
import type { SignTransition } from '../sign-transitions.ts'
import { reserveIds } from './bulk-rows.ts'
import { findUnreadyMedia, type LoadedSign, loadHistory, loadSigns, lockSigns } from './sign.queries.ts'
import type { SignsContext } from './signs-context.ts'
import { requireUniqueIdentifiers } from './unique-identifiers.ts'
import { type SignWrite, writeSigns } from './write-signs.ts'

/** What a change set can be. */
export type ChangeKind = 'import' | 'form' | 'api' | 'status' | 'seed' | 'undo'

/** One sign as it shall be. */
export interface SignChange {
  /** Missing for a new sign. A negative number also makes a new one, which others of this save may relate to. */
  id?: number
  /** The revision that the change started from; needed for a sign that exists. */
  expectedRevision?: number
  /** Missing: stays as it is. */
  document?: SignDocument
  /** The foreign id; missing: stays as it is. */
  externalId?: { source: string; sourceId: string } | null
  /** A step in the life of the sign, taken with the change. */
  transition?: SignTransition
}

export interface SaveRequest {
  actor: Actor
  kind: ChangeKind
  label?: string
  changes: SignChange[]
}

export interface SavedSign {
  id: number
  revision: number
  /** False when everything was so already and nothing was written. */
  changed: boolean
}

/**
 * The one way in which signs are written: checks the revision that each change started from and whether the
 * actor may, then stores documents, versions and status under one change set, all or nothing. Signs that would
 * not change are not written, and without any change there is no change set. A published sign shows a newer
 * document only when published again (`move: 'publish'`).
 * @returns one result per change, in their order
 * @throws AppError `sign.notFound`, `sign.changedMeanwhile`, `sign.glossTaken`, `sign.sourceTaken`, and the
 *   reasons of the sign policies
 */
export const saveSigns = (context: SignsContext, request: SaveRequest): Promise<SavedSign[]> =>
  inTransaction(context.db, async (tx) => {
    const before = await loadForChange(tx, request.changes)
    const facts = await loadPolicyFacts(tx, request.changes, before)
    const planned = request.changes.map((change) => ({
      change,
      was: before.get(change.id ?? 0),
      facts: facts(change),
    }))
    for (const { change, was, facts } of planned) validateChange(request.actor, change, was, facts)

    const writes = planned.filter(({ change, was, facts }) => hasEffect(change, was, facts.publishedRevision))
    const ids = await assignIds(
      tx,
      writes.map(({ change }) => change),
    )
    const rows = writes.map(({ change, was }) => toWrite(change, was, ids, request.actor, context.now()))
    await requireUniqueIdentifiers(tx, rows)
    await writeSigns(tx, rows, {
      actorId: actorId(request.actor),
      kind: request.kind,
      label: request.label,
      at: context.now(),
    })

    return request.changes.map((change) => {
      const row = rows.find(({ change: written }) => written === change)
      const was = before.get(change.id ?? 0)
      return {
        id: row?.id ?? was?.id ?? 0,
        revision: row?.revision ?? was?.revision ?? 0,
        changed: row !== undefined,
      }
    })
  })

const isNew = ({ id }: SignChange) => id === undefined || id < 0

async function loadForChange(tx: Tx, changes: SignChange[]) {
  const existing = changes.filter((change) => !isNew(change))
  const ids = existing.map(({ id }) => id ?? 0)
  if (ids.length > 0) await lockSigns(tx, ids)
  const before = await loadSigns(tx, ids)
  for (const { id = 0, expectedRevision } of existing) {
    const was = before.get(id)
    if (!was) throw new AppError('sign.notFound')
    if (was.revision !== expectedRevision)
      throw new AppError('sign.changedMeanwhile', { params: { gloss: was.document.texts.gloss } })
  }
  return before
}

/** Facts for the policies, of the sign as the change leaves it. */
async function loadPolicyFacts(tx: Tx, changes: SignChange[], before: Map<number, LoadedSign>) {
  const history = await loadHistory(tx, [...before.keys()])
  const documents = changes.map((change) => change.document ?? before.get(change.id ?? 0)?.document)
  const unready = await findUnreadyMedia(
    tx,
    documents.flatMap((document) => document?.media.map(({ media }) => media) ?? []),
  )

  return (change: SignChange): SignFacts & { publishedRevision: number | null } => {
    const was = before.get(change.id ?? 0)
    const document = change.document ?? was?.document
    return {
      status: was?.status ?? 'pending',
      authorId: was?.authorId ?? null,
      changedBy: history.get(was?.id ?? 0)?.changedBy ?? [],
      publishedRevision: history.get(was?.id ?? 0)?.publishedRevision ?? null,
      hasTranslation: Object.keys(document?.translations ?? {}).length > 0,
      videosReady: !document?.media.some(({ media }) => unready.has(media)),
      deletedBy: was?.deletedBy ?? null,
      // Only accounts know who is an administrator; without them every deletion counts as one's.
      deletedByAdmin: was?.status === 'deleted',
      deleterAccountDeleted: false,
    }
  }
}

function validateChange(
  actor: Actor,
  change: SignChange,
  previous: LoadedSign | undefined,
  facts: SignFacts,
) {
  if (!previous) authorize(mayCreate(actor))
  else if (change.document || change.externalId !== undefined) authorize(mayEdit(actor, facts))
  if (change.document && canonicalDocument(change.document).texts.gloss === '')
    throw new AppError('value.required')
  if (!previous && !change.document) throw new AppError('sign.notFound')
  const changedBy =
    change.document && actor.kind === 'account' ? [...facts.changedBy, actor.id] : facts.changedBy
  if (change.transition) authorize(mayTransition[change.transition](actor, { ...facts, changedBy }))
}

function hasEffect(
  { document, externalId, transition }: SignChange,
  previous: LoadedSign | undefined,
  publishedRevision: number | null,
) {
  if (!previous) return true
  if (document && !sameDocument(document, previous.document)) return true
  if (
    externalId !== undefined &&
    (externalId?.source !== (previous.source ?? undefined) ||
      externalId?.sourceId !== (previous.sourceId ?? undefined))
  )
    return true
  return transition === 'publish' ? publishedRevision !== previous.revision : transition !== undefined
}

/** Numbers for new signs, by the negative number they were given. */
async function assignIds(tx: Tx, changes: SignChange[]) {
  const created = changes.filter(isNew)
  const fresh = await reserveIds(tx, 'sign', created.length)
  const byChange = new Map(created.map((change, index) => [change, fresh[index] ?? 0]))
  const byNumber = new Map(created.map((change, index) => [change.id ?? 0, fresh[index] ?? 0]))
  return {
    of: (change: SignChange) => byChange.get(change) ?? change.id ?? 0,
    sign: (id: number) => byNumber.get(id) ?? id,
  }
}

type AssignedIds = Awaited<ReturnType<typeof assignIds>>

function toWrite(
  change: SignChange,
  previous: LoadedSign | undefined,
  ids: AssignedIds,
  actor: Actor,
  now: Date,
): SignWrite & { change: SignChange } {
  const foreign =
    change.externalId === undefined
      ? { source: previous?.source ?? null, sourceId: previous?.sourceId ?? null }
      : change.externalId
  const document = change.document ?? previous?.document
  if (!document) throw new AppError('sign.notFound')
  return {
    change,
    previous,
    id: ids.of(change),
    revision: (previous?.revision ?? 0) + 1,
    source: foreign?.source ?? null,
    sourceId: foreign?.sourceId ?? null,
    document: canonicalDocument(remapIds(document, { sign: ids.sign })),
    ...lifecycleAfter(change, previous, actor, now),
  }
}

/** Status, people and times after the change. */
function lifecycleAfter(
  { transition }: SignChange,
  previous: LoadedSign | undefined,
  actor: Actor,
  now: Date,
) {
  const author = actorId(actor)
  const lifecycle = {
    status: previous?.status ?? ('pending' as const),
    authorId: previous ? previous.authorId : author,
    publisherId: previous ? previous.publisherId : author,
    approverId: previous?.approverId ?? null,
    publishedAt: previous?.publishedAt ?? null,
    deletedAt: previous?.deletedAt ?? null,
    deletedBy: previous?.deletedBy ?? null,
    createdAt: previous?.createdAt ?? now,
    transition,
  }
  const hidden = { approverId: null, publishedAt: null }
  if (transition === 'publish')
    return {
      ...lifecycle,
      status: 'published' as const,
      approverId: author,
      publishedAt: lifecycle.publishedAt ?? now,
    }
  if (transition === 'unpublish') return { ...lifecycle, ...hidden, status: 'pending' as const }
  if (transition === 'remove')
    return { ...lifecycle, ...hidden, status: 'deleted' as const, deletedAt: now, deletedBy: author }
  if (transition === 'restore')
    return { ...lifecycle, status: 'pending' as const, deletedAt: null, deletedBy: null }
  return lifecycle
}
