import { listAllLanguages } from '#domains/languages/server/language.queries.ts'
import { writeCsv } from '#domains/signs/csv/write-csv.ts'
import type { Actor } from '#platform/actor.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import { maySeeLanguages } from '../language.policy.ts'
import { listMissingTexts } from './completeness.queries.ts'
import type { LanguageManagementContext } from './language-management-context.ts'

/**
 * What has no text in a language, as the lines of a CSV file with the columns `kind`, `list`, `id` and `name`.
 * @throws AppError `language.notFound`; the reasons of `maySeeLanguages`
 */
export async function exportMissingTexts(
  { db }: LanguageManagementContext,
  actor: Actor,
  { id }: { id: number },
): Promise<{ code: string; csv: string }> {
  authorize(maySeeLanguages(actor))
  const language = (await listAllLanguages(db)).find((one) => one.id === id)
  if (!language) throw new AppError('language.notFound')
  const { code } = language
  const missing = await listMissingTexts(db, code)
  const lines = missing.map(({ kind, list, id: thing, name }) => [kind, list, `${thing}`, name])
  return { code, csv: writeCsv([['kind', 'list', 'id', 'name'], ...lines]) }
}
