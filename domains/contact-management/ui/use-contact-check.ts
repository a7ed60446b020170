import { useTranslation } from '#platform/i18n/use-translation.ts'

/** Checks a change of a message in the browser with the schema of the server. */
export function useContactCheck(): (form: FormData) => Promise<Record<string, string>> {
  const { t } = useTranslation('errors')
  return async (form) => {
    const [{ checkForm }, { contactChangeSchemas, isContactChange }] = await Promise.all([
      import('#platform/forms/check-form.ts'),
      import('../contact-change.input.ts'),
    ])
    const intent = String(form.get('intent') ?? '')
    return isContactChange(intent)
      ? checkForm(contactChangeSchemas[intent], form, (code, params) => t(code, params))
      : {}
  }
}
