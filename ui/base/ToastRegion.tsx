import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import OctagonAlert from 'lucide-react/icons/octagon-alert'
import X from 'lucide-react/icons/x'
import { useSyncExternalStore } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { IconButton } from './Button.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import styles from './ToastRegion.module.css'
import {
  dismissToast,
  getServerToasts,
  getToasts,
  pauseToasts,
  resumeToasts,
  subscribeToasts,
} from './toast-store.ts'

const icons = { info: Info, success: CircleCheck, danger: OctagonAlert }

/** Where toasts appear, top centre; once per page, in the root. Send one with `toast(message)`. */
export function ToastRegion() {
  const { t } = useTranslation('ui')
  const toasts = useSyncExternalStore(subscribeToasts, getToasts, getServerToasts)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only hold the clocks; the buttons are inside.
    <div
      className={styles.region}
      // Dialogs of the panel hide all else from screen readers and give back what is outside of them, but not this.
      data-react-aria-top-layer
      onPointerEnter={pauseToasts}
      onPointerLeave={resumeToasts}
      onFocus={pauseToasts}
      onBlur={resumeToasts}
    >
      <div role="status" aria-live="polite" aria-label={t('toast.label')}>
        {toasts.map(({ id, message, tone }) => (
          <div key={id} className={classNames(styles.toast, styles[tone])}>
            <Icon
              icon={icons[tone]}
              className={styles.icon}
              label={tone === 'info' ? undefined : t(`tone.${tone}`)}
            />
            <p className={styles.message}>{message}</p>
            <IconButton
              size="small"
              icon={<Icon icon={X} />}
              label={t('dismiss')}
              onClick={() => dismissToast(id)}
            />
          </div>
        ))}
      </div>
    </div>
  )
}
