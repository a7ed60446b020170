import { type PointerEvent, useRef, useState } from 'react'
import type { HandPictureView } from '#domains/hand-drawings/hand-picture.ts'
import { handTurnUrl } from '#domains/hand-drawings/hand-sprite.ts'
import { HandPicture } from '#domains/hand-drawings/ui/HandPicture.tsx'
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
  hand: HandPictureView
  /** Its feature code. */
  drawing: string
  /** The view from which it turns. */
  start: number
  /** From `handPictureUrls`. */
  urls: ReadonlyMap<string, string>
}

/**
 * A drawn hand that turns from the palm to the back: by dragging, with the arrow keys and with buttons. First it shows
 * its drawing of the lists, which is known at once; the file with all views follows.
 */
export function HandTurner({ hand, drawing, start, urls }: Props) {
  const { t } = useTranslation('handshapes')
  const isHydrated = useHydrated()
  const [turned, setTurned] = useState<View | null>(null)
  const view = turned ?? toView(start)
  const [announced, setAnnounced] = useState('')
  const drag = useRef<{ x: number; view: View }>(null)

  /** The slider announces its own changes. */
  const turnTo = (next: View) => {
    setTurned(next)
    setAnnounced(t(`turn.view.${next}`))
  }
  const handleDown = ({ clientX, pointerId, currentTarget, button }: PointerEvent<HTMLElement>) => {
    if (button !== 0) return
    currentTarget.setPointerCapture(pointerId)
    drag.current = { x: clientX, view }
  }
  const handleMove = ({ clientX }: PointerEvent) => {
    // The side of the thumb is on the right, and comes to the front when the hand is pulled to the left.
    if (drag.current) setTurned(toView(drag.current.view + (drag.current.x - clientX) / dragStep))
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
        <span className={styles.view} data-shown={turned === null || undefined}>
          <HandPicture hand={hand} size="large" urls={urls} className={styles.first} />
        </span>
        {isHydrated ? (
          <Views drawing={drawing} shown={turned} />
        ) : (
          <noscript>
            <Views drawing={drawing} shown={null} />
          </noscript>
        )}
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
          onChange={({ currentTarget }) => setTurned(toView(currentTarget.valueAsNumber))}
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

/** All views of the hand, of which one is visible. */
function Views({ drawing, shown }: { drawing: string; shown: View | null }) {
  const { t } = useTranslation('handshapes')
  const url = handTurnUrl(drawing)
  return views.map((view) => (
    <span
      key={view}
      className={classNames(styles.view, captions[view] && styles.captioned)}
      data-shown={view === shown || undefined}
    >
      <svg className={styles.hand} aria-hidden="true">
        <use href={`${url}#view-${view}`} />
      </svg>
      {captions[view] && <span className={styles.caption}>{t(`turn.${captions[view]}`)}</span>}
    </span>
  ))
}
