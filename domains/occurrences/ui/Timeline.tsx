import { type RefObject, useEffect, useRef } from 'react'
import { formatVideoTime } from '#platform/i18n/format-video-time.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { MomentAnnotation } from '../moment.ts'
import type { MomentWire } from '../moment.wire.ts'
import { languageOf } from './language-of.ts'
import { shownTiers } from './shown-tiers.ts'
import styles from './Timeline.module.css'
import { placeOf, rulerMarks, spanOf, type TimelineView } from './timeline-view.ts'
import { useTimelineZoom } from './use-timeline-zoom.ts'

interface Props {
  moment: MomentWire
  view: TimelineView
  locale: Locale
  /** The line at the time of the film. */
  line: RefObject<HTMLSpanElement | null>
  onZoom: (direction: -1 | 1) => void
  onPress: (annotation: MomentAnnotation) => void
}

const percent = (part: number) => `${100 * part}%`

/** The tiers around a moment: a ruler, and a track of buttons for each tier. */
export function Timeline({ moment, view, locale, line, onZoom, onPress }: Props) {
  const { t } = useTranslation('occurrences')
  const frame = useRef<HTMLDivElement>(null)
  useTimelineZoom(frame, onZoom)
  const tiers = shownTiers(moment)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard.
    <section ref={frame} className={styles.timeline} aria-label={t('timeline.label')} tabIndex={0}>
      <div className={styles.ruler} aria-hidden>
        {rulerMarks(view).map((time) => (
          <span key={time} className={styles.mark} style={{ insetInlineStart: percent(placeOf(time, view)) }}>
            {formatVideoTime(time / 1000, locale)}
          </span>
        ))}
      </div>
      {tiers.map((tier) => (
        <fieldset key={tier.position} className={styles.tier}>
          <legend className={styles.name} title={tier.name} translate="no">
            {tier.name}
          </legend>
          <div className={styles.track}>
            {tier.annotations.map((annotation) => {
              const span = spanOf(annotation, view)
              if (!span) return null
              const isChosen = tier.position === moment.tier && annotation.position === moment.position
              return (
                <button
                  key={annotation.position}
                  type="button"
                  className={styles.block}
                  style={{ insetInlineStart: percent(span.start), inlineSize: percent(span.size) }}
                  data-chosen={isChosen || undefined}
                  data-same={annotation.isSame || undefined}
                  data-interpolated={annotation.isInterpolated || undefined}
                  title={annotation.value}
                  {...languageOf(tier)}
                  onClick={() => onPress(annotation)}
                >
                  {annotation.value}
                </button>
              )
            })}
          </div>
        </fieldset>
      ))}
      <div className={styles.lineFrame} aria-hidden>
        <span ref={line} className={styles.line} />
      </div>
    </section>
  )
}

/** Moves the line to a time, without rendering. */
export function usePlayLine(
  line: RefObject<HTMLSpanElement | null>,
  view: TimelineView,
  time: RefObject<number>,
) {
  const show = (at: number) => line.current?.style.setProperty('--at', percent(placeOf(at, view)))
  useEffect(() => show(time.current))
  return show
}
