import Ban from 'lucide-react/icons/ban'
import CircleCheck from 'lucide-react/icons/circle-check'
import EyeOff from 'lucide-react/icons/eye-off'
import Hourglass from 'lucide-react/icons/hourglass'
import Trash from 'lucide-react/icons/trash-2'
import type { AccountState } from '#platform/actor.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Icon } from '#ui/base/Icon.tsx'
import styles from './users.module.css'

const icons = { awaiting: Hourglass, approved: CircleCheck, rejected: Ban, deleted: Trash }

/** The state of an account, as a picture and a word. */
export function UserState({ state }: { state: AccountState }) {
  const { t } = useTranslation('panel')
  return (
    <span className={styles.state}>
      <Icon icon={icons[state]} size={16} />
      {t(`state.${state}`)}
    </span>
  )
}

/** Stands where a person keeps something to themselves. */
export function HiddenValue() {
  const { t } = useTranslation('users')
  return (
    <span className={styles.hidden} title={t('hiddenHint')}>
      <Icon icon={EyeOff} size={16} />
      {t('hidden')}
    </span>
  )
}
