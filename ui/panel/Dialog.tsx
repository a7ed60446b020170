import { createContext, type ReactNode, useContext, useState } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { createPortal } from 'react-dom'
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
  /** Buttons, the primary one last. Buttons that belong to a form inside are rendered by `DialogActions`. */
  footer?: ReactNode
}

/** The element in the footer for `DialogActions`; undefined outside of a dialog, null before it is rendered. */
const ActionsContext = createContext<HTMLElement | null | undefined>(undefined)

interface DialogFrameProps extends Props {
  /** In the middle of the window or along its side. */
  placement?: 'middle' | 'side'
  role?: 'dialog' | 'alertdialog'
}

function DialogFrame(props: DialogFrameProps) {
  const { isOpen, onClose, isDismissable = true, title, children, footer, placement = 'middle', role } = props
  const { t } = useTranslation('ui')
  const [actions, setActions] = useState<HTMLElement | null>(null)
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
            <ActionsContext value={actions}>{children}</ActionsContext>
          </div>
          <div className={classNames(sheet.foot, styles.foot)}>
            {footer}
            <div ref={setActions} className={styles.actions} />
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

/**
 * The buttons of a form inside a dialog. They are rendered in its footer, which is always in view, and elsewhere in
 * place. A submit button needs the attribute `form`; `useFormId` of ui/base returns its value.
 */
export function DialogActions({
  className,
  children,
}: {
  className?: string | undefined
  children: ReactNode
}) {
  const target = useContext(ActionsContext)
  if (target === undefined) return <div className={className}>{children}</div>
  return target && createPortal(children, target)
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
  /** "Cancel" by default. */
  cancelLabel?: string
  onConfirm: () => void
  tone?: 'primary' | 'danger'
  /** The action is running: the buttons are disabled. */
  pending?: boolean
}

/** Asks for confirmation before an action that is public or cannot be undone. */
export function ConfirmDialog(props: ConfirmProps) {
  const { isOpen, onClose, title, children, confirmLabel, cancelLabel, onConfirm, tone, pending } = props
  const { t } = useTranslation('kit')
  const footer = (
    <>
      <Button onClick={onClose} disabled={pending}>
        {cancelLabel ?? t('cancel')}
      </Button>
      <Button variant={tone ?? 'primary'} onClick={onConfirm} pending={pending}>
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
