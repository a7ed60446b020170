import { useTranslation } from '#platform/i18n/use-translation.ts'

/** Checks the metadata of a recording in the browser with the schema of the server. */
export function useMetadataCheck(isNew: boolean): (form: FormData) => Promise<Record<string, string>> {
  const { t } = useTranslation('errors')
  return async (form) => {
    const [{ checkForm }, { changedMetadataSchema, eafMetadataSchema }] = await Promise.all([
      import('#platform/forms/check-form.ts'),
      import('../../eaf-metadata.input.ts'),
    ])
    const schema = isNew ? eafMetadataSchema : changedMetadataSchema
    return checkForm(schema, form, (code, params) => t(code, params))
  }
}
