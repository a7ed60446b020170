import { useTranslation } from '#platform/i18n/use-translation.ts'

/** Checks the form of a combination in the browser with the schema of the server. */
export function useCombinationCheck(): (form: FormData) => Promise<Record<string, string>> {
  const { t } = useTranslation('errors')
  return async (form) => {
    const [{ checkForm }, { combinationSchema }] = await Promise.all([
      import('#platform/forms/check-form.ts'),
      import('#domains/word-combinations/word-combination.input.ts'),
    ])
    return checkForm(combinationSchema, form, (code, params) => t(code, params))
  }
}
