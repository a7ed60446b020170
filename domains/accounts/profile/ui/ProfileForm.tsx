import { useLocation, useNavigation } from 'react-router'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import { localeNames, locales, localeTags } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { DescriptionList } from '#ui/base/DescriptionList.tsx'
import { Select } from '#ui/base/Select.tsx'
import { FormField, FormProblem, useFormField, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import styles from '../../ui/account-section.module.css'
import type { ProfileFieldOptions } from '../profile-field-options.ts'
import type { ProfileFieldName, ProfileFormValues } from '../profile-form-values.ts'
import { ProfileFields } from './ProfileFields.tsx'

interface Props {
  lists: ProfileFieldOptions
  storedValues: ProfileFormValues
  refused: FormRefusal | undefined
  /** Stored values that another tab saved and that differ from the submitted ones. */
  conflicts: readonly { field: ProfileFieldName; value: string }[]
}

/** The form of the own profile. */
export function ProfileForm({ lists, storedValues, refused, conflicts }: Props) {
  const { t } = useTranslation(['profile', 'errors'])
  return (
    <>
      {conflicts.length > 0 && <EditConflict fields={conflicts} />}
      <ValidatedForm
        className={styles.form}
        refusal={refused}
        values={storedValues}
        validate={async (form) => {
          const [{ checkForm }, { profileChangeSchema }] = await Promise.all([
            import('#platform/forms/check-form.ts'),
            import('../profile-change.input.ts'),
          ])
          return checkForm(profileChangeSchema, form, (code, params) => t(`errors:${code}`, params))
        }}
      >
        <FormProblem />
        <ProfileFields lists={lists}>
          <MailLocaleField />
        </ProfileFields>
        <RevisionField />
        <div>
          <Button type="submit" variant="primary" pending={useNavigation().state === 'submitting'}>
            {t('data.save')}
          </Button>
        </div>
      </ValidatedForm>
    </>
  )
}

function EditConflict({ fields }: { fields: Props['conflicts'] }) {
  const { t } = useTranslation(['profile', 'accounts'])
  const label = (field: ProfileFieldName) =>
    field === 'locale' ? t('data.locale') : t(`accounts:field.${field}`)
  return (
    <Callout tone="warning" title={t('data.stored')}>
      <DescriptionList
        items={fields.map(({ field, value }) => ({ term: label(field), detail: value || t('data.empty') }))}
      />
      <p>
        <a href={useLocation().pathname}>{t('data.reload')}</a>
      </p>
    </Callout>
  )
}

function MailLocaleField() {
  const { t } = useTranslation('profile')
  return (
    <FormField name="locale" label={t('data.locale')} required>
      {(control) => (
        <Select {...control}>
          {locales.map((locale) => (
            <option key={locale} value={locale} lang={localeTags[locale]}>
              {localeNames[locale]}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  )
}

const RevisionField = () => (
  <input type="hidden" name="revision" value={useFormField('revision').value} readOnly />
)
