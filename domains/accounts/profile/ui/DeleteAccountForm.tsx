import { useNavigation } from 'react-router'
import { AfterDeletionField } from '#domains/consent/ui/AfterDeletionField.tsx'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { PasswordInput } from '#ui/base/PasswordInput.tsx'
import { FormField, FormProblem, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import styles from '../../ui/account-section.module.css'
import type { DeletionInfo } from '../deletion-info.ts'

interface Props {
  deletionInfo: DeletionInfo
  refused: FormRefusal | undefined
}

/** Explains the consequences of deleting the own account, with the form that deletes it. */
export function DeleteAccountForm({ deletionInfo, refused }: Props) {
  const isSending = useNavigation().state === 'submitting'
  const { t } = useTranslation(['profile', 'errors'])
  return (
    <section className={styles.section}>
      <h2>{t('delete.title')}</h2>
      {deletionInfo.refusal && (
        <Callout tone="warning" title={t('delete.refused')}>
          <p>{t(`errors:${deletionInfo.refusal}`)}</p>
        </Callout>
      )}
      <Consequences {...deletionInfo} />
      {!deletionInfo.refusal && (
        <ValidatedForm
          className={styles.form}
          refusal={refused}
          values={{ afterDeletion: `${deletionInfo.afterDeletion ?? ''}` }}
          validate={async (form) => {
            const [{ checkForm }, { accountDeletionSchema }] = await Promise.all([
              import('#platform/forms/check-form.ts'),
              import('../account-deletion.input.ts'),
            ])
            return checkForm(accountDeletionSchema, form, (code, params) => t(`errors:${code}`, params))
          }}
        >
          <FormProblem />
          {deletionInfo.afterDeletion === null ? (
            <input type="hidden" name="afterDeletion" value="" />
          ) : (
            <AfterDeletionField />
          )}
          <FormField name="password" label={t('delete.password')} required className={styles.narrow}>
            {(control) => <PasswordInput {...control} autoComplete="current-password" />}
          </FormField>
          <div>
            <Button type="submit" variant="danger" pending={isSending}>
              {t('delete.send')}
            </Button>
          </div>
        </ValidatedForm>
      )}
    </section>
  )
}

function Consequences({ signCount, signsStay, afterDeletion }: DeletionInfo) {
  const { t } = useTranslation('profile')
  return (
    <ul className={styles.consequences}>
      <li>{t('delete.ends')}</li>
      {signCount > 0 && (
        <li>
          {signsStay
            ? t('delete.signsStay', { count: signCount })
            : t('delete.signsGo', { count: signCount })}
        </li>
      )}
      {afterDeletion === null && <li>{t('delete.noConsent')}</li>}
      <li>{t('delete.back')}</li>
    </ul>
  )
}
