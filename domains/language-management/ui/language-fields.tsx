import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Checkbox } from '#ui/base/Checkbox.tsx'
import { TextArea } from '#ui/base/TextInput.tsx'
import { FormField, useFormField } from '#ui/base/ValidatedForm.tsx'

/** Whether signs and texts are translated into the language. */
export function TranslatedBox() {
  const { t } = useTranslation('languages')
  const { value, error } = useFormField('isTranslated')
  return (
    <Checkbox
      name="isTranslated"
      defaultChecked={value === 'on'}
      label={t('field.translated')}
      hint={t('field.translatedHint')}
      error={error}
    />
  )
}

/** @param isDefault whether the language is the default already */
export function DefaultBox({ isDefault }: { isDefault: boolean }) {
  const { t } = useTranslation('languages')
  const { value, error } = useFormField('isDefault')
  return (
    <Checkbox
      name="isDefault"
      defaultChecked={value === 'on'}
      label={t('field.default')}
      hint={t(isDefault ? 'field.defaultIs' : 'field.defaultHint')}
      error={error}
    />
  )
}

export function NotesField() {
  const { t } = useTranslation('languages')
  return (
    <FormField name="notes" label={t('field.notes')} hint={t('field.notesHint')}>
      {(control) => <TextArea {...control} rows={3} />}
    </FormField>
  )
}
