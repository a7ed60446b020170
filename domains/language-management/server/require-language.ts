import type { ManagedLanguage } from '#domains/languages/language.ts'
import { listAllLanguages } from '#domains/languages/server/language.queries.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { lockLanguages } from './managed-language.queries.ts'

/** A language and the revision of it that a person saw. */
export interface SeenLanguage {
  id: number
  revision: number
}

/**
 * A language that has still the revision that the person saw, with all languages, locked for a change.
 * @throws AppError `language.notFound`, `language.changed`
 */
export async function requireSeenLanguage(
  tx: Tx,
  { id, revision }: SeenLanguage,
): Promise<{ language: ManagedLanguage; languages: ManagedLanguage[] }> {
  await lockLanguages(tx)
  const languages = await listAllLanguages(tx)
  const language = languages.find((one) => one.id === id)
  if (!language) throw new AppError('language.notFound')
  if (language.revision !== revision) throw new AppError('language.changed')
  return { language, languages }
}
