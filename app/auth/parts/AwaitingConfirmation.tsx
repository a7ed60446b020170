import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import type { EmailConfirmationView, MailStatus } from '../present-email-confirmation.ts'
import { CorrectEmailForm } from './CorrectEmailForm.tsx'
import styles from './email-confirmation.module.css'
import { ResendMailForm } from './ResendMailForm.tsx'

type Props = Omit<Extract<EmailConfirmationView, { state: 'awaiting' }>, 'state'> & {
  locale: Locale
  refused: FormRefusal | undefined
}

/** Interval of the requests for the state of the mail, ms. */
const pollInterval = 3_000

/** The state of the mail, a button that sends another one, the correction of the address, and the sign-out. */
export function AwaitingConfirmation({ email, mail, notice, isSignedIn, locale, refused }: Props) {
  const { t } = useTranslation('register')
  const isCorrection = refused?.values.form === 'correction'
  usePolling(mail)
  return (
    <div className={styles.page}>
      {notice ? <p>{t(`confirm.${notice}`)}</p> : !isSignedIn && <p>{t('confirm.received')}</p>}
      <div role="status" className={styles.address}>
        <MailNote mail={mail} email={email} />
      </div>
      {mail === 'sent' && <p>{t('confirm.spam')}</p>}
      <p>{t('confirm.after')}</p>
      <ResendMailForm problem={isCorrection ? undefined : refused?.problem} />
      <CorrectEmailForm key={email} refused={isCorrection ? refused : undefined} />
      {isSignedIn && (
        <form method="post" action={localizedPath(locale, '/logout')}>
          <Button type="submit">{t('confirm.signOut')}</Button>
        </form>
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
