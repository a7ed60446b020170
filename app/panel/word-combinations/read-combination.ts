import { combinationSchema } from '#domains/word-combinations/word-combination.input.ts'
import type { CombinationContent } from '#domains/word-combinations/word-combination.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { FormValues } from '#platform/forms/form-values.ts'
import { parseForm } from '#platform/forms/schema.ts'
import type { AppContext } from '../../app-context.ts'

/**
 * Reads the form of a combination.
 * @throws AppError `request.invalid` with an error for each invalid field; `language.notFound`
 */
export function readCombination(
  { dictionary }: Pick<AppContext, 'dictionary'>,
  values: FormValues,
): CombinationContent {
  const content = parseForm(combinationSchema, values)
  if (!dictionary.languages.some(({ code }) => code === content.language))
    throw new AppError('language.notFound')
  return content
}
