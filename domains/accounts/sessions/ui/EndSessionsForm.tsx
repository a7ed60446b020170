import { useNavigation } from 'react-router'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { PasswordInput } from '#ui/base/PasswordInput.tsx'
import { FormField, FormProblem, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import styles from '../../ui/account-section.module.css'

interface Props {
  /** The session to end; all other sessions when it is missing. */
  session?: string
  title: string
  /** Accessible name that includes the device. */
  label?: string
  refused: FormRefusal | undefined
}

/** Disclosure with a password form that ends one session or all others. Works without JavaScript. */
export function EndSessionsForm({ session, title, label, refused }: Props) {
  const { t } = useTranslation(['profile', 'errors'])
  const isSending = useNavigation().state === 'submitting'
  return (
    <details name="ending" className={styles.disclosure} open={refused !== undefined}>
      <summary aria-label={label}>{title}</summary>
      <ValidatedForm
        className={styles.form}
        refusal={refused}
        validate={async (form) => {
          const [{ checkForm }, { endSessionsSchema }] = await Promise.all([
            import('#platform/forms/check-form.ts'),
            import('../session.input.ts'),
          ])
          return checkForm(endSessionsSchema, form, (code, params) => t(`errors:${code}`, params))
        }}
      >
        <FormProblem />
        <input type="hidden" name="form" value={session === undefined ? 'sessions' : 'session'} />
        {session !== undefined && <input type="hidden" name="session" value={session} />}
        <FormField name="password" label={t('password.present')} required className={styles.narrow}>
          {(control) => <PasswordInput {...control} autoComplete="current-password" />}
        </FormField>
        <div>
          <Button type="submit" variant="primary" pending={isSending} aria-label={label}>
            {title}
          </Button>
        </div>
      </ValidatedForm>
    </details>
  )
}
