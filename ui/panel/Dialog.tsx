import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import X from '#ui/icons/x.ts'
import { Button, IconButton } from '../base/Button.tsx'
import { classNames } from '../base/class-names.ts'
import sheet from '../base/Dialog.module.css'
import { Icon } from '../base/Icon.tsx'
import styles from './Dialog.module.css'

interface Props {
  isOpen: boolean
  /** Called when the user closes it with the button, Escape or a click on the backdrop. */
  onClose?: () => void
  /** False if an answer is required: then Escape and the backdrop do not close it, and there is no close button. */
  isDismissable?: boolean
  title: ReactNode
  children: ReactNode
  /** Buttons, the primary one last. */
  footer?: ReactNode
}

interface DialogFrameProps extends Props {
  /** In the middle of the window or along its side. */
  placement?: 'middle' | 'side'
  role?: 'dialog' | 'alertdialog'
}

function DialogFrame(props: DialogFrameProps) {
  const { isOpen, onClose, isDismissable = true, title, children, footer, placement = 'middle', role } = props
  const { t } = useTranslation('ui')
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose?.()}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      className={classNames(styles.overlay, styles[placement])}
    >
      <Modal className={classNames(styles.modal, styles[placement])}>
        <AriaDialog className={classNames(sheet.sheet, styles.sheet)} {...(role && { role })}>
          <div className={sheet.head}>
            <Heading slot="title" level={2} className={sheet.title}>
              {title}
            </Heading>
            {isDismissable && (
              <IconButton icon={<Icon icon={X} />} label={t('close')} onClick={() => onClose?.()} />
            )}
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a body that scrolls must be reachable by keyboard. */}
          <div className={sheet.body} tabIndex={0}>
            {children}
          </div>
          {footer && <div className={sheet.foot}>{footer}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

/** A modal dialog of React Aria, at most 800 px wide. While closed it renders nothing. */
export function Dialog(props: Props) {
  return <DialogFrame {...props} />
}

/** A modal panel at the side of the window, for filters or details. */
export function Drawer(props: Omit<Props, 'isDismissable'>) {
  return <DialogFrame {...props} placement="side" />
}

interface ConfirmProps {
  isOpen: boolean
  onClose: () => void
  /** The question. */
  title: ReactNode
  /** What will happen. */
  children: ReactNode
  /** Such as "Delete". */
  confirmLabel: string
  onConfirm: () => void
  tone?: 'primary' | 'danger'
  /** The action is running: the buttons are disabled. */
  pending?: boolean
}

/** Asks for confirmation before an action that is public or cannot be undone. */
export function ConfirmDialog(props: ConfirmProps) {
  const { isOpen, onClose, title, children, confirmLabel, onConfirm, tone = 'primary', pending } = props
  const { t } = useTranslation('kit')
  const footer = (
    <>
      <Button onClick={onClose} disabled={pending}>
        {t('cancel')}
      </Button>
      <Button variant={tone} onClick={onConfirm} pending={pending}>
        {confirmLabel}
      </Button>
    </>
  )
  return (
    <DialogFrame isOpen={isOpen} onClose={onClose} title={title} footer={footer} role="alertdialog">
      {children}
    </DialogFrame>
  )
}
