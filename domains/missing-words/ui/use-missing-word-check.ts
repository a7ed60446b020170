import { useTranslation } from '#platform/i18n/use-translation.ts'

/** Checks a change of a missing word in the browser with the schema of the server. */
export function useMissingWordCheck(): (form: FormData) => Promise<Record<string, string>> {
  const { t } = useTranslation('errors')
  return async (form) => {
    const [{ checkForm }, { isMissingWordChange, missingWordChangeSchemas }] = await Promise.all([
      import('#platform/forms/check-form.ts'),
      import('../missing-word-change.input.ts'),
    ])
    const intent = String(form.get('intent') ?? '')
    return isMissingWordChange(intent)
      ? checkForm(missingWordChangeSchemas[intent], form, (code, params) => t(code, params))
      : {}
  }
}
