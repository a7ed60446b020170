import { type PointerEvent, useRef, useState } from 'react'
import type { HandPictureView } from '#domains/hand-drawings/hand-picture.presenter.ts'
import { handTurnUrl } from '#domains/hand-drawings/hand-sprite.ts'
import { HandPicture } from '#domains/hand-drawings/ui/HandPicture.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Icon, type IconMarkup } from '#ui/base/Icon.tsx'
import { useHydrated } from '#ui/base/use-hydrated.ts'
import ChevronLeft from '#ui/icons/chevron-left.ts'
import ChevronRight from '#ui/icons/chevron-right.ts'
import styles from './HandTurner.module.css'

const views = [0, 1, 2, 3, 4, 5, 6, 7] as const
type View = (typeof views)[number]

/** The views that are shown side by side without JavaScript and on paper. */
const captions: Partial<Record<View, 'palm' | 'side' | 'back'>> = { 0: 'palm', 3: 'side', 7: 'back' }

/** The distance that a pointer moves from one view to the next, px. */
const dragStep = 24

/** The nearest of the views. */
const toView = (number: number): View => views.at(Math.max(Math.round(number), 0)) ?? 7

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
  const [turned, setTurned] = useState<number | null>(null)
  const view = toView(turned ?? start)
  const [isSliderFocused, setSliderFocused] = useState(false)
  const drag = useRef<{ x: number; view: number }>(null)
  const words = t(`turn.view.${view}`)

  const handleDown = ({ clientX, pointerId, currentTarget, button }: PointerEvent<HTMLElement>) => {
    if (button !== 0) return
    currentTarget.setPointerCapture(pointerId)
    drag.current = { x: clientX, view }
  }
  const handleMove = ({ clientX }: PointerEvent) => {
    // The side of the thumb is on the right, and comes to the front when the hand is pulled to the left.
    if (drag.current) setTurned(drag.current.view + (drag.current.x - clientX) / dragStep)
  }
  const handleEnd = () => {
    drag.current = null
  }
  const button = (name: 'previous' | 'next', to: number, icon: IconMarkup) => (
    <button
      type="button"
      aria-label={t(`turn.${name}`)}
      aria-disabled={view === toView(to)}
      onClick={() => setTurned(to)}
    >
      <Icon icon={icon} />
    </button>
  )
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
        <span data-shown={turned === null || undefined}>
          <HandPicture hand={hand} size="large" urls={urls} className={styles.first} />
        </span>
        {isHydrated ? (
          <Views drawing={drawing} shown={turned === null ? null : view} />
        ) : (
          <noscript>
            <Views drawing={drawing} shown={null} />
          </noscript>
        )}
      </div>
      <div className={styles.controls} data-ready={isHydrated || undefined}>
        <div className={styles.buttons}>
          {button('previous', view - 1, ChevronLeft)}
          <input
            type="range"
            min={0}
            max={views.length - 1}
            value={view}
            aria-label={t('turn.label')}
            aria-valuetext={words}
            onChange={({ currentTarget }) => setTurned(currentTarget.valueAsNumber)}
            onFocus={() => setSliderFocused(true)}
            onBlur={() => setSliderFocused(false)}
          />
          {button('next', view + 1, ChevronRight)}
        </div>
        {/* The slider announces its own changes. */}
        <p className={styles.view} role="status" aria-live={isSliderFocused ? 'off' : 'polite'}>
          {words}
        </p>
      </div>
    </div>
  )
}

/** All views of the hand, of which one is visible. */
function Views({ drawing, shown }: { drawing: string; shown: View | null }) {
  const { t } = useTranslation('handshapes')
  const url = handTurnUrl(drawing)
  return views.map((view) => {
    const caption = captions[view]
    return (
      <span key={view} data-shown={view === shown || undefined} data-captioned={caption && true}>
        <svg className={styles.hand} aria-hidden="true">
          <use href={`${url}#view-${view}`} />
        </svg>
        {caption && <small>{t(`turn.${caption}`)}</small>}
      </span>
    )
  })
}
