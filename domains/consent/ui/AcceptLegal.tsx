import type { FormRefusal } from '#platform/forms/refusal.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { AnswerForm, SendAnswer } from './AnswerForm.tsx'
import styles from './ConsentForm.module.css'
import { LegalText } from './LegalText.tsx'
import type { LegalFacts } from './policy-facts.ts'

interface Props {
  question: 'terms' | 'policy'
  facts: LegalFacts
  action: string
  refused?: FormRefusal | undefined
}

/** A new version of the terms or of the policy: its text, and the button that accepts it. */
export function AcceptLegal({ question, facts, action, refused }: Props) {
  const { t } = useTranslation('consent')
  return (
    <AnswerForm question={question} legal={facts} action={action} refused={refused}>
      <p>{question === 'terms' ? t('question.terms.intro') : t('question.policy.intro')}</p>
      <LegalText facts={facts} label={question === 'terms' ? t('text.terms') : t('policy.text')} />
      <div className={styles.actions}>
        <SendAnswer legal={facts}>{t('accept')}</SendAnswer>
      </div>
    </AnswerForm>
  )
}
