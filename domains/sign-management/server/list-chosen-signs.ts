import { maySee } from '#domains/signs/sign.policy.ts'
import type { Actor } from '#platform/actor.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { authorize } from '#platform/policy.ts'
import { maySeeList } from '../sign-list.policy.ts'
import type { SignRow } from '../sign-row.ts'
import { loadNames, loadSignRows } from './load-sign-rows.ts'
import type { SignListContext } from './sign-list-context.ts'

/**
 * The signs with these ids that a person may see, as rows.
 * @throws AppError the reasons of `maySeeList`
 */
export async function listChosenSigns(
  context: SignListContext,
  actor: Actor,
  { ids, locale }: { ids: readonly number[]; locale: Locale },
): Promise<SignRow[]> {
  authorize(maySeeList(actor, 'all'))
  const all = await context.panelSigns.current()
  const signs = ids.flatMap((id) => all.sign(id) ?? []).filter((sign) => maySee(actor, sign).allowed)
  const people = signs.flatMap(({ authorId, approverId }) => [authorId, approverId])
  const nameOf = await loadNames(context.db, actor, people, locale)
  return loadSignRows(context, actor, signs, { locale, nameOf })
}
