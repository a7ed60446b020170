import Play from 'lucide-react/icons/play'
import { useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './HoverVideo.module.css'
import { Icon } from './Icon.tsx'

interface Props {
  poster: string
  /** A short, silent clip; nothing is asked of the server before it plays. */
  source: string
  /** What the small button of touch screens does. */
  playLabel: string
  lazy?: boolean
}

/** Only one preview of a page plays. */
let stopCurrent: (() => void) | undefined

const longPressMs = 350

/** A poster that plays its preview while its card is pointed at, focused or held. */
export function HoverVideo({ poster, source, playLabel, lazy }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const [isPlaying, setPlaying] = useState(false)

  useEffect(() => {
    const scope = root.current?.closest('[data-preview-scope]')
    if (!scope) return
    let pressed: ReturnType<typeof setTimeout> | undefined
    const stop = () => {
      clearTimeout(pressed)
      if (stopCurrent === stop) stopCurrent = undefined
      setPlaying(false)
    }
    const start = () => {
      if (stopCurrent === stop) return
      stopCurrent?.()
      stopCurrent = stop
      setPlaying(true)
    }
    const isMouse = (event: Event) => (event as PointerEvent).pointerType === 'mouse'
    const onEnter = (event: Event) => isMouse(event) && start()
    const onLeave = (event: Event) => isMouse(event) && stop()
    const onPress = (event: Event) => {
      if (!isMouse(event)) pressed = setTimeout(start, longPressMs)
    }
    const onRelease = () => clearTimeout(pressed)
    const onFocus = () => scope.querySelector(':focus-visible') && start()
    const listeners: [string, (event: Event) => void][] = [
      ['pointerenter', onEnter],
      ['pointerleave', onLeave],
      ['pointerdown', onPress],
      ['pointerup', onRelease],
      ['pointercancel', onRelease],
      ['focusin', onFocus],
      ['focusout', stop],
      ['preview-toggle', () => (stopCurrent === stop ? stop() : start())],
    ]
    for (const [type, listener] of listeners) scope.addEventListener(type, listener)
    return () => {
      for (const [type, listener] of listeners) scope.removeEventListener(type, listener)
      stop()
    }
  }, [])

  return (
    <div ref={root} className={styles.preview}>
      <img className={styles.picture} src={poster} alt="" width={320} height={240} loading={lazy ? 'lazy' : 'eager'} />
      {isPlaying && (
        <video className={classNames(styles.picture, styles.clip)} src={source} poster={poster} autoPlay loop muted playsInline aria-hidden="true" />
      )}
      <button
        type="button"
        className={styles.play}
        aria-label={playLabel}
        aria-pressed={isPlaying}
        onClick={(event) => {
          event.preventDefault()
          event.stopPropagation()
          root.current?.dispatchEvent(new CustomEvent('preview-toggle', { bubbles: true }))
        }}
      >
        <Icon of={Play} size={18} />
      </button>
    </div>
  )
}
