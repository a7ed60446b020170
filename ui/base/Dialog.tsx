import { type ReactNode, useId, useRef } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import X from '#ui/icons/x.ts'
import { IconButton } from './Button.tsx'
import styles from './Dialog.module.css'
import { Icon } from './Icon.tsx'
import { closeOnBackdrop, useModal } from './use-modal.ts'

interface Props {
  /** Called once when the user closes it with the button, Escape or a click on the backdrop. */
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Buttons, the primary one last. */
  footer?: ReactNode
}

/** A modal dialog, at most 800 px wide, of native elements. While closed it renders nothing. */
export function Dialog({ open, ...rest }: Props & { open: boolean }) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog({ onClose, title, children, footer }: Props) {
  const { t } = useTranslation('ui')
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useModal(ref)
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={(event) => !event.currentTarget.open && onClose()}
      onPointerDown={closeOnBackdrop}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton icon={<Icon icon={X} />} label={t('close')} onClick={() => ref.current?.close()} />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a body that scrolls must be reachable by keyboard. */}
        <div className={styles.body} tabIndex={0}>
          {children}
        </div>
        {footer && <div className={styles.foot}>{footer}</div>}
      </div>
    </dialog>
  )
}
