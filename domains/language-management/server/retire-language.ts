import { type Actor, actorId } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { authorize } from '#platform/policy.ts'
import { mayManageLanguages, mayRetireLanguage } from '../language.policy.ts'
import type { LanguageManagementContext } from './language-management-context.ts'
import { updateLanguage } from './managed-language.queries.ts'
import { requireSeenLanguage, type SeenLanguage } from './require-language.ts'

/**
 * Retires a language: visitors, forms and files no longer have it, and its texts stay.
 * @throws AppError `language.notFound`, `language.changed`; the reasons of `mayRetireLanguage`
 */
export const retireLanguage = (context: LanguageManagementContext, actor: Actor, seen: SeenLanguage) =>
  setRetired(context, actor, { ...seen, isRetired: true })

/**
 * Brings a retired language back with all its texts.
 * @throws AppError `language.notFound`, `language.changed`; the reasons of `mayManageLanguages`
 */
export const returnLanguage = (context: LanguageManagementContext, actor: Actor, seen: SeenLanguage) =>
  setRetired(context, actor, { ...seen, isRetired: false })

async function setRetired(
  { db, now }: LanguageManagementContext,
  actor: Actor,
  { isRetired, ...seen }: SeenLanguage & { isRetired: boolean },
): Promise<void> {
  authorize(mayManageLanguages(actor))
  await inTransaction(db, async (tx) => {
    const { language } = await requireSeenLanguage(tx, seen)
    if (isRetired) authorize(mayRetireLanguage(actor, language))
    await updateLanguage(tx, { ...language, isRetired })
    await recordAudit(tx, {
      thing: 'language',
      ids: [language.id],
      action: isRetired ? 'retired' : 'returned',
      by: actorId(actor),
      at: now(),
    })
    await recordChange(tx, 'language', [language.id])
  })
}
