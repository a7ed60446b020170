import { formValues } from '#platform/forms/form-values.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { ListName } from '../simple-list.ts'

/** Checks the form of an entry in the browser with the schema of the server. */
export function useEntryCheck(
  list: ListName,
  languages: readonly { code: string; isDefault: boolean }[],
): (form: FormData) => Promise<Record<string, string>> {
  const { t } = useTranslation('errors')
  return async (form) => {
    const [{ formErrors }, { entrySchema, readEntryForm }, { simpleLists }] = await Promise.all([
      import('#platform/forms/schema.ts'),
      import('../list-entry.input.ts'),
      import('../simple-lists.ts'),
    ])
    const entryLanguages = {
      codes: languages.map(({ code }) => code),
      defaultCode: languages.find(({ isDefault }) => isDefault)?.code ?? '',
    }
    const data = readEntryForm(simpleLists[list], formValues(form), entryLanguages)
    return Object.fromEntries(
      formErrors(entrySchema(simpleLists[list], entryLanguages), data).map(({ field, code, params }) => [
        field,
        t(code, { ...params }),
      ]),
    )
  }
}
