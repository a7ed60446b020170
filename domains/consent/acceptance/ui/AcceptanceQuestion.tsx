import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { PendingQuestion } from '../../acceptance-status.ts'
import { ConsentForm } from '../../ui/ConsentForm.tsx'
import { LegalAcceptanceForm } from '../../ui/LegalAcceptanceForm.tsx'
import { LegalText } from '../../ui/LegalText.tsx'
import type { LegalTextState } from '../../ui/legal-text-state.ts'

interface Props {
  question: PendingQuestion
  /** The text that the question concerns. */
  legalText: LegalTextState
  /** Path of the page that receives the answer. */
  action: string
  refused?: FormRefusal | undefined
  /** Shows one section of the consent form at a time. */
  stepwise?: boolean
  /** Omits the heading, for a dialog that has a title. */
  hasHeading?: boolean
}

/** The title of a question. */
export function useQuestionTitle(question: PendingQuestion): string {
  const { t } = useTranslation('consent')
  return t(`question.${question}.title`)
}

/** The question that a person has to answer before they can write: terms, policy, or policy with the consent form. */
export function AcceptanceQuestion({ question, legalText, action, refused, stepwise, hasHeading }: Props) {
  const title = useQuestionTitle(question)
  const { t } = useTranslation('consent')
  return (
    <>
      {!hasHeading && <h1>{title}</h1>}
      {question === 'unknown' ? (
        <>
          <p>{t('question.unknown.failed')}</p>
          <LegalText textState={legalText} label={title} />
        </>
      ) : question === 'consent' ? (
        <>
          <p>{t('form.intro')}</p>
          <ConsentForm
            mode={stepwise ? 'stepper' : 'acceptance'}
            policy={legalText}
            choices={null}
            action={action}
            refused={refused}
          />
        </>
      ) : (
        <LegalAcceptanceForm question={question} textState={legalText} action={action} refused={refused} />
      )}
    </>
  )
}
