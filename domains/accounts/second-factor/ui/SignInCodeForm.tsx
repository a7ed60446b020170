import { useNavigation } from 'react-router'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { FormProblem, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import { CodeField } from './CodeField.tsx'
import styles from './second-factor.module.css'

interface Props {
  hasApp: boolean
  hasPasskey: boolean
  refused: FormRefusal | undefined
}

/** Completes a sign-in by a code of the app or a recovery code. Works without JavaScript. */
export function SignInCodeForm({ hasApp, hasPasskey, refused }: Props) {
  const { t } = useTranslation('secondFactor')
  const isSending = useNavigation().state === 'submitting'
  const kind = hasApp ? 'app' : 'recovery'
  return (
    <section className={styles.part}>
      <h2>{t(`signIn.${kind}Title`)}</h2>
      <p>{t(`signIn.${kind}How`)}</p>
      <ValidatedForm replace allRequired refusal={refused} className={styles.form}>
        <FormProblem />
        <input type="hidden" name="form" value="code" />
        <CodeField label={t(`signIn.${kind}Label`)} />
        <div>
          <Button
            type="submit"
            variant={hasPasskey ? 'secondary' : 'primary'}
            size="large"
            pending={isSending}
          >
            {t('signIn.submit')}
          </Button>
        </div>
      </ValidatedForm>
    </section>
  )
}
