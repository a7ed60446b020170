import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { DialogActions } from '#ui/panel/Dialog.tsx'
import { AnswerForm, AnswerSubmitButton } from './AnswerForm.tsx'
import styles from './ConsentForm.module.css'
import { LegalText } from './LegalText.tsx'
import type { LegalTextState } from './legal-text-state.ts'

interface Props {
  question: 'terms' | 'policy'
  textState: LegalTextState
  action: string
  refused?: FormRefusal | undefined
}

/** The form that accepts a new version of the terms or of the policy. */
export function LegalAcceptanceForm({ question, textState, action, refused }: Props) {
  const { t } = useTranslation('consent')
  return (
    <AnswerForm question={question} textState={textState} action={action} refused={refused}>
      <p>{question === 'terms' ? t('question.terms.intro') : t('question.policy.intro')}</p>
      <LegalText textState={textState} label={question === 'terms' ? t('text.terms') : t('policy.text')} />
      <DialogActions className={styles.actions}>
        <AnswerSubmitButton textState={textState}>{t('accept')}</AnswerSubmitButton>
      </DialogActions>
    </AnswerForm>
  )
}
