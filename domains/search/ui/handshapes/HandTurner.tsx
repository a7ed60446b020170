import { type PointerEvent, useRef, useState } from 'react'
import { handTurnUrl } from '#domains/hand-drawings/hand-sprite.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { classNames } from '#ui/base/class-names.ts'
import { Icon } from '#ui/base/Icon.tsx'
import { useHydrated } from '#ui/base/use-hydrated.ts'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import ChevronLeft from '#ui/icons/chevron-left.ts'
import ChevronRight from '#ui/icons/chevron-right.ts'
import styles from './HandTurner.module.css'

const views = [0, 1, 2, 3, 4, 5, 6, 7] as const
type View = (typeof views)[number]
const lastView = views.length - 1

/** The views that are shown side by side without JavaScript and on paper. */
const captions: Partial<Record<View, 'palm' | 'side' | 'back'>> = { 0: 'palm', 3: 'side', 7: 'back' }

/** The distance that a pointer moves from one view to the next, px. */
const dragStep = 24

const toView = (number: number): View => views[Math.min(Math.max(Math.round(number), 0), lastView)] ?? 0

interface Props {
  /** Feature code of the hand. */
  drawing: string
  /** The view that is shown first. */
  start: number
}

/**
 * A drawn hand that turns from the palm to the back: by dragging, with the arrow keys and with buttons. All views are
 * in the page and in one file, so turning loads nothing.
 */
export function HandTurner({ drawing, start }: Props) {
  const { t } = useTranslation('handshapes')
  const isHydrated = useHydrated()
  const [view, setView] = useState(() => toView(start))
  const [announced, setAnnounced] = useState('')
  const drag = useRef<{ x: number; view: View }>(null)
  const url = handTurnUrl(drawing)

  /** The slider announces its own changes. */
  const turnTo = (next: View) => {
    setView(next)
    setAnnounced(t(`turn.view.${next}`))
  }
  const handleDown = ({ clientX, pointerId, currentTarget, button }: PointerEvent<HTMLElement>) => {
    if (button !== 0) return
    currentTarget.setPointerCapture(pointerId)
    drag.current = { x: clientX, view }
  }
  const handleMove = ({ clientX }: PointerEvent) => {
    // The side of the thumb is on the right, and comes to the front when the hand is pulled to the left.
    if (drag.current) setView(toView(drag.current.view + (drag.current.x - clientX) / dragStep))
  }
  const handleEnd = () => {
    if (drag.current && drag.current.view !== view) setAnnounced(t(`turn.view.${view}`))
    drag.current = null
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
    <div className={styles.turner} role="group" aria-label={t('turn.label')}>
      <div
        className={styles.stage}
        onPointerDown={handleDown}
        onPointerMove={handleMove}
        onPointerUp={handleEnd}
        onPointerCancel={handleEnd}
      >
        {views.map((one) => (
          <span
            key={one}
            className={classNames(styles.view, captions[one] && styles.captioned)}
            data-shown={one === view || undefined}
          >
            <svg className={styles.hand} aria-hidden="true">
              <use href={`${url}#view-${one}`} />
            </svg>
            {captions[one] && <span className={styles.caption}>{t(`turn.${captions[one]}`)}</span>}
          </span>
        ))}
      </div>
      <div className={styles.controls} data-ready={isHydrated || undefined}>
        <button
          type="button"
          className={styles.button}
          aria-label={t('turn.previous')}
          title={t('turn.previous')}
          aria-disabled={view === 0}
          onClick={() => turnTo(toView(view - 1))}
        >
          <Icon icon={ChevronLeft} />
        </button>
        <input
          type="range"
          className={styles.slider}
          min={0}
          max={lastView}
          value={view}
          aria-label={t('turn.label')}
          aria-valuetext={t(`turn.view.${view}`)}
          title={t('turn.hint')}
          onChange={({ currentTarget }) => setView(toView(currentTarget.valueAsNumber))}
        />
        <button
          type="button"
          className={styles.button}
          aria-label={t('turn.next')}
          title={t('turn.next')}
          aria-disabled={view === lastView}
          onClick={() => turnTo(toView(view + 1))}
        >
          <Icon icon={ChevronRight} />
        </button>
      </div>
      <p className={styles.words} aria-hidden>
        {t(`turn.view.${view}`)}
      </p>
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
    </div>
  )
}
