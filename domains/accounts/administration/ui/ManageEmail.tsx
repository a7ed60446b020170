import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { TextArea } from '#ui/base/TextInput.tsx'
import { FormField, FormProblem, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import { EmailField } from '../../ui/EmailField.tsx'
import { maxReasonLength } from '../reason.ts'
import type { UserView } from '../user-views.ts'
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
  return (
    <section className={styles.part}>
      <h2>{t('email.title')}</h2>
      {correct.allowed ? (
        <>
          <p className={styles.now}>{t('email.unconfirmed')}</p>
          <EmailForm
            {...{ path, refused }}
            form="email-correction"
            submit={t('email.correct')}
            schema="emailCorrectionSchema"
          >
            <EmailField label={t('email.right')} autoComplete="off" />
          </EmailForm>
          <EmailForm {...{ path, refused }} form="email-resend" submit={t('email.resend')} />
        </>
      ) : (
        <>
          <p className={styles.now}>{t('email.lost')}</p>
          <EmailForm
            {...{ path, refused }}
            form="email-replacement"
            submit={t('email.replace')}
            schema="emailReplacementSchema"
          >
            <EmailField label={t('email.new')} autoComplete="off" />
            <FormField name="reason" label={t('email.reason')} hint={t('email.reasonHint')} required>
              {(control) => <TextArea {...control} rows={3} maxLength={maxReasonLength} />}
            </FormField>
          </EmailForm>
        </>
      )}
    </section>
  )
}

interface FormProps extends Pick<Props, 'path' | 'refused'> {
  /** Value of the field `form`, by which the server recognizes the form. */
  form: 'email-correction' | 'email-resend' | 'email-replacement'
  submit: string
  /** Schema of the form in `account-email.input.ts`; without one only the server validates. */
  schema?: 'emailCorrectionSchema' | 'emailReplacementSchema'
  children?: ReactNode
}

function EmailForm({ path, refused, form, submit, schema, children }: FormProps) {
  const { t } = useTranslation('errors')
  const isSending = useNavigation().state === 'submitting'
  const validate = async (data: FormData) => {
    if (!schema) return {}
    const [{ checkForm }, schemas] = await Promise.all([
      import('#platform/forms/check-form.ts'),
      import('../account-email.input.ts'),
    ])
    return checkForm(schemas[schema], data, (code, params) => t(code, params))
  }
  return (
    <ValidatedForm
      className={styles.form}
      action={path}
      refusal={refused?.values.form === form ? refused : undefined}
      validate={validate}
    >
      <FormProblem />
      <input type="hidden" name="form" value={form} />
      {children}
      <div>
        <Button type="submit" pending={isSending}>
          {submit}
        </Button>
      </div>
    </ValidatedForm>
  )
}
