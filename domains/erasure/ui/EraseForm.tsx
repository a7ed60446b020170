import { useNavigation } from 'react-router'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button, ButtonLink } from '#ui/base/Button.tsx'
import { TextArea, TextInput } from '#ui/base/TextInput.tsx'
import { FormField, FormProblem, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import { type ErasureSubject, maxErasureReasonLength } from '../erasure.ts'
import styles from './erasure.module.css'

interface Props {
  subject: ErasureSubject
  refused: FormRefusal | undefined
  /** Path of the page to which the owner returns without erasing. */
  back: string
}

/** Erases something after its name was typed. Works without JavaScript. */
export function EraseForm({ subject, refused, back }: Props) {
  const { t } = useTranslation(['erasure', 'errors'])
  const isSending = useNavigation().state === 'submitting'
  return (
    <ValidatedForm
      className={styles.form}
      refusal={refused}
      validate={async (form) => {
        const [{ checkForm }, { erasureSchema }] = await Promise.all([
          import('#platform/forms/check-form.ts'),
          import('../erasure.input.ts'),
        ])
        return checkForm(erasureSchema, form, (code, params) => t(`errors:${code}`, params))
      }}
    >
      <FormProblem />
      <FormField
        name="name"
        label={t(`form.name.${subject.kind}`)}
        hint={<span translate="no">{subject.name}</span>}
        required
      >
        {(control) => <TextInput {...control} autoComplete="off" spellCheck={false} />}
      </FormField>
      <FormField name="reason" label={t('form.reason')} hint={t('form.reasonHint')} required>
        {(control) => <TextArea {...control} rows={2} maxLength={maxErasureReasonLength} />}
      </FormField>
      <div className={styles.buttons}>
        <Button type="submit" variant="danger" pending={isSending}>
          {t(`form.erase.${subject.kind}`)}
        </Button>
        <ButtonLink to={back}>{t('form.cancel')}</ButtonLink>
      </div>
    </ValidatedForm>
  )
}
