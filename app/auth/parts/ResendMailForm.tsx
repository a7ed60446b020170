import { Form, useNavigation } from 'react-router'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import RefreshCw from '#ui/icons/refresh-cw.ts'
import styles from './email-confirmation.module.css'

interface Props {
  /** Of an expired link; by default the account is that of the session or of the cookie. */
  token?: string
  variant?: 'primary' | 'secondary'
  problem: string | undefined
}

/** The button that sends another mail with a link that confirms an address. */
export function ResendMailForm({ token, variant = 'secondary', problem }: Props) {
  const { t } = useTranslation('register')
  const isSending = useNavigation().state === 'submitting'
  return (
    <Form method="post" className={styles.form}>
      {problem && <Callout tone="danger" title={problem} />}
      {token !== undefined && <input type="hidden" name="token" value={token} />}
      <Button
        type="submit"
        variant={variant}
        size="large"
        icon={<Icon icon={RefreshCw} />}
        pending={isSending}
      >
        {t('confirm.resend')}
      </Button>
    </Form>
  )
}
