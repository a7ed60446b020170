import { Form, useNavigation } from 'react-router'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import type { PendingChange } from '../pending-change.ts'

const titleKeys = {
  'change-password': 'pending.password',
  'change-email-old': 'pending.emailOld',
  'change-email-new': 'pending.emailNew',
  'replace-email': 'pending.replacement',
} as const

/** Notices about changes that wait for a confirmation by mail; each can be cancelled, also without JavaScript. */
export function PendingChanges({ changes }: { changes: readonly PendingChange[] }) {
  const { t } = useTranslation('profile')
  const isSending = useNavigation().state === 'submitting'
  return changes.map((change) => (
    <Callout
      key={change.id}
      tone={change.mail === 'failed' ? 'danger' : change.kind === 'replace-email' ? 'warning' : 'info'}
      title={t(titleKeys[change.kind], { email: change.newEmail })}
    >
      <p>{t(`pending.mail.${change.mail}`)}</p>
      <Form method="post">
        <input type="hidden" name="form" value="cancellation" />
        <input type="hidden" name="linkId" value={change.id} />
        <Button type="submit" size="small" pending={isSending}>
          {t('pending.cancel')}
        </Button>
      </Form>
    </Callout>
  ))
}
