import { translationLanguages } from '#domains/languages/language.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { ApiContext } from './api-context.ts'

/**
 * A content language that signs are translated into.
 * @throws AppError `language.notFound`
 */
export function requireContentLanguage({ languages }: ApiContext['dictionary'], code: string): string {
  if (translationLanguages(languages).some((language) => language.code === code)) return code
  throw new AppError('language.notFound')
}
