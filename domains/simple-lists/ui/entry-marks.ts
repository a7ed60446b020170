import type { FormValues } from '#platform/forms/form-values.ts'
import type { LanguageTab } from '#ui/panel/LanguageTabs.tsx'
import type { EntryFieldView } from './simple-list-view.ts'

interface MarkedForm {
  /** The translated fields. */
  fields: readonly Pick<EntryFieldView, 'name' | 'kind' | 'isRequired' | 'filmOf'>[]
  /** What is written now. */
  values: FormValues
  /** What was written when the page opened. */
  initial: FormValues
  /** Error messages by input. */
  errors: Readonly<Record<string, string | undefined>>
  defaultCode: string
  /** Languages whose stored text is older than the one of the default language. */
  outdated: readonly string[]
}

/**
 * How far the texts of a form are written in a language. An optional text that is empty in the default language is not
 * missing.
 */
export function markOfLanguage(code: string, form: MarkedForm): LanguageTab['mark'] {
  const { fields, values, initial, errors, defaultCode, outdated } = form
  const textIn = (field: string, language: string) => values[`${field}.${language}`]?.trim() ?? ''
  if (fields.some(({ name }) => errors[`${name}.${code}`])) return 'invalid'
  const hasFilm = (field: string) => fields.some(({ name, filmOf }) => filmOf === field && textIn(name, code))
  const isMissing = fields.some(
    ({ name, kind, isRequired }) =>
      kind !== 'translatedFilm' &&
      textIn(name, code) === '' &&
      !hasFilm(name) &&
      (isRequired || textIn(name, defaultCode) !== ''),
  )
  if (isMissing) return 'missing'
  const isUnchanged = fields.every(
    ({ name }) => textIn(name, code) === (initial[`${name}.${code}`]?.trim() ?? ''),
  )
  return outdated.includes(code) && isUnchanged ? 'outdated' : 'filled'
}
