import { useNavigation } from 'react-router'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { PasswordInput } from '#ui/base/PasswordInput.tsx'
import { FormField, FormProblem, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import { passwordLengths } from '../../account.ts'
import type { PendingChange } from '../../profile/pending-change.ts'
import { PendingChanges } from '../../profile/ui/PendingChanges.tsx'
import styles from '../../ui/account-section.module.css'

interface Props {
  email: string
  /** Names and address that the password must not contain. */
  person: { name: string; email: string }
  pending: readonly PendingChange[]
  refused: FormRefusal | undefined
}

/** Form that requests another password, confirmed by the current one. */
export function PasswordChangeForm({ email, person, pending, refused }: Props) {
  const { t } = useTranslation(['profile', 'errors'])
  return (
    <section className={styles.section}>
      <h2>{t('password.title')}</h2>
      <PendingChanges changes={pending} />
      <p>{t('password.how', { email })}</p>
      <ValidatedForm
        className={styles.form}
        refusal={refused}
        validate={async (form) => {
          const [{ checkForm }, { passwordChangeSchema }] = await Promise.all([
            import('#platform/forms/check-form.ts'),
            import('../password-change.input.ts'),
          ])
          return checkForm(passwordChangeSchema(person), form, (code, params) => t(`errors:${code}`, params))
        }}
      >
        <FormProblem />
        <input type="hidden" name="form" value="password" />
        <PasswordField name="currentPassword" label={t('password.present')} />
        <PasswordField
          name="newPassword"
          label={t('password.new')}
          hint={t('password.hint', passwordLengths)}
        />
        <PasswordField name="newPasswordConfirmation" label={t('password.confirmation')} />
        <div>
          <Button type="submit" variant="primary" pending={useNavigation().state === 'submitting'}>
            {t('password.send')}
          </Button>
        </div>
      </ValidatedForm>
    </section>
  )
}

const PasswordField = ({ name, label, hint }: { name: string; label: string; hint?: string }) => (
  <FormField name={name} label={label} hint={hint} required className={styles.narrow}>
    {(control) => (
      <PasswordInput
        {...control}
        autoComplete={name === 'currentPassword' ? 'current-password' : 'new-password'}
      />
    )}
  </FormField>
)
