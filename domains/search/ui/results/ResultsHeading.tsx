import { useTranslation } from '#platform/i18n/use-translation.ts'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import type { ResultsView } from '../../presenters/search.presenter.ts'
import { presentStepNotes } from '../../presenters/step-notes.ts'
import { StepsNote } from '../StepsNote.tsx'
import styles from './ResultsHeading.module.css'

interface Props {
  view: Pick<ResultsView, 'query' | 'total' | 'steps'>
  title: string
  level: 1 | 2
  isPending: boolean
}

/** The answer to a search text, or the title of the page and the number of signs. Changes are announced. */
export function ResultsHeading({ view: { query, total, steps }, title, level, isPending }: Props) {
  const { t } = useTranslation('search')
  const Heading = `h${level}` as const
  const { q } = query
  const found = t('found', { count: total })
  const answer =
    total > 0
      ? presentStepNotes(steps).length > 0
        ? found
        : t('answer', { count: total, q })
      : t('words.titleWith', { q })
  return (
    <div className={styles.heading}>
      <Heading className={styles.title} aria-live="polite">
        {q === '' ? title : answer}
      </Heading>
      <p className={styles.note} role="status">
        {total > 0 && (q === '' ? found : <StepsNote q={q} steps={steps} />)}
        {isPending && <VisuallyHidden> {t('asking')}</VisuallyHidden>}
      </p>
    </div>
  )
}
