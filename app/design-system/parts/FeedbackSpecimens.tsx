import { useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Dialog } from '#ui/base/Dialog.tsx'
import { ProgressBar } from '#ui/base/ProgressBar.tsx'
import { Skeleton } from '#ui/base/Skeleton.tsx'
import { toast } from '#ui/base/toast-store.ts'
import { Columns, Row, Specimen } from '../Specimen.tsx'

/** Buttons that show toasts of each tone. */
export function ToastSpecimen() {
  const { t } = useTranslation('designSystem')
  return (
    <Specimen title={t('components.passing')} text={t('components.passingText')}>
      <Row>
        {(['info', 'success', 'danger'] as const).map((tone) => (
          <Button key={tone} onClick={() => toast(t(`sample.${tone}`), tone)}>
            {t(`sample.${tone}`)}
          </Button>
        ))}
      </Row>
    </Specimen>
  )
}

/** Progress bar and skeletons. */
export function LoadingSpecimen() {
  const { t } = useTranslation('designSystem')
  const [isPending, setPending] = useState(false)
  return (
    <Specimen title={t('components.waiting')} text={t('components.waitingText')}>
      <ProgressBar pending={isPending} label={t('word.loading')} inline />
      <Button onClick={() => setPending(!isPending)}>{isPending ? t('word.end') : t('word.start')}</Button>
      <Columns>
        <Skeleton media lines={2} />
        <Skeleton lines={5} />
      </Columns>
    </Specimen>
  )
}

/** A confirmation dialog. */
export function DialogSpecimen() {
  const { t } = useTranslation('designSystem')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Specimen title={t('components.dialogs')}>
      <Button onClick={() => setOpen(true)}>{t('sample.dialogOpen')}</Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('sample.dialogTitle')}
        footer={
          <>
            <Button onClick={close}>{t('word.cancel')}</Button>
            <Button variant="danger" onClick={close}>
              {t('word.delete')}
            </Button>
          </>
        }
      >
        <p>{t('sample.dialogText')}</p>
      </Dialog>
    </Specimen>
  )
}
