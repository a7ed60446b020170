import { useNavigation } from 'react-router'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Checkbox } from '#ui/base/Checkbox.tsx'
import { FormGrid } from '#ui/base/FormGrid.tsx'
import { FormSection } from '#ui/base/FormSection.tsx'
import { Select } from '#ui/base/Select.tsx'
import { FormField, FormProblem, useFormField, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import type { Option, ProfileFieldOptions } from '../../profile/profile-field-options.ts'
import { ProfileFields } from '../../profile/ui/ProfileFields.tsx'
import { EmailField } from '../../ui/EmailField.tsx'
import styles from './RegisterPersonForm.module.css'

interface Props {
  lists: ProfileFieldOptions
  /** Languages of mails. */
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
        const [{ checkForm }, { onBehalfRegistrationSchema }] = await Promise.all([
          import('#platform/forms/check-form.ts'),
          import('../../registration/register-on-behalf.input.ts'),
        ])
        return checkForm(onBehalfRegistrationSchema, form, (code, params) => String(tErrors(code, params)))
      }}
    >
      <FormProblem />
      <FormSection className={styles.section} title={t('new.person')}>
        <ProfileFields lists={lists} isOwnProfile={false} />
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
