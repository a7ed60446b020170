import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import type { LinkKind } from '../network-url.ts'
import type { NodeKey } from '../node-positions.ts'
import styles from './Drawing.module.css'
import { DrawingToolbar } from './DrawingToolbar.tsx'
import type { DrawingHandle as Drawn } from './drawing/open-drawing.ts'
import { type DrawnChoice, useDrawing } from './use-drawing.ts'

interface Props extends DrawnChoice {
  kindNames: Record<LinkKind, string>
  locale: string
  /** Version of the dictionary that the list shows. */
  version: number
  onSelect: (node: { id: number; value: string | null }) => void
  onPoint: (key: NodeKey | null) => void
}

const arrows = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
} as const

function handleKeyDown(event: KeyboardEvent, drawing: Drawn): void {
  const { key, shiftKey, ctrlKey, altKey, metaKey } = event
  if (ctrlKey || altKey || metaKey) return
  const direction = arrows[key as keyof typeof arrows]
  if (direction) shiftKey ? drawing.pan(direction) : drawing.step(direction)
  else if (key === 'Enter') drawing.choosePointed()
  else if (key === '+' || key === '=') drawing.zoom(1.5)
  else if (key === '-') drawing.zoom(1 / 1.5)
  else if (key === '0') drawing.fit()
  else return
  event.preventDefault()
}

/** The network drawn beside its list, which says the same to whoever cannot use a drawing. */
export function Drawing({ locale, version, kindNames, onSelect, onPoint, ...chosen }: Props) {
  const { t } = useTranslation('network')
  const help = useId()
  const canvas = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(0)
  const { state, drawing, left } = useDrawing(canvas, {
    locale,
    version,
    kindNames,
    onSelect,
    onPoint,
    attempt,
    ...chosen,
  })
  useWheelOnlyWhenFocused(canvas)
  const [isEntered, setEntered] = useState(false)
  const pointed = chosen.pointed === null ? undefined : drawing?.nameOf(chosen.pointed)
  return (
    <div className={styles.drawing} data-drawing={state}>
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: keys move in it; its sentence says that the list is its equal. */}
      <div
        ref={canvas}
        className={styles.canvas}
        role="img"
        aria-label={t('drawing.label')}
        aria-describedby={help}
        tabIndex={state === 'ready' ? 0 : undefined}
        onFocus={() => setEntered(true)}
        onBlur={() => setEntered(false)}
        onKeyDown={(event) => drawing && handleKeyDown(event, drawing)}
        onPointerDown={(event) => event.currentTarget.focus({ preventScroll: true })}
      />
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: see above. */}
      {state === 'ready' && drawing ? (
        <>
          {/* Who goes through the list hears its links; who goes through the drawing hears this. */}
          <p className={styles.pointed} aria-live={isEntered ? 'polite' : 'off'}>
            {pointed &&
              t('drawing.pointed', { name: pointed.name, kind: t(pointed.isField ? 'field' : 'sign') })}
          </p>
          <DrawingToolbar drawing={drawing} />
        </>
      ) : (
        <div className={styles.instead} role="status">
          <p>{t(`drawing.${state === 'ready' ? 'loading' : state}`)}</p>
          {state === 'failed' && (
            <Button onClick={() => setAttempt(attempt + 1)}>{t('drawing.retry')}</Button>
          )}
        </div>
      )}
      <details className={styles.help}>
        <summary>{t('drawing.keys')}</summary>
        <p id={help}>{t('drawing.help')}</p>
        {left > 0 && <p>{t('drawing.more', { count: left })}</p>}
      </details>
    </div>
  )
}

/** The wheel moves the page until somebody has gone into the drawing. */
function useWheelOnlyWhenFocused(canvas: { current: HTMLElement | null }): void {
  useEffect(() => {
    const element = canvas.current
    const leaveToPage = (event: WheelEvent) => {
      if (!event.ctrlKey && !element?.contains(document.activeElement)) event.stopPropagation()
    }
    element?.addEventListener('wheel', leaveToPage, { capture: true })
    return () => element?.removeEventListener('wheel', leaveToPage, { capture: true })
  }, [canvas])
}
