import { useEffect, useRef } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { NextStage } from '#ui/panel/Stepper.tsx'
import type { FormStage } from '../form-stages.ts'

interface Props {
  next: FormStage
  onNext: () => void
}

/** Opens the next stage, also by Ctrl+Enter or ⌘Enter in any field. */
export function NextStageButton({ next, onNext }: Props) {
  const { t } = useTranslation('signForm')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
      if (document.querySelector('[role=dialog], [role=alertdialog], dialog[open]')) return
      event.preventDefault()
      // The focused field applies its text when it loses the focus; the click sees the result.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      setTimeout(() => button.current?.click())
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
  return (
    <Button
      ref={button}
      variant="primary"
      title={t('nextStageKeys')}
      aria-keyshortcuts="Control+Enter Meta+Enter"
      onClick={onNext}
    >
      <NextStage>{t(`stages.${next}`)}</NextStage>
    </Button>
  )
}
