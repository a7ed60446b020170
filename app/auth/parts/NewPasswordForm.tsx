import { useNavigation } from 'react-router'
import { accountLengths, passwordLengths } from '#domains/accounts/account.ts'
import { EmailField } from '#domains/accounts/ui/EmailField.tsx'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import { PasswordInput } from '#ui/base/PasswordInput.tsx'
import { TextInput } from '#ui/base/TextInput.tsx'
import { FormField, FormProblem, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import KeyRound from '#ui/icons/key-round.ts'
import styles from '../passwords.module.css'

interface Props {
  purpose: 'reset' | 'set' | 'replace' | 'owner'
  refused: FormRefusal | undefined
}

/** The form of a new password; for the first owner also name and address. */
export function NewPasswordForm({ purpose, refused }: Props) {
  const { t } = useTranslation(['passwords', 'errors'])
  const isSending = useNavigation().state === 'submitting'
  return (
    <ValidatedForm
      allRequired
      refusal={refused}
      validate={async (form) => {
        const { checkFirstOwner, checkNewPassword } = await import('../password-checks.ts')
        const check = purpose === 'owner' ? checkFirstOwner : checkNewPassword
        return check(form, (code, params) => t(`errors:${code}`, params))
      }}
      className={styles.form}
    >
      <FormProblem />
      {purpose === 'owner' && <OwnerFields />}
      <FormField
        name="password"
        label={t(purpose === 'reset' || purpose === 'replace' ? 'field.newPassword' : 'field.password')}
        hint={t('field.passwordHint', passwordLengths)}
        required
      >
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </FormField>
      <FormField name="passwordConfirmation" label={t('field.passwordConfirmation')} required>
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </FormField>
      <Button
        type="submit"
        variant="primary"
        size="large"
        icon={<Icon icon={KeyRound} />}
        pending={isSending}
      >
        {t(purpose === 'owner' ? 'owner.save' : 'reset.save')}
      </Button>
    </ValidatedForm>
  )
}

function OwnerFields() {
  const { t } = useTranslation('passwords')
  return (
    <>
      <FormField name="name" label={t('field.name')} required>
        {(control) => <TextInput {...control} autoComplete="given-name" maxLength={accountLengths.name} />}
      </FormField>
      <EmailField label={t('field.email')} autoComplete="username" />
    </>
  )
}
