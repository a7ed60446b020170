import { type ReactNode, useId, useRef } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import X from '#ui/icons/x.ts'
import styles from './BottomSheet.module.css'
import { IconButton } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { closeOnBackdrop, useModal } from './use-modal.ts'

interface Props {
  /** Called when the user closes it with the button, Escape or a press beside it. */
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** What stays in sight below the content: the result of the choices and the button that shows it. */
  footer: (close: () => void) => ReactNode
}

/** A modal sheet from the bottom of narrow screens. It is open while it is mounted. */
export function BottomSheet({ onClose, title, children, footer }: Props) {
  const { t } = useTranslation('ui')
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useModal(ref)
  const close = () => ref.current?.close()
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={(event) => event.target === event.currentTarget && !event.currentTarget.open && onClose()}
      onPointerDown={closeOnBackdrop}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton icon={<Icon icon={X} />} label={t('close')} onClick={close} />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: content that scrolls must be reachable by keyboard. */}
        <div className={styles.body} tabIndex={0}>
          {children}
        </div>
        <div className={styles.foot}>{footer(close)}</div>
      </div>
    </dialog>
  )
}
