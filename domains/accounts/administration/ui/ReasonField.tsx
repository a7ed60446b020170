import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Field } from '#ui/base/Field.tsx'
import { TextArea } from '#ui/base/TextInput.tsx'
import { maxReasonLength } from '../reason.ts'

/** The optional reason of a decision, inside a form. */
export function ReasonField({ error, defaultValue }: { error?: string | undefined; defaultValue?: string }) {
  const { t } = useTranslation('users')
  return (
    <Field label={t('manage.reason')} hint={t('manage.reasonHint')} error={error}>
      {(control) => (
        <TextArea
          {...control}
          name="reason"
          rows={3}
          maxLength={maxReasonLength}
          defaultValue={defaultValue}
        />
      )}
    </Field>
  )
}
