import { type Actor, actorId } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import type { LanguageChange } from '../language.input.ts'
import { mayManageLanguages } from '../language.policy.ts'
import type { LanguageManagementContext } from './language-management-context.ts'
import { storeNames, updateLanguage } from './managed-language.queries.ts'
import { requireSeenLanguage, type SeenLanguage } from './require-language.ts'

/**
 * Changes a language. A language that becomes the default takes that from the former one, which is then changed too; no
 * change leaves the dictionary without a default. Of two changes of the same revision the second is refused.
 * @throws AppError `language.notFound`, `language.changed`; `request.invalid` with the field `isDefault`:
 *   `language.defaultRequired`, `language.defaultRetired`; the reasons of `mayManageLanguages`
 */
export async function changeLanguage(
  { db, now }: LanguageManagementContext,
  actor: Actor,
  { change, ...seen }: SeenLanguage & { /** Parsed by `parseLanguageForm`. */ change: LanguageChange },
): Promise<void> {
  authorize(mayManageLanguages(actor))
  await inTransaction(db, async (tx) => {
    const { language, languages } = await requireSeenLanguage(tx, seen)
    if (language.isDefault && !change.isDefault) throw refusedDefault('language.defaultRequired')
    if (language.isRetired && change.isDefault) throw refusedDefault('language.defaultRetired')
    const former = change.isDefault ? languages.filter((one) => one.isDefault && one.id !== language.id) : []
    // Before the other one becomes the default, because the table allows one only.
    for (const one of former) await updateLanguage(tx, { ...one, isDefault: false })
    await updateLanguage(tx, {
      ...language,
      isDefault: change.isDefault,
      otherLanguage: !change.isTranslated,
      notes: change.notes || null,
    })
    const codes = languages.filter(({ isRetired }) => !isRetired).map(({ code }) => code)
    await storeNames(tx, language.id, { codes: [...codes, language.code], names: change.names })
    await recordAudit(tx, {
      thing: 'language',
      ids: [language.id, ...former.map(({ id }) => id)],
      action: 'changed',
      by: actorId(actor),
      at: now(),
    })
    await recordChange(tx, 'language', [language.id, ...former.map(({ id }) => id)])
  })
}

const refusedDefault = (code: 'language.defaultRequired' | 'language.defaultRetired') =>
  new AppError('request.invalid', { fields: [{ field: 'isDefault', code }] })
