import { useNavigation } from 'react-router'
import type { Option, ProfileFieldOptions } from '#domains/accounts/profile-lists.ts'
import { EmailField } from '#domains/accounts/ui/EmailField.tsx'
import { FormSection } from '#domains/accounts/ui/FormSection.tsx'
import { ProfileFields } from '#domains/accounts/ui/ProfileFields.tsx'
import type { FormRefusal } from '#platform/forms/refusal.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { FormField, useFormField, ValidatedForm } from '#ui/base/CheckedForm.tsx'
import { Checkbox } from '#ui/base/Choice.tsx'
import { FormGrid } from '#ui/base/FormGrid.tsx'
import { Select } from '#ui/base/Select.tsx'
import styles from './PersonForm.module.css'

interface Props {
  lists: ProfileFieldOptions
  /** The languages that mails are written in. */
  mailLanguages: readonly Option<Locale>[]
  locale: Locale
  refused: FormRefusal | undefined
}

/** The form by which an administrator registers a person. */
export function RegisterPersonForm({ lists, mailLanguages, locale, refused }: Props) {
  const { t } = useTranslation('users')
  const { t: tAccounts } = useTranslation('accounts')
  const { t: tErrors } = useTranslation('errors')
  const isSending = useNavigation().state === 'submitting'
  return (
    <ValidatedForm
      className={styles.form}
      refusal={refused}
      values={{ locale }}
      validate={async (form) => {
        const { checkOnBehalfRegistration } = await import('#domains/accounts/register-person.check.ts')
        return checkOnBehalfRegistration(form, (code, params) => String(tErrors(code, params)))
      }}
    >
      {refused && <Callout tone="danger" title={refused.problem} />}
      <FormSection className={styles.section} title={t('new.person')}>
        <ProfileFields lists={lists} of="another" />
      </FormSection>
      <FormSection className={styles.section} title={t('new.account')}>
        <FormGrid>
          <EmailField label={tAccounts('field.email')} autoComplete="off" />
          <FormField name="locale" label={t('new.locale')} required>
            {(control) => (
              <Select {...control}>
                {mailLanguages.map(({ id, label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </FormField>
        </FormGrid>
        <ApprovedCheckbox />
      </FormSection>
      <Button type="submit" variant="primary" size="large" pending={isSending} className={styles.send}>
        {t('new.submit')}
      </Button>
    </ValidatedForm>
  )
}

function ApprovedCheckbox() {
  const { t } = useTranslation('users')
  const { value } = useFormField('approved')
  return (
    <Checkbox
      name="approved"
      defaultChecked={value === 'on'}
      label={t('new.approved')}
      hint={t('new.approvedHint')}
    />
  )
}
