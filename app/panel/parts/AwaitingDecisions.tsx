import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import styles from './AwaitingDecisions.module.css'

interface Props {
  /** Number of people who await a decision, and of those whose address is confirmed. */
  all: number
  confirmed: number
  /** Path of the list of these people. */
  address: string
}

/** How many registrations await a decision of an administrator. */
export function AwaitingDecisions({ all, confirmed, address }: Props) {
  const { t } = useTranslation('panel')
  const unconfirmed = all - confirmed
  return (
    <Callout tone="warning" title={t('overview.awaiting', { count: all })}>
      {unconfirmed > 0 && <p>{t('overview.unconfirmed', { count: unconfirmed })}</p>}
      <p className={styles.action}>
        <ButtonLink to={address}>{t('overview.decide')}</ButtonLink>
      </p>
    </Callout>
  )
}
