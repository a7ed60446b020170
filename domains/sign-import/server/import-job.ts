import type { Actor } from '#platform/actor.ts'
import { type Db, inTransaction, type Tx } from '#platform/db/transaction.ts'
import { type AppError, isAppError } from '#platform/errors/app-error.ts'
import { type JobDefinition, longJobs } from '#platform/jobs/job-definition.ts'
import type { JobData } from '#platform/jobs/jobs.ts'
import { importSteps, isWorking, jobStepIn } from '../import-steps.ts'
import { type ImportFindings, noFindings, type SignImport } from '../sign-import.ts'
import { checkImport } from './check-import.ts'
import { importQueueName, type SignImportContext } from './import-context.ts'
import { setImportState } from './import-step.queries.ts'
import { findImport, isStillCurrent } from './sign-import.queries.ts'
import { storeFindings } from './store-findings.ts'
import { undoAppliedImport } from './undo-applied-import.ts'
import { withLocalFile } from './with-local-file.ts'
import { writeConfirmedImport } from './write-confirmed-import.ts'

export interface ImportJobContext extends SignImportContext {
  /** The rights of an account at this moment; undefined for an unknown one. */
  findActor: (accountId: number) => Promise<Actor | undefined>
}

/** Checks, writes and undoes imports. */
export const importJob: JobDefinition<ImportJobContext> = {
  queue: { name: importQueueName, ...longJobs },
  run: (context, data) => runImport(context, data),
  onParked: storeParked,
}

/** An import that ended its process twice is shown with this reason; people may begin it again. */
async function storeParked(context: Pick<SignImportContext, 'now'>, tx: Tx, data: JobData): Promise<void> {
  const stored = await findCurrent(tx, data)
  if (stored) await storeProblem(context, tx, stored, { code: 'job.endedTwice', params: {} })
}

/** The import that a job is for; undefined for a job of an earlier attempt. */
async function findCurrent(db: Db | Tx, data: JobData): Promise<SignImport | undefined> {
  const stored = await findImport(db, Number(data.import))
  return stored && stored.attempt === data.attempt && isWorking(stored.state) ? stored : undefined
}

/** Does what the state of an import asks for; a job of an earlier attempt does nothing. */
export async function runImport(context: ImportJobContext, data: JobData): Promise<void> {
  const stored = await findCurrent(context.db, data)
  if (!stored) return
  try {
    await continueImport(context, stored)
  } catch (error) {
    if (!isAppError(error) || error.status >= 500) throw error
    await storeRefusal(context, stored, error)
  }
}

async function continueImport(context: ImportJobContext, stored: SignImport): Promise<void> {
  const { storage, now } = context
  const actor = (await context.findActor(stored.accountId)) ?? { kind: 'visitor' as const }
  const step = jobStepIn(stored.state)
  if (step === 'restore') return undoAppliedImport(context, actor, { stored })
  await withLocalFile(storage, stored, async (path) => {
    if (step === 'write') return writeConfirmedImport(context, actor, { stored, path })
    await storeFindings(context.db, stored, await checkImport(context, stored, path), { at: now() })
  })
}

const storeRefusal = (
  context: Pick<SignImportContext, 'db' | 'now'>,
  stored: SignImport,
  { code, params }: AppError,
): Promise<void> => inTransaction(context.db, (tx) => storeProblem(context, tx, stored, { code, params }))

/** After a problem the import is in the state that the table names; the reason is shown there. */
async function storeProblem(
  { now }: Pick<SignImportContext, 'now'>,
  tx: Tx,
  stored: SignImport,
  problem: NonNullable<ImportFindings['problem']>,
): Promise<void> {
  // A job that counts as abandoned may have finished meanwhile.
  if (!(await isStillCurrent(tx, stored))) return
  const { id, state, findings } = stored
  const step = jobStepIn(state)
  if (!step) return
  await setImportState(tx, id, {
    state: importSteps[step].afterProblem,
    at: now(),
    findings: { ...(findings ?? noFindings), problem },
  })
}
