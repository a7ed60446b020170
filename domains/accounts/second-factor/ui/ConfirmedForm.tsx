import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { PasswordInput } from '#ui/base/PasswordInput.tsx'
import { FormField, FormProblem, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import styles from './second-factor.module.css'

interface Props {
  /** Value of the field `form`, by which the server recognizes the form. */
  form: string
  /** Id of the passkey. */
  passkey?: number
  title: string
  /** Accessible name that includes the name of the passkey. */
  label?: string
  tone?: 'primary' | 'danger'
  /** Whether the password confirms the change; true by default. */
  withPassword?: boolean
  values?: Record<string, string>
  refused: FormRefusal | undefined
  /** Further fields and texts. */
  children?: ReactNode
}

/** Disclosure with a form that the password confirms. Works without JavaScript. */
export function ConfirmedForm(props: Props) {
  const {
    form,
    passkey,
    title,
    label,
    tone = 'primary',
    withPassword = true,
    values,
    refused,
    children,
  } = props
  const { t } = useTranslation(['secondFactor', 'profile'])
  const isSending = useNavigation().state === 'submitting'
  return (
    <details name="second-factor" className={styles.disclosure} open={refused !== undefined}>
      <summary aria-label={label}>{title}</summary>
      <ValidatedForm className={styles.form} refusal={refused} {...(values && { values })}>
        <FormProblem />
        <input type="hidden" name="form" value={form} />
        {passkey !== undefined && <input type="hidden" name="passkey" value={passkey} />}
        {children}
        {withPassword && (
          <FormField name="password" label={t('profile:password.present')} required className={styles.narrow}>
            {(control) => <PasswordInput {...control} autoComplete="current-password" />}
          </FormField>
        )}
        <div>
          <Button type="submit" variant={tone} pending={isSending} aria-label={label}>
            {title}
          </Button>
        </div>
      </ValidatedForm>
    </details>
  )
}
