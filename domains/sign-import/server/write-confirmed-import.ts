import { nameUnknownDataset } from '#domains/content/index.ts'
import { queueProcessing } from '#domains/media/index.ts'
import { writeImport } from '#domains/signs/index.ts'
import { type Actor, actorId } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import { importSteps } from '../import-steps.ts'
import { mayTakeStep } from '../sign-import.policy.ts'
import type { SignImport } from '../sign-import.ts'
import { type CheckedImport, checkImport } from './check-import.ts'
import type { SignImportContext } from './import-context.ts'
import { storeApplied } from './import-step.queries.ts'
import { deleteImportFiles } from './list-import-keys.ts'
import { isStillCurrent } from './sign-import.queries.ts'
import { storeFindings } from './store-findings.ts'

/**
 * Writes a confirmed import in one transaction and one change set. If anything else would be written than the preview
 * shows, nothing is written and the new preview waits for confirmation.
 */
export async function writeConfirmedImport(
  context: SignImportContext,
  actor: Actor,
  { stored, path }: { stored: SignImport; path: string },
): Promise<void> {
  authorize(mayTakeStep(actor, 'write', stored))
  const checked = await checkImport(context, stored, path)
  const renew = (newest: CheckedImport) =>
    storeFindings(context.db, stored, newest, { at: context.now(), isRenewed: true })
  const { prepared, findings } = checked
  if (!prepared || findings.digest !== stored.findings?.digest) return renew(checked)
  try {
    await writeImport(context, actor, {
      prepared,
      kind: 'import',
      queueVideo: (tx, id) => queueProcessing(tx, context.jobs, id),
      alongside: async (tx, changeSetId) => {
        if (!(await isStillCurrent(tx, stored))) throw new AppError('import.changedMeanwhile')
        if (findings.origin) await nameUnknownDataset(tx, findings.origin)
        await recordAudit(tx, {
          thing: 'import',
          ids: [stored.id],
          action: 'applied',
          facts: changeSetId === null ? {} : { changeSet: changeSetId },
          by: actorId(actor),
          at: context.now(),
        })
        await storeApplied(tx, stored.id, { state: importSteps.write.to[0], changeSetId, at: context.now() })
      },
    })
  } catch (error) {
    // Somebody saved one of the signs between the check and the transaction.
    if (isChangedMeanwhile(error)) return renew(await checkImport(context, stored, path))
    throw error
  }
  await deleteImportFiles(context.storage, stored)
}

const isChangedMeanwhile = (error: unknown): boolean =>
  ['sign.changedMeanwhile', 'import.changedMeanwhile'].includes(String((error as { code?: unknown }).code))
