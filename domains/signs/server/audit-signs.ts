import type { AuditAction, AuditFacts } from '#platform/audit/audit-catalogue.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { changesDocument } from '../sign-change.ts'
import type { SignDecision } from '../sign-decisions.ts'
import type { SignDocument } from '../sign-document.ts'
import type { ChangeKind, NewChangeSet } from './change-set.queries.ts'
import type { LoadedSign } from './sign.queries.ts'

/** The actions of decisions in the audit log. */
export const auditedDecisions = {
  publish: 'published',
  decline: 'declined',
  unpublish: 'withdrawn',
  remove: 'deleted',
  restore: 'restored',
} as const satisfies Record<SignDecision, AuditAction<'sign'>>

const contentActions: Partial<Record<ChangeKind, AuditAction<'sign'>>> = {
  restore: 'version-restored',
  merge: 'value-merged',
  undo: 'import-undone',
}

const origins: Partial<Record<ChangeKind, AuditFacts['via']>> = { import: 'import', seed: 'seed', api: 'api' }

/** A sign that is being stored. */
interface AuditedWrite {
  id: number
  previous: LoadedSign | undefined
  document: SignDocument
  decision: SignDecision | undefined
}

/** Records what happened to the signs of a change set: one entry for a new or changed content, one for a decision. */
export async function auditSigns(
  tx: Tx,
  writes: readonly AuditedWrite[],
  { id, kind, actorId, at }: NewChangeSet & { id: number },
): Promise<void> {
  const via = origins[kind]
  const facts: AuditFacts = { changeSet: id, ...(via && { via }) }
  const actions = writes.flatMap((write) =>
    actionsOf(write, kind).map((action) => ({ id: write.id, action })),
  )
  for (const [action, signs] of Map.groupBy(actions, (one) => one.action))
    await recordAudit(tx, { thing: 'sign', ids: signs.map((one) => one.id), action, facts, by: actorId, at })
}

function actionsOf({ previous, document, decision }: AuditedWrite, kind: ChangeKind): AuditAction<'sign'>[] {
  const decided = decision ? [auditedDecisions[decision]] : []
  if (!previous) return ['created', ...decided]
  const isContent = !decision || changesDocument({ document }, previous)
  return isContent ? [contentActions[kind] ?? 'changed', ...decided] : decided
}
