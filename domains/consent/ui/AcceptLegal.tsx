import { useFetcher, useLocation } from 'react-router'
import type { FormRefusal } from '#platform/forms/refusal.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { CheckedForm } from '#ui/base/CheckedForm.tsx'
import styles from './ConsentForm.module.css'
import { LegalText } from './LegalText.tsx'
import { consentFetcher, type LegalFacts } from './policy-facts.ts'

interface Props {
  question: 'terms' | 'policy'
  facts: LegalFacts
  action: string
  refused?: FormRefusal | undefined
}

/** A new version of the terms or of the policy: its text, and the button that accepts it. */
export function AcceptLegal({ question, facts, action, refused }: Props) {
  const { t } = useTranslation('consent')
  const fetcher = useFetcher<{ refused?: FormRefusal }>({ key: consentFetcher })
  const { pathname, search } = useLocation()
  return (
    <CheckedForm
      action={action}
      navigate={false}
      fetcherKey={consentFetcher}
      preventScrollReset
      className={styles.form}
      refused={fetcher.data?.refused ?? refused}
    >
      <p>{question === 'terms' ? t('question.terms.intro') : t('question.policy.intro')}</p>
      <LegalText facts={facts} label={question === 'terms' ? t('text.terms') : t('policy.text')} />
      <input type="hidden" name="question" value={question} />
      <input type="hidden" name="from" value={refused?.values.from ?? pathname + search} />
      {facts.state === 'ready' && <input type="hidden" name="versionId" value={facts.versionId} />}
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="primary"
          disabled={facts.state !== 'ready'}
          pending={fetcher.state !== 'idle'}
        >
          {t('accept')}
        </Button>
      </div>
    </CheckedForm>
  )
}
