import { type Actor, actorId } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { authorize } from '#platform/policy.ts'
import { mayDeleteLanguage, mayManageLanguages } from '../language.policy.ts'
import type { LanguageManagementContext } from './language-management-context.ts'
import { isLanguageInVersions, isLanguageUsed } from './language-uses.queries.ts'
import { removeLanguage } from './managed-language.queries.ts'
import { requireSeenLanguage, type SeenLanguage } from './require-language.ts'

/**
 * Deletes a language that nothing is written in, earlier versions of signs included.
 * @throws AppError `language.notFound`, `language.changed`; the reasons of `mayDeleteLanguage`
 */
export async function deleteLanguage(
  { db, now }: LanguageManagementContext,
  actor: Actor,
  seen: SeenLanguage,
): Promise<void> {
  authorize(mayManageLanguages(actor))
  await inTransaction(db, async (tx) => {
    const { language } = await requireSeenLanguage(tx, seen)
    const isUsed = (await isLanguageUsed(tx, language)) || (await isLanguageInVersions(tx, language.code))
    authorize(mayDeleteLanguage(actor, { ...language, isUsed }))
    await removeLanguage(tx, language)
    await recordAudit(tx, {
      thing: 'language',
      ids: [language.id],
      action: 'deleted',
      by: actorId(actor),
      at: now(),
    })
    await recordChange(tx, 'language', [language.id])
  })
}
