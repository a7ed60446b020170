import { useEffect } from 'react'
import { Form, useNavigation, useRevalidator } from 'react-router'
import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import RefreshCw from '#ui/icons/refresh-cw.ts'
import type { EmailConfirmationView, MailStatus } from '../email-confirmation-view.ts'
import styles from './email-confirmation.module.css'

type Props = Omit<Extract<EmailConfirmationView, { state: 'awaiting' }>, 'state'> & {
  locale: Locale
  problem: string | undefined
}

/** Interval of the requests for the state of the mail, ms. */
const pollInterval = 3_000

/** The state of the mail, and a button that sends another one. */
export function AwaitingConfirmation({ email, mail, isResent, isSignedIn, locale, problem }: Props) {
  const { t } = useTranslation('register')
  const isSending = useNavigation().state === 'submitting'
  usePolling(mail)
  return (
    <div className={styles.page}>
      {!isSignedIn && !isResent && <p>{t('confirm.received')}</p>}
      {isResent && <p>{t('confirm.resent')}</p>}
      <div role="status" className={styles.address}>
        <MailNote mail={mail} email={email} />
      </div>
      {mail === 'sent' && <p>{t('confirm.spam')}</p>}
      <p>{t('confirm.after')}</p>
      <Form method="post" className={styles.form}>
        {problem && <Callout tone="danger" title={problem} />}
        <Button type="submit" size="large" icon={<Icon icon={RefreshCw} />} pending={isSending}>
          {t('confirm.resend')}
        </Button>
      </Form>
      {!isSignedIn && (
        <p>
          {t('confirm.wrongAddress')} <a href={localizedPath(locale, '/register')}>{t('confirm.again')}</a>
        </p>
      )}
    </div>
  )
}

function MailNote({ mail, email }: { mail: MailStatus; email: string }) {
  const { t } = useTranslation('register')
  if (mail === 'sent') return <p>{t('confirm.sent', { email })}</p>
  const tone = mail === 'waiting' ? 'info' : 'warning'
  return (
    <Callout tone={tone} title={t(`confirm.${mail}Title`)}>
      <p>{t(`confirm.${mail}`, { email })}</p>
    </Callout>
  )
}

/** Revalidates until the mail is sent, while the page is visible. */
function usePolling(mail: MailStatus): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (mail !== 'waiting' && mail !== 'retrying') return
    const timer = setInterval(() => document.visibilityState === 'visible' && revalidate(), pollInterval)
    return () => clearInterval(timer)
  }, [mail, revalidate])
}
