import { checkMapping } from '#domains/signs/index.ts'
import { type Actor, actorId } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import { inTransaction, type Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import { importSteps, type PersonStep } from '../import-steps.ts'
import { extendMapping, type MappedTerm, type MappingFile } from '../mapping-draft.ts'
import type { ImportSettings } from '../sign-import.input.ts'
import { mayImport, mayTakeStep } from '../sign-import.policy.ts'
import type { SignImport } from '../sign-import.ts'
import { importQueueName, type SignImportContext } from './import-context.ts'
import { deleteImport, setImportState, updateSettings } from './import-step.queries.ts'
import { deleteImportFiles } from './list-import-keys.ts'
import { lockImport } from './sign-import.queries.ts'

interface Request {
  id: number
}

/**
 * Adds decisions about unknown headers and values to the mapping, or changes the settings, and checks the file again.
 * @param attempt in which the person saw the unknown terms; in another one they may be others
 * @throws AppError `mapping.failed`, `import.notFound`, the reasons of `mayTakeStep`
 */
export async function changeImport(
  context: SignImportContext,
  actor: Actor,
  {
    id,
    terms = [],
    settings,
    attempt,
  }: Request & {
    terms?: readonly MappedTerm[]
    settings?: ImportSettings
    attempt?: number
  },
): Promise<void> {
  await startNextStep(context, actor, id, 'change', async (tx, stored) => {
    if (attempt !== undefined && attempt !== stored.attempt) throw new AppError('import.otherState')
    const mapping = extendMapping(stored.mapping as MappingFile, terms)
    if (terms.length > 0) await checkMapping(tx, mapping, stored.fileName)
    const { source, ignoreIds, createValues } = settings ?? stored
    await updateSettings(tx, stored.id, { mapping, source, ignoreIds, createValues })
  })
}

/**
 * Confirms the preview: the program writes exactly what it shows, in one change set, or shows it again.
 * @param digest of the preview that the person saw
 * @throws AppError `import.notFound`, `import.previewChanged`, the reasons of `mayTakeStep`
 */
export const confirmImport = (
  context: SignImportContext,
  actor: Actor,
  { id, digest }: Request & { digest?: string | undefined },
): Promise<void> =>
  startNextStep(context, actor, id, 'confirm', async (_tx, { findings }) => {
    if (digest !== undefined && digest !== findings?.digest) throw new AppError('import.previewChanged')
  })

/**
 * Undoes a finished import, except what people changed since.
 * @throws AppError `import.notFound`, the reasons of `mayTakeStep`
 */
export const undoImport = (context: SignImportContext, actor: Actor, { id }: Request): Promise<void> =>
  startNextStep(context, actor, id, 'undo')

/**
 * Discards an import that was not confirmed, together with its file.
 * @throws AppError `import.notFound`, the reasons of `mayTakeStep`
 */
export async function discardImport(
  { db, storage, now }: Pick<SignImportContext, 'db' | 'storage' | 'now'>,
  actor: Actor,
  { id }: Request,
): Promise<string> {
  const discarded = await inTransaction(db, async (tx) => {
    const stored = await requireImport(tx, actor, id, 'discard')
    await deleteImport(tx, id)
    await recordAudit(tx, { thing: 'import', ids: [id], action: 'deleted', by: actorId(actor), at: now() })
    return stored
  })
  await deleteImportFiles(storage, discarded)
  return discarded.fileName
}

/** The steps of people that the audit log names; a changed mapping changes nothing of the dictionary. */
const auditedSteps = { change: null, confirm: 'confirmed', undo: 'undo-requested' } as const

/** Stores the state after a step and queues its work in the same transaction. */
async function startNextStep(
  { db, jobs, now }: SignImportContext,
  actor: Actor,
  id: number,
  step: Exclude<PersonStep, 'discard'>,
  change: (tx: Tx, stored: SignImport) => Promise<void> = async () => {},
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const stored = await requireImport(tx, actor, id, step)
    await change(tx, stored)
    const attempt = await setImportState(tx, stored.id, { state: importSteps[step].to[0], at: now() })
    const action = auditedSteps[step]
    if (action) await recordAudit(tx, { thing: 'import', ids: [id], action, by: actorId(actor), at: now() })
    await jobs.enqueue(tx, importQueueName, { import: stored.id, attempt })
  })
}

async function requireImport(tx: Tx, actor: Actor, id: number, step: PersonStep): Promise<SignImport> {
  authorize(mayImport(actor))
  const stored = await lockImport(tx, id)
  if (!stored) throw new AppError('import.notFound')
  authorize(mayTakeStep(actor, step, stored))
  return stored
}
