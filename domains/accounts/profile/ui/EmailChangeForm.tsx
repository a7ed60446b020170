import { useNavigation } from 'react-router'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { PasswordInput } from '#ui/base/PasswordInput.tsx'
import { FormField, FormProblem, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import styles from '../../ui/account-section.module.css'
import { EmailField } from '../../ui/EmailField.tsx'
import type { PendingChange } from '../pending-change.ts'
import { PendingChanges } from './PendingChanges.tsx'

interface Props {
  /** The present address. */
  email: string
  pending: readonly PendingChange[]
  refused: FormRefusal | undefined
}

/** Form that requests another email address, confirmed by the password. */
export function EmailChangeForm({ email, pending, refused }: Props) {
  const { t } = useTranslation(['profile', 'errors'])
  return (
    <section className={styles.section}>
      <h2>{t('email.title')}</h2>
      <PendingChanges changes={pending} />
      <p>
        <strong>{t('email.present', { email })}</strong>
        <br />
        {t('email.how')}
      </p>
      <ValidatedForm
        className={styles.form}
        refusal={refused}
        validate={async (form) => {
          const [{ checkForm }, { emailChangeSchema }] = await Promise.all([
            import('#platform/forms/check-form.ts'),
            import('../email-change.input.ts'),
          ])
          return checkForm(emailChangeSchema, form, (code, params) => t(`errors:${code}`, params))
        }}
      >
        <FormProblem />
        <input type="hidden" name="form" value="email" />
        <EmailField label={t('email.new')} autoComplete="email" className={styles.narrow} />
        <EmailField
          name="emailConfirmation"
          label={t('email.confirmation')}
          autoComplete="email"
          className={styles.narrow}
        />
        <FormField name="password" label={t('password.present')} required className={styles.narrow}>
          {(control) => <PasswordInput {...control} autoComplete="current-password" />}
        </FormField>
        <div>
          <Button type="submit" variant="primary" pending={useNavigation().state === 'submitting'}>
            {t('email.send')}
          </Button>
        </div>
      </ValidatedForm>
    </section>
  )
}
