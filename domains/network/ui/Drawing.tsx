import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import type { LinkKind } from '../network-url.ts'
import type { NodeKey } from '../node-positions.ts'
import styles from './Drawing.module.css'
import { DrawingToolbar } from './DrawingToolbar.tsx'
import type { DrawingHandle, DrawingSelection } from './drawing/open-drawing.ts'
import { useDrawing } from './use-drawing.ts'

interface Props extends DrawingSelection {
  kindNames: Record<LinkKind, string>
  locale: string
  /** Version of the dictionary in the list. */
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

function handleKeyDown(event: KeyboardEvent, drawing: DrawingHandle): void {
  const { key, shiftKey, ctrlKey, altKey, metaKey } = event
  if (ctrlKey || altKey || metaKey) return
  const direction = arrows[key as keyof typeof arrows]
  if (direction) shiftKey ? drawing.pan(direction) : drawing.step(direction)
  else if (key === 'Enter') drawing.selectPointed()
  else if (key === '+' || key === '=') drawing.zoom(1.5)
  else if (key === '-') drawing.zoom(1 / 1.5)
  else if (key === '0') drawing.fit()
  else return
  event.preventDefault()
}

/** The network as a drawing. The list next to it is the accessible equivalent. */
export function Drawing({ locale, version, kindNames, onSelect, onPoint, ...selection }: Props) {
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
    ...selection,
  })
  useWheelOnlyWhenFocused(canvas)
  const [isFocused, setFocused] = useState(false)
  const pointed = selection.pointed === null ? undefined : drawing?.nameOf(selection.pointed)
  return (
    <div className={styles.drawing} data-drawing={state}>
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: it is operated by keys; its description refers to the list as equivalent. */}
      <div
        ref={canvas}
        className={styles.canvas}
        role="img"
        aria-label={t('drawing.label')}
        aria-describedby={help}
        tabIndex={state === 'ready' ? 0 : undefined}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onKeyDown={(event) => drawing && handleKeyDown(event, drawing)}
        onPointerDown={(event) => event.currentTarget.focus({ preventScroll: true })}
      />
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: see above. */}
      {state === 'ready' && drawing ? (
        <>
          {/* Announced only while the drawing has the focus; in the list, the links themselves are announced. */}
          <p className={styles.pointed} aria-live={isFocused ? 'polite' : 'off'}>
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
      <ul className={styles.legend}>
        <li className={styles.field}>{t('drawing.legend.field')}</li>
        <li className={styles.sign}>{t('drawing.legend.sign')}</li>
      </ul>
      <details className={styles.help}>
        <summary>{t('drawing.keys')}</summary>
        <p id={help}>{t('drawing.help')}</p>
        {left > 0 && <p>{t('drawing.more', { count: left })}</p>}
      </details>
    </div>
  )
}

/** The wheel scrolls the page unless the drawing has the focus. */
function useWheelOnlyWhenFocused(canvas: { current: HTMLElement | null }): void {
  useEffect(() => {
    const element = canvas.current
    const ignoreUnlessFocused = (event: WheelEvent) => {
      if (!event.ctrlKey && !element?.contains(document.activeElement)) event.stopPropagation()
    }
    element?.addEventListener('wheel', ignoreUnlessFocused, { capture: true })
    return () => element?.removeEventListener('wheel', ignoreUnlessFocused, { capture: true })
  }, [canvas])
}
