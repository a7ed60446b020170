import { useTranslation } from '#platform/i18n/use-translation.ts'
import { RadioGroup } from '#ui/base/RadioGroup.tsx'
import { useFormField } from '#ui/base/ValidatedForm.tsx'

/** The choice about the data of a deleted account, in the consent form and in the form that deletes the account. */
export function AfterDeletionField() {
  const { t } = useTranslation('consent')
  const { value, error } = useFormField('afterDeletion')
  return (
    <RadioGroup
      name="afterDeletion"
      legend={t('deletion.after')}
      options={[
        { value: '1', label: t('deletion.hide.label'), hint: t('deletion.hide.hint') },
        { value: '2', label: t('deletion.mark.label'), hint: t('deletion.mark.hint') },
      ]}
      defaultValue={value}
      error={error}
      required
    />
  )
}
