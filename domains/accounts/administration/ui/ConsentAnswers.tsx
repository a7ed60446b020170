import type { ReactNode } from 'react'
import { type ConsentChoices, consentColumns } from '#domains/consent/consent.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Callout } from '#ui/base/Callout.tsx'
import { DescriptionList } from '#ui/base/DescriptionList.tsx'
import { Disclosure } from '#ui/base/Disclosure.tsx'
import styles from './users.module.css'

interface Props {
  choices: ConsentChoices
  /** The text of the accepted policy; null without one. */
  policy: ReactNode
  /** Formatted date; null when the person accepted no policy. */
  acceptedOn: string | null
  /** Whether there is a newer policy that the person has not accepted. */
  isOutdated: boolean
}

/** The answers of a person to the consent form as a list, with the accepted policy. */
export function ConsentAnswers({ choices, policy, acceptedOn, isOutdated }: Props) {
  const { t } = useTranslation('users')
  const answerTo = (question: keyof ConsentChoices): string => {
    if (question === 'afterDeletion') return t(`answer.deletion.${choices.afterDeletion}`)
    const answer = choices[question]
    return typeof answer === 'boolean'
      ? t(answer ? 'manage.yes' : 'manage.no')
      : t(`answer.visibility.${answer}`)
  }
  return (
    <section className={styles.part}>
      <h2>{t('profile.choices')}</h2>
      <p>{t('profile.answered')}</p>
      <DescriptionList
        items={consentColumns.map((question) => ({
          term: t(`answer.${question}`),
          detail: answerTo(question),
        }))}
      />
      <p>{acceptedOn ? t('profile.policyAccepted', { date: acceptedOn }) : t('profile.policyNever')}</p>
      {acceptedOn && isOutdated && <Callout tone="warning" title={t('profile.policyOwed')} />}
      {acceptedOn && <Disclosure summary={t('profile.readPolicy')}>{policy}</Disclosure>}
    </section>
  )
}
