import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Callout } from '#ui/base/Callout.tsx'
import type { PendingChange } from '../pending-change.ts'

/** Notices about changes that wait for a confirmation by mail. */
export function PendingChanges({ changes }: { changes: readonly PendingChange[] }) {
  const { t } = useTranslation('profile')
  const titleOf = ({ kind, newEmail }: PendingChange) => {
    if (kind === 'change-password') return t('pending.password')
    return kind === 'change-email-old'
      ? t('pending.emailOld', { email: newEmail })
      : t('pending.emailNew', { email: newEmail })
  }
  return changes.map((change) => (
    <Callout key={change.id} tone={change.mail === 'failed' ? 'danger' : 'info'} title={titleOf(change)}>
      <p>{t(`pending.mail.${change.mail}`)}</p>
    </Callout>
  ))
}
