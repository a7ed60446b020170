import { useNavigation } from 'react-router'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Checkbox } from '#ui/base/Checkbox.tsx'
import { FormGrid } from '#ui/base/FormGrid.tsx'
import { FormSection } from '#ui/base/FormSection.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import { PasswordInput } from '#ui/base/PasswordInput.tsx'
import { FormField, FormProblem, useFormField, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import UserPlus from '#ui/icons/user-plus.ts'
import { passwordLengths } from '../../account.ts'
import { photoLimits, photoTypes } from '../../profile/photo.ts'
import type { ProfileFieldOptions } from '../../profile/profile-field-options.ts'
import { ProfileFields } from '../../profile/ui/ProfileFields.tsx'
import { EmailField } from '../../ui/EmailField.tsx'
import styles from './RegistrationForm.module.css'

/** A legal text that is accepted: the id of its version and the URL of its page. */
interface LegalTextLink {
  id: number
  address: string
}

interface Props {
  lists: ProfileFieldOptions
  legal: { terms: LegalTextLink; policy: LegalTextLink }
  refused: FormRefusal | undefined
}

/** The registration form. Works without JavaScript. */
export function RegistrationForm({ lists, legal, refused }: Props) {
  const { t } = useTranslation('register')
  const { t: tErrors } = useTranslation('errors')
  const isSending = useNavigation().state === 'submitting'
  return (
    <ValidatedForm
      className={styles.form}
      encType="multipart/form-data"
      refusal={refused}
      validate={async (form) => {
        const { checkRegistration } = await import('../registration.check.ts')
        return checkRegistration(form, (code, params) => String(tErrors(code, params)))
      }}
    >
      <FormProblem />
      <FormSection title={t('section.account')}>
        <AccountFields />
      </FormSection>
      <FormSection title={t('section.you')}>
        <ProfileFields lists={lists} />
        <PhotoField />
      </FormSection>
      <FormSection title={t('section.acceptance')}>
        <AcceptanceCheckbox
          name="acceptsTerms"
          label={t('accept.terms')}
          readLabel={t('accept.readTerms')}
          {...legal.terms}
        />
        <AcceptanceCheckbox
          name="acceptsPolicy"
          label={t('accept.policy')}
          readLabel={t('accept.readPolicy')}
          {...legal.policy}
        />
        <input type="hidden" name="termsId" value={legal.terms.id} />
        <input type="hidden" name="policyId" value={legal.policy.id} />
      </FormSection>
      <Button
        type="submit"
        variant="primary"
        size="large"
        icon={<Icon icon={UserPlus} />}
        pending={isSending}
        className={styles.send}
      >
        {t('send')}
      </Button>
    </ValidatedForm>
  )
}

function PhotoField() {
  const { t } = useTranslation('register')
  const { t: tAccounts } = useTranslation('accounts')
  return (
    <FormField
      name="photo"
      label={tAccounts('field.photo')}
      hint={t('photoHint', { megabytes: photoLimits.megabytes })}
    >
      {({ defaultValue: _, ...control }) => (
        <input {...control} type="file" accept={photoTypes} className={styles.file} />
      )}
    </FormField>
  )
}

function AccountFields() {
  const { t } = useTranslation('register')
  const { t: tAccounts } = useTranslation('accounts')
  const { min, max } = passwordLengths
  return (
    <FormGrid>
      <EmailField label={tAccounts('field.email')} autoComplete="email" />
      <EmailField name="emailConfirmation" label={t('emailConfirmation')} autoComplete="email" />
      <FormField
        name="password"
        label={t('password')}
        hint={t('passwordHint', { min })}
        required
        className={styles.wide}
      >
        {(control) => <PasswordInput {...control} maxLength={max} autoComplete="new-password" />}
      </FormField>
      <FormField
        name="passwordConfirmation"
        label={t('passwordConfirmation')}
        required
        className={styles.wide}
      >
        {(control) => <PasswordInput {...control} maxLength={max} autoComplete="new-password" />}
      </FormField>
    </FormGrid>
  )
}

interface AcceptanceCheckboxProps extends Pick<LegalTextLink, 'address'> {
  name: 'acceptsTerms' | 'acceptsPolicy'
  label: string
  readLabel: string
}

function AcceptanceCheckbox({ name, label, readLabel, address }: AcceptanceCheckboxProps) {
  const { value, error } = useFormField(name)
  return (
    <Checkbox
      name={name}
      label={label}
      required
      defaultChecked={value === 'on'}
      error={error}
      hint={
        <a href={address} target="_blank" rel="noreferrer">
          {readLabel}
        </a>
      }
    />
  )
}
