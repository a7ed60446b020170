import { useNavigation } from 'react-router'
import { EmailField } from '#domains/accounts/ui/EmailField.tsx'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { PasswordInput } from '#ui/base/PasswordInput.tsx'
import { FormField, FormProblem, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import styles from './email-confirmation.module.css'

/** Disclosure with the form that corrects a mistyped address. Works without JavaScript. */
export function CorrectEmailForm({ refused }: { refused: FormRefusal | undefined }) {
  const { t } = useTranslation(['register', 'errors'])
  const isSending = useNavigation().state === 'submitting'
  return (
    <details open={refused !== undefined} className={styles.correction}>
      <summary>{t('confirm.correct')}</summary>
      <ValidatedForm
        allRequired
        className={styles.form}
        refusal={refused}
        validate={async (form) => {
          const [{ checkForm }, { ownEmailCorrectionSchema }] = await Promise.all([
            import('#platform/forms/check-form.ts'),
            import('#domains/accounts/registration/email-correction.input.ts'),
          ])
          return checkForm(ownEmailCorrectionSchema, form, (code, params) => t(`errors:${code}`, params))
        }}
      >
        <FormProblem />
        <input type="hidden" name="form" value="correction" />
        <EmailField label={t('confirm.rightEmail')} autoComplete="email" />
        <FormField name="password" label={t('confirm.currentPassword')} required>
          {(control) => <PasswordInput {...control} autoComplete="current-password" />}
        </FormField>
        <Button type="submit" variant="primary" size="large" pending={isSending}>
          {t('confirm.sendCorrection')}
        </Button>
      </ValidatedForm>
    </details>
  )
}
