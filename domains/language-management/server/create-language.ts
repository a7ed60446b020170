import { listAllLanguages } from '#domains/languages/server/language.queries.ts'
import { type Actor, actorId } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import { findLanguageCode, proposedNames } from '../find-language-code.ts'
import type { NewLanguage } from '../language.input.ts'
import { mayManageLanguages } from '../language.policy.ts'
import type { LanguageManagementContext } from './language-management-context.ts'
import { insertLanguage, lockLanguages, storeNames } from './managed-language.queries.ts'

/**
 * Adds a language after the others, with the names that `Intl` knows for it in each content language.
 * @param language its BCP 47 tag or a name of it
 * @returns its id and code
 * @throws AppError `request.invalid` with the field `language`: `language.unknownName`, `language.exists`; the reasons of
 *   `mayManageLanguages`
 */
export async function createLanguage(
  { db, now }: LanguageManagementContext,
  actor: Actor,
  { language, isTranslated, notes }: NewLanguage,
): Promise<{ id: number; code: string }> {
  authorize(mayManageLanguages(actor))
  const code = findLanguageCode(language)
  if (code === undefined)
    throw new AppError('request.invalid', { fields: [{ field: 'language', code: 'language.unknownName' }] })
  return inTransaction(db, async (tx) => {
    await lockLanguages(tx)
    const languages = await listAllLanguages(tx)
    if (languages.some((one) => one.code === code))
      throw new AppError('request.invalid', {
        fields: [{ field: 'language', code: 'language.exists', params: { code } }],
      })
    const id = await insertLanguage(tx, { code, otherLanguage: !isTranslated, notes: notes || null })
    const codes = [...languages.map((one) => one.code), code]
    await storeNames(tx, id, { codes, names: proposedNames(code, codes) })
    await recordAudit(tx, {
      thing: 'language',
      ids: [id],
      action: 'created',
      by: actorId(actor),
      at: now(),
    })
    await recordChange(tx, 'language', [id])
    return { id, code }
  })
}
