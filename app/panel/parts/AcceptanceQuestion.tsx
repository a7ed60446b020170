import { ConsentForm } from '#domains/consent/ui/ConsentForm.tsx'
import { LegalAcceptanceForm } from '#domains/consent/ui/LegalAcceptanceForm.tsx'
import { LegalText } from '#domains/consent/ui/LegalText.tsx'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { AcceptanceView } from '../acceptance-view.ts'
import { useLegalText } from './use-legal-text.tsx'

interface Props {
  acceptance: AcceptanceView
  locale: Locale
  refused?: FormRefusal | undefined
  /** The consent form section by section. */
  stepwise?: boolean
  /** The title stands above it already. */
  hasHeading?: boolean
}

/** What the question is called. */
export function useQuestionTitle({ question }: AcceptanceView): string {
  const { t } = useTranslation('consent')
  return t(`question.${question}.title`)
}

/** The question that a person has to answer before they go on: terms, policy, or policy with the consent form. */
export function AcceptanceQuestion({ acceptance, locale, refused, stepwise, hasHeading }: Props) {
  const title = useQuestionTitle(acceptance)
  const legalText = useLegalText(acceptance.legal, locale)
  const { t } = useTranslation('consent')
  const { question } = acceptance
  const action = localizedPath(locale, '/control-panel/acceptance')
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
