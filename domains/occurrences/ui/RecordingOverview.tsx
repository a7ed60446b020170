import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { MomentWire } from '../moment.wire.ts'
import styles from './RecordingOverview.module.css'
import { startOf, type TimelineView } from './timeline-view.ts'

interface Props {
  moment: MomentWire
  view: TimelineView
  /** Called with the id of the use nearest to the pressed place. */
  onChoose: (id: number) => void
}

const percent = (part: number) => `${Math.min(100, 100 * part)}%`

/** The whole recording with all uses of the sign, and what the timeline shows of it. The list leads to them by keyboard. */
export function RecordingOverview({ moment, view, onChoose }: Props) {
  const { t } = useTranslation('occurrences')
  const { length, uses } = moment
  return (
    <div className={styles.overview}>
      <span className={styles.length}>
        {t('overview', { length: moment.lengthTime, count: uses.length })}
      </span>
      <div
        className={styles.bar}
        // The list leads to the same uses by keyboard.
        aria-hidden
        onClick={({ currentTarget, clientX }) => {
          const { left, width } = currentTarget.getBoundingClientRect()
          const time = ((clientX - left) / width) * length
          const distance = (use: { begin: number }) => Math.abs(use.begin - time)
          const [nearest] = uses.toSorted((one, other) => distance(one) - distance(other))
          if (nearest) onChoose(nearest.id)
        }}
      >
        {uses.map(({ id, begin }) => (
          <span
            key={id}
            className={styles.use}
            data-chosen={id === moment.id || undefined}
            style={{ insetInlineStart: percent(begin / length) }}
          />
        ))}
        <span
          className={styles.window}
          style={{
            insetInlineStart: percent(startOf(view) / length),
            inlineSize: percent(view.length / length),
          }}
        />
      </div>
    </div>
  )
}
