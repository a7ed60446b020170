import { type ReactNode, useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import ChevronDown from '#ui/icons/chevron-down.ts'
import ChevronUp from '#ui/icons/chevron-up.ts'
import { IconButton } from '../base/Button.tsx'
import { Icon } from '../base/Icon.tsx'
import styles from './StepperFilm.module.css'

interface Props {
  label: string
  content?: ReactNode
  notes?: ReactNode
}

/** What stays in sight beside the form of a `Stepper`; on narrow screens a strip that folds, and notes below it. */
export function StepperFilm({ label, content, notes }: Props) {
  const { t } = useTranslation('kit')
  const [isFolded, setFolded] = useState(false)
  return (
    <aside className={styles.film} aria-label={label} data-folded={isFolded || undefined}>
      {content && (
        <div className={styles.strip}>
          {content}
          <div className={styles.fold}>
            <IconButton
              icon={<Icon icon={isFolded ? ChevronDown : ChevronUp} />}
              label={t(isFolded ? 'stepper.unfold' : 'stepper.fold')}
              aria-expanded={!isFolded}
              onClick={() => setFolded(!isFolded)}
            />
          </div>
        </div>
      )}
      {notes && <div className={styles.notes}>{notes}</div>}
    </aside>
  )
}
