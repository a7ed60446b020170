import { useTranslation } from '#platform/i18n/use-translation.ts'
import CircleCheck from '#ui/icons/circle-check.ts'
import Hourglass from '#ui/icons/hourglass.ts'
import { StateChip } from '#ui/panel/StateChip.tsx'
import type { ContactView } from '../contact.presenter.ts'
import styles from './contacts.module.css'

/** After so many days a message waits too long. */
const longWaitDays = 7

/** Whether a message waits, and for how long, or who solved it when. */
export function ContactState({
  contact: { status, waitingDays, solver, solved, assignee },
}: {
  contact: Pick<ContactView, 'status' | 'waitingDays' | 'solver' | 'solved' | 'assignee'>
}) {
  const { t } = useTranslation('contacts')
  const isLong = waitingDays >= longWaitDays
  const wait = waitingDays === 0 ? 'waitsToday' : isLong ? 'waitsLong' : 'waits'
  return status === 'waiting' ? (
    <>
      <StateChip icon={Hourglass} tone={isLong ? 'danger' : 'warning'}>
        {t(wait, { count: waitingDays })}
      </StateChip>
      {assignee && <small className={styles.detail}>{t('taken', { name: assignee })}</small>}
    </>
  ) : (
    <>
      <StateChip icon={CircleCheck} tone="success">
        {t('status.solved')}
      </StateChip>
      <small className={styles.detail}>{[solver ?? t('system'), solved].filter(Boolean).join(', ')}</small>
    </>
  )
}
