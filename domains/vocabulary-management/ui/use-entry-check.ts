import { formValues } from '#platform/forms/form-values.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'

/** Checks the form of a value in the browser with the schemas of the server. */
export function useEntryCheck(languages: readonly { code: string; isDefault: boolean }[], isNew: boolean) {
  const { t } = useTranslation('errors')
  return async (form: FormData): Promise<Record<string, string>> => {
    const [{ formErrors }, input, { readEntryForm }] = await Promise.all([
      import('#platform/forms/schema.ts'),
      import('../entry.input.ts'),
      import('../entry-form.ts'),
    ])
    const codes = languages.map(({ code }) => code)
    const main = languages.find(({ isDefault }) => isDefault)?.code ?? ''
    const values = formValues(form)
    const entry = readEntryForm(values, codes)
    const errors = isNew
      ? formErrors(input.newEntrySchema(codes, main), entry)
      : formErrors(input.entryChangeSchema(codes), { ...entry, revision: Number(values.revision) })
    return Object.fromEntries(
      errors.map(({ field, code, params }) => [formField(field), t(code, { ...params })]),
    )
  }
}

/** Items of a list belong to one field of the form. */
const formField = (field: string): string => (field.startsWith('aliases.') ? 'aliases' : field)
