import { useTranslation } from '#platform/i18n/use-translation.ts'
import { presentStepNotes } from '../presenters/step-notes.ts'
import type { SearchStep } from '../search-model.ts'

interface Props {
  q: string
  steps: readonly SearchStep[]
}

/** How a search went beyond the letters of its text; empty when all signs contain the text. */
export function StepsNote({ q, steps }: Props) {
  const { t } = useTranslation('ui')
  const notes = presentStepNotes(steps).map(({ step, isFirst }) =>
    isFirst ? t(`steps.only.${step}`, { q }) : t(`steps.also.${step}`),
  )
  return notes.join(' ')
}
