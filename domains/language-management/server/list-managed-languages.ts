import type { ManagedLanguage } from '#domains/languages/language.ts'
import { listAllLanguages } from '#domains/languages/server/language.queries.ts'
import type { Actor } from '#platform/actor.ts'
import { authorize } from '#platform/policy.ts'
import { completenessIn } from '../completeness.ts'
import type { Completeness } from '../completeness-kinds.ts'
import { maySeeLanguages } from '../language.policy.ts'
import { countTranslated } from './completeness.queries.ts'
import type { LanguageManagementContext } from './language-management-context.ts'

/**
 * All languages in their order, with how far each is. Two queries for any number of languages.
 * @throws AppError the reasons of `maySeeLanguages`
 */
export async function listManagedLanguages(
  { db }: LanguageManagementContext,
  actor: Actor,
): Promise<{ language: ManagedLanguage; completeness: Completeness[] }[]> {
  authorize(maySeeLanguages(actor))
  const [languages, counts] = await Promise.all([listAllLanguages(db), countTranslated(db)])
  return languages.map((language) => ({ language, completeness: completenessIn(language.code, counts) }))
}
