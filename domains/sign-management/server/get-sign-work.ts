import { translationLanguages } from '#domains/languages/language.ts'
import type { Actor } from '#platform/actor.ts'
import { authorize } from '#platform/policy.ts'
import { maySeeList } from '../sign-list.policy.ts'
import { type SignWork, summarizeSignWork } from '../sign-work.ts'
import type { SignListContext } from './sign-list-context.ts'

/**
 * What waits for a person among all signs, with one query.
 * @throws AppError the reasons of `maySeeList`
 */
export async function getSignWork(
  { panelSigns, dictionary }: Pick<SignListContext, 'panelSigns' | 'dictionary'>,
  actor: Actor,
): Promise<SignWork> {
  authorize(maySeeList(actor, 'all'))
  const signs = await panelSigns.current()
  const languages = translationLanguages(dictionary.languages).map(({ code }) => code)
  return summarizeSignWork(actor, signs, languages)
}
