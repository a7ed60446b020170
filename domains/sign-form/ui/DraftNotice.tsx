import { useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { LazyConfirmDialog } from '#ui/panel/LazyConfirmDialog.tsx'
import styles from './SignForm.module.css'

/** A draft as the page names it. */
export interface DraftView {
  id: number
  gloss: string
  /** "22/11/2026 14:32". */
  when: string
  device: string | null
}

interface Props {
  draft: DraftView
  /** The form shows this draft already. */
  isOpen: boolean
  /** Missing once the person has chosen to continue it. */
  onContinue?: (() => void) | undefined
  onDiscard: () => void
}

/** A draft that was found: when and where it was stored, and the choice to go on with it or to discard it. */
export function DraftNotice({ draft, isOpen, onContinue, onDiscard }: Props) {
  const { t } = useTranslation('signForm')
  const [isAsking, setAsking] = useState(false)
  const from = draft.device ? t('draft.from', { when: draft.when, device: draft.device }) : draft.when
  return (
    <Callout
      title={
        isOpen
          ? t('draft.continued', { from })
          : t('draft.found', { gloss: draft.gloss || t('draft.withoutGloss'), from })
      }
    >
      <div className={styles.actions}>
        {onContinue && (
          <Button size="small" onClick={onContinue}>
            {t('draft.goOn')}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={() => setAsking(true)}>
          {t('draft.discard')}
        </Button>
      </div>
      <LazyConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          onDiscard()
        }}
        title={t('draft.discardTitle')}
        confirmLabel={t('draft.discard')}
        tone="danger"
      >
        <p>{t('draft.discardText')}</p>
      </LazyConfirmDialog>
    </Callout>
  )
}
