import { useTranslation } from '#platform/i18n/use-translation.ts'

/** Checks the form of the platform identity in the browser with the schema of the server. */
export function useIdentityCheck(): (form: FormData) => Promise<Record<string, string>> {
  const { t } = useTranslation('errors')
  return async (form) => {
    const [{ checkForm }, { identitySchema }] = await Promise.all([
      import('#platform/forms/check-form.ts'),
      import('../identity.input.ts'),
    ])
    return checkForm(identitySchema, form, (code, params) => t(code, params))
  }
}
