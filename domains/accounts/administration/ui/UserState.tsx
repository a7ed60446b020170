import type { AccountState } from '#platform/actor.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Icon } from '#ui/base/Icon.tsx'
import Ban from '#ui/icons/ban.ts'
import CircleCheck from '#ui/icons/circle-check.ts'
import EyeOff from '#ui/icons/eye-off.ts'
import Hourglass from '#ui/icons/hourglass.ts'
import Trash from '#ui/icons/trash-2.ts'
import { StateChip } from '#ui/panel/StateChip.tsx'
import styles from './users.module.css'

const looks = {
  awaiting: { icon: Hourglass, tone: 'warning' },
  approved: { icon: CircleCheck, tone: 'success' },
  rejected: { icon: Ban, tone: 'danger' },
  deleted: { icon: Trash, tone: 'neutral' },
} as const

/** The state of an account. */
export function UserState({ state }: { state: AccountState }) {
  const { t } = useTranslation('panel')
  return <StateChip {...looks[state]}>{t(`state.${state}`)}</StateChip>
}

/** Replaces a value that the person hides from the viewer; `what` names it where no heading does. */
export function HiddenValue({ what }: { what?: string }) {
  const { t } = useTranslation('users')
  return (
    <span className={styles.hidden} title={t('hiddenHint')}>
      <Icon icon={EyeOff} size={16} />
      {what ? `${what}: ${t('hidden')}` : t('hidden')}
    </span>
  )
}
