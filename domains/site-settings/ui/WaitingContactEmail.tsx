import { Form, useNavigation } from 'react-router'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import styles from './site-settings.module.css'

/** A contact address that waits for its confirmation. */
export interface WaitingContactEmailView {
  linkId: number
  email: string
  /** State of the mail with the link. */
  mail: 'waiting' | 'sent' | 'failed'
}

const formId = 'contact-email-request'

/**
 * The contact address that waits for its confirmation, in the form of the settings. Its buttons belong to
 * `ContactEmailRequestForm`, because a form cannot contain another one.
 */
export function WaitingContactEmail({ email, mail }: WaitingContactEmailView) {
  const { t } = useTranslation('siteSettings')
  const isSending = useNavigation().state === 'submitting'
  const buttons = { type: 'submit', form: formId, name: 'intent', size: 'small', pending: isSending } as const
  return (
    <Callout tone={mail === 'failed' ? 'danger' : 'info'} title={t('contact.waiting', { email })}>
      <p>{t(`contact.mail.${mail}`)}</p>
      <div className={styles.actions}>
        <Button {...buttons} value="resend-contact-email">
          {t('contact.resend')}
        </Button>
        <Button {...buttons} value="cancel-contact-email">
          {t('contact.cancel')}
        </Button>
      </div>
    </Callout>
  )
}

/** The form of the buttons of `WaitingContactEmail`. It works without JavaScript. */
export const ContactEmailRequestForm = ({ linkId }: Pick<WaitingContactEmailView, 'linkId'>) => (
  <Form method="post" id={formId}>
    <input type="hidden" name="linkId" value={linkId} />
  </Form>
)
