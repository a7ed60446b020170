import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import CircleCheck from '#ui/icons/circle-check.ts'
import Info from '#ui/icons/info.ts'
import OctagonAlert from '#ui/icons/octagon-alert.ts'
import X from '#ui/icons/x.ts'
import { Button, IconButton } from './Button.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import styles from './ToastRegion.module.css'
import {
  dismissToast,
  dismissToastsOfOtherPages,
  getServerToasts,
  getToasts,
  pauseToasts,
  resumeToasts,
  subscribeToasts,
} from './toast-store.ts'

const icons = { info: Info, success: CircleCheck, danger: OctagonAlert }

/**
 * Shows the toasts at the top centre; rendered once, in the root. Show a toast with `toast(message)`. The custom
 * property `--toast-space` is the height that they cover, so that dialogs can begin below them.
 */
export function ToastRegion() {
  const { t } = useTranslation('ui')
  const toasts = useSyncExternalStore(subscribeToasts, getToasts, getServerToasts)
  const list = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  useEffect(() => dismissToastsOfOtherPages(pathname), [pathname])
  useLayoutEffect(() => {
    const { style } = document.documentElement
    // Without toasts the page keeps its styles: a changed custom property is computed again for every element.
    if (toasts.length === 0) style.removeProperty('--toast-space')
    else style.setProperty('--toast-space', `${list.current?.getBoundingClientRect().bottom ?? 0}px`)
  }, [toasts])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only pause the timers; the buttons are inside.
    <div
      className={styles.region}
      // Keeps React Aria from hiding the toasts from screen readers while a dialog is open.
      data-react-aria-top-layer
      onPointerEnter={pauseToasts}
      onPointerLeave={resumeToasts}
      onFocus={pauseToasts}
      onBlur={resumeToasts}
    >
      {/* Not atomic: a new toast is announced without repeating the others. */}
      <div ref={list} role="status" aria-live="polite" aria-atomic={false} aria-label={t('toast.label')}>
        {toasts.map(({ id, message, tone, undo }) => (
          <div key={id} className={classNames(styles.toast, styles[tone])}>
            <Icon
              icon={icons[tone]}
              className={styles.icon}
              label={tone === 'info' ? undefined : t(`tone.${tone}`)}
            />
            <p className={styles.message}>{message}</p>
            {undo && (
              <Button
                size="small"
                onClick={() => {
                  dismissToast(id)
                  undo()
                }}
              >
                {t('toast.undo')}
              </Button>
            )}
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
