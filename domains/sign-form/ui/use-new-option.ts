import type { ListName } from '#domains/vocabularies/reference-lists.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { NewOption } from '#ui/panel/ComboBoxField.tsx'
import { useFormContext } from './form-context.ts'

/** The option of a combo box that adds a value to its list; undefined for people who may not. */
export function useNewOption(list: ListName | undefined, onAdd: (id: number) => void): NewOption | undefined {
  const { t } = useTranslation('signForm')
  const { addValue } = useFormContext()
  if (!addValue || !list) return undefined
  return {
    label: (name) => (name === '' ? t('values.add') : t('values.addNamed', { name })),
    onCreate: (name) => addValue({ list, name, onAdd }),
  }
}
