import type { ManagedLanguage } from '#domains/languages/language.ts'
import { listAllLanguages } from '#domains/languages/server/language.queries.ts'
import type { Actor } from '#platform/actor.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import { completenessIn } from '../completeness.ts'
import type { Completeness } from '../completeness-kinds.ts'
import { maySeeLanguages } from '../language.policy.ts'
import { countTranslated } from './completeness.queries.ts'
import type { LanguageManagementContext } from './language-management-context.ts'
import { isLanguageUsed } from './language-uses.queries.ts'

/**
 * A language with how far it is, and whether anything is written in it. Four queries.
 * @throws AppError `language.notFound`; the reasons of `maySeeLanguages`
 */
export async function getLanguage(
  { db }: LanguageManagementContext,
  actor: Actor,
  { id }: { id: number },
): Promise<{ language: ManagedLanguage; isUsed: boolean; completeness: Completeness[] }> {
  authorize(maySeeLanguages(actor))
  const languages = await listAllLanguages(db)
  const language = languages.find((one) => one.id === id)
  if (!language) throw new AppError('language.notFound')
  const [isUsed, counts] = await Promise.all([isLanguageUsed(db, language), countTranslated(db)])
  return { language, isUsed, completeness: completenessIn(language.code, counts) }
}
