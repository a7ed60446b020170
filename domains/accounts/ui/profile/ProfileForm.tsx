import { useLocation, useNavigation } from 'react-router'
import type { FormRefusal } from '#platform/forms/refusal.ts'
import { locales, localeTags } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { FormField, FormProblem, useFormField, ValidatedForm } from '#ui/base/CheckedForm.tsx'
import { DescriptionList } from '#ui/base/DescriptionList.tsx'
import { Select } from '#ui/base/Select.tsx'
import type { OwnFieldName, OwnFields } from '../../own-fields.ts'
import type { ProfileLists } from '../../profile-lists.ts'
import { ProfileFields } from '../ProfileFields.tsx'
import styles from './profile.module.css'

interface Props {
  lists: ProfileLists
  stored: OwnFields
  refused: FormRefusal | undefined
  /** What another tab saved meanwhile, where it differs. */
  differing: readonly { field: OwnFieldName; value: string }[]
}

/** Every field of the own profile. */
export function ProfileForm({ lists, stored, refused, differing }: Props) {
  const { t } = useTranslation(['profile', 'errors'])
  return (
    <>
      {differing.length > 0 && <Differing fields={differing} />}
      <ValidatedForm
        className={styles.form}
        refusal={refused}
        values={stored}
        validate={async (form) => {
          const [{ checkForm }, { profileChange }] = await Promise.all([
            import('#platform/forms/check-form.ts'),
            import('../../profile-change.input.ts'),
          ])
          return checkForm(profileChange, form, (code, params) => t(`errors:${code}`, params))
        }}
      >
        <FormProblem />
        <ProfileFields lists={lists} />
        <MailLocale />
        <Revision />
        <div>
          <Button type="submit" variant="primary" pending={useNavigation().state === 'submitting'}>
            {t('data.save')}
          </Button>
        </div>
      </ValidatedForm>
    </>
  )
}

function Differing({ fields }: { fields: Props['differing'] }) {
  const { t } = useTranslation(['profile', 'accounts'])
  const label = (field: OwnFieldName) =>
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

function MailLocale() {
  const { t } = useTranslation('profile')
  const { t: tPublic } = useTranslation('public')
  return (
    <FormField name="locale" label={t('data.locale')} required className={styles.narrow}>
      {(control) => (
        <Select {...control}>
          {locales.map((locale) => (
            <option key={locale} value={locale} lang={localeTags[locale]}>
              {tPublic(`languages.${locale}`)}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  )
}

const Revision = () => <input type="hidden" name="revision" value={useFormField('revision').value} readOnly />
