import { Form, useNavigation } from 'react-router'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import MailCheck from '#ui/icons/mail-check.ts'
import styles from './email-confirmation.module.css'

interface Props {
  token: string
  email: string
  problem: string | undefined
}

/** A form, because programs that check mails open links but do not submit forms. */
export function ConfirmEmailForm({ token, email, problem }: Props) {
  const { t } = useTranslation('register')
  const isSending = useNavigation().state === 'submitting'
  return (
    <Form method="post" className={styles.form}>
      {problem && <Callout tone="danger" title={problem} />}
      <p className={styles.address}>{t('confirm.ask', { email })}</p>
      <input type="hidden" name="token" value={token} />
      <Button
        type="submit"
        variant="primary"
        size="large"
        icon={<Icon icon={MailCheck} />}
        pending={isSending}
      >
        {t('confirm.button')}
      </Button>
    </Form>
  )
}
