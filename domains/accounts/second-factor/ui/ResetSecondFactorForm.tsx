import { useNavigation } from 'react-router'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { Decision } from '#platform/policy.ts'
import { Button } from '#ui/base/Button.tsx'
import { TextInput } from '#ui/base/TextInput.tsx'
import { FormField, FormProblem, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import { resetReasonLength } from '../second-factor.ts'
import styles from './second-factor.module.css'

interface Props {
  hasSecondFactor: boolean
  decision: Decision
  refused: FormRefusal | undefined
}

/** Removes the second factors of a person who lost them. Works without JavaScript. */
export function ResetSecondFactorForm({ hasSecondFactor, decision, refused }: Props) {
  const { t } = useTranslation(['secondFactor', 'errors'])
  const isSending = useNavigation().state === 'submitting'
  return (
    <section className={styles.card}>
      <h2>{t('reset.title')}</h2>
      <p>{t(hasSecondFactor ? 'reset.active' : 'reset.inactive')}</p>
      {!decision.allowed && hasSecondFactor && (
        <p className={styles.quiet}>{t(`errors:${decision.reason}`)}</p>
      )}
      {decision.allowed && (
        <details className={styles.disclosure} open={refused !== undefined}>
          <summary>{t('reset.button')}</summary>
          <ValidatedForm className={styles.form} refusal={refused}>
            <FormProblem />
            <input type="hidden" name="form" value="second-factor-reset" />
            <p>{t('reset.text')}</p>
            <FormField name="reason" label={t('reset.reason')} hint={t('reset.reasonHint')} required>
              {(control) => <TextInput {...control} autoComplete="off" maxLength={resetReasonLength} />}
            </FormField>
            <div>
              <Button type="submit" variant="danger" pending={isSending}>
                {t('reset.button')}
              </Button>
            </div>
          </ValidatedForm>
        </details>
      )}
    </section>
  )
}
