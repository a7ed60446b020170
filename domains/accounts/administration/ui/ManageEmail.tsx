import { useNavigation } from 'react-router'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { TextArea } from '#ui/base/TextInput.tsx'
import { FormField, FormProblem, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import { EmailField } from '../../ui/EmailField.tsx'
import { maxReasonLength } from '../reason.ts'
import type { UserView } from '../user-view.ts'
import styles from './ManageUser.module.css'

interface Props {
  abilities: UserView['emailAbilities']
  /** Path of the page that receives the forms. */
  path: string
  refused: FormRefusal | undefined
}

/**
 * The address of an account: the correction of an unconfirmed one, or the replacement of one whose mailbox was lost.
 * Nothing while the person alone changes it. Works without JavaScript.
 */
export function ManageEmail({ abilities, path, refused }: Props) {
  const { t } = useTranslation('users')
  const { correct, replace } = abilities
  if (!correct.allowed && !replace.allowed) return null
  const refusedIn = (form: string) => (refused?.values.form === form ? refused : undefined)
  return (
    <section className={styles.part}>
      <h2>{t('email.title')}</h2>
      {correct.allowed ? (
        <>
          <p className={styles.now}>{t('email.unconfirmed')}</p>
          <CorrectionForm path={path} refused={refusedIn('email-correction')} />
          <ResendForm path={path} refused={refusedIn('email-resend')} />
        </>
      ) : (
        <>
          <p className={styles.now}>{t('email.lost')}</p>
          <ReplacementForm path={path} refused={refusedIn('email-replacement')} />
        </>
      )}
    </section>
  )
}

type FormProps = Pick<Props, 'path' | 'refused'>

function CorrectionForm({ path, refused }: FormProps) {
  const { t } = useTranslation(['users', 'errors'])
  return (
    <ValidatedForm
      className={styles.form}
      action={path}
      refusal={refused}
      validate={async (form) => {
        const [{ checkForm }, { emailCorrectionSchema }] = await loadChecks()
        return checkForm(emailCorrectionSchema, form, (code, params) => t(`errors:${code}`, params))
      }}
    >
      <FormProblem />
      <input type="hidden" name="form" value="email-correction" />
      <EmailField label={t('email.right')} autoComplete="off" />
      <SubmitButton label={t('email.correct')} />
    </ValidatedForm>
  )
}

function ResendForm({ path, refused }: FormProps) {
  const { t } = useTranslation('users')
  return (
    <ValidatedForm className={styles.form} action={path} refusal={refused}>
      <FormProblem />
      <input type="hidden" name="form" value="email-resend" />
      <SubmitButton label={t('email.resend')} />
    </ValidatedForm>
  )
}

function ReplacementForm({ path, refused }: FormProps) {
  const { t } = useTranslation(['users', 'errors'])
  return (
    <ValidatedForm
      className={styles.form}
      action={path}
      refusal={refused}
      validate={async (form) => {
        const [{ checkForm }, { emailReplacementSchema }] = await loadChecks()
        return checkForm(emailReplacementSchema, form, (code, params) => t(`errors:${code}`, params))
      }}
    >
      <FormProblem />
      <input type="hidden" name="form" value="email-replacement" />
      <EmailField label={t('email.new')} autoComplete="off" />
      <FormField name="reason" label={t('email.reason')} hint={t('email.reasonHint')} required>
        {(control) => <TextArea {...control} rows={3} maxLength={maxReasonLength} />}
      </FormField>
      <SubmitButton label={t('email.replace')} />
    </ValidatedForm>
  )
}

const loadChecks = () =>
  Promise.all([import('#platform/forms/check-form.ts'), import('../account-email.input.ts')])

function SubmitButton({ label }: { label: string }) {
  return (
    <div>
      <Button type="submit" pending={useNavigation().state === 'submitting'}>
        {label}
      </Button>
    </div>
  )
}
