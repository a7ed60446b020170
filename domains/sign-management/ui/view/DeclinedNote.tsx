import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Callout } from '#ui/base/Callout.tsx'
import type { FormattedSignPage } from '../../view/format-sign-page.ts'
import styles from './sign-view.module.css'

/**
 * Who sent the version back, when and why. The question before publishing shows it, too: an approver may publish such a
 * version, but not by mistake.
 */
export function DeclinedNote({ declined }: { declined: NonNullable<FormattedSignPage['declined']> }) {
  const { t } = useTranslation('signView')
  const { by, when, note } = declined
  return (
    <Callout
      tone="warning"
      title={by ? t('declined.by', { name: by, when }) : t('declined.noName', { when })}
    >
      {note && <p className={styles.note}>{note}</p>}
    </Callout>
  )
}
