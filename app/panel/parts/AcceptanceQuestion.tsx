import { AcceptLegal } from '#domains/consent/ui/AcceptLegal.tsx'
import { ConsentForm } from '#domains/consent/ui/ConsentForm.tsx'
import { LegalText } from '#domains/consent/ui/LegalText.tsx'
import type { FormRefusal } from '#platform/forms/refusal.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { addressIn } from '../../site-map.ts'
import type { AcceptanceView } from '../acceptance-facts.ts'
import { useLegalFacts } from './use-legal-facts.tsx'

interface Props {
  acceptance: AcceptanceView
  locale: Locale
  refused?: FormRefusal | undefined
  /** The consent form section by section. */
  stepwise?: boolean
  /** The title stands above it already. */
  isTitled?: boolean
}

/** What the question is called. */
export function useQuestionTitle({ question }: AcceptanceView): string {
  const { t } = useTranslation('consent')
  return t(`question.${question}.title`)
}

/** The question that a person has to answer before they go on: terms, policy, or policy with the consent form. */
export function AcceptanceQuestion({ acceptance, locale, refused, stepwise, isTitled }: Props) {
  const title = useQuestionTitle(acceptance)
  const facts = useLegalFacts(acceptance.legal, locale)
  const { t } = useTranslation('consent')
  const { question } = acceptance
  const action = addressIn(locale, '/control-panel/acceptance')
  return (
    <>
      {!isTitled && <h1>{title}</h1>}
      {question === 'unknown' ? (
        <>
          <p>{t('question.unknown.failed')}</p>
          <LegalText facts={facts} label={title} />
        </>
      ) : question === 'consent' ? (
        <>
          <p>{t('form.intro')}</p>
          <ConsentForm
            mode={stepwise ? 'stepper' : 'acceptance'}
            policy={facts}
            choices={null}
            action={action}
            refused={refused}
          />
        </>
      ) : (
        <AcceptLegal question={question} facts={facts} action={action} refused={refused} />
      )}
    </>
  )
}
