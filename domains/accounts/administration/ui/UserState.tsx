import type { AccountState } from '#platform/actor.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Icon } from '#ui/base/Icon.tsx'
import Ban from '#ui/icons/ban.ts'
import CircleCheck from '#ui/icons/circle-check.ts'
import EyeOff from '#ui/icons/eye-off.ts'
import Hourglass from '#ui/icons/hourglass.ts'
import Trash from '#ui/icons/trash-2.ts'
import styles from './users.module.css'

const icons = { awaiting: Hourglass, approved: CircleCheck, rejected: Ban, deleted: Trash }

/** The state of an account as icon and text. */
export function UserState({ state }: { state: AccountState }) {
  const { t } = useTranslation('panel')
  return (
    <span className={styles.state}>
      <Icon icon={icons[state]} size={16} />
      {t(`state.${state}`)}
    </span>
  )
}

/** Replaces a value that the person hides from the viewer. */
export function HiddenValue() {
  const { t } = useTranslation('users')
  return (
    <span className={styles.hidden} title={t('hiddenHint')}>
      <Icon icon={EyeOff} size={16} />
      {t('hidden')}
    </span>
  )
}
