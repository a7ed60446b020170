import FlipHorizontal2 from 'lucide-react/icons/flip-horizontal-2'
import Maximize from 'lucide-react/icons/maximize'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import Repeat from 'lucide-react/icons/repeat'
import StepBack from 'lucide-react/icons/step-back'
import StepForward from 'lucide-react/icons/step-forward'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import { usePlayer } from './use-player.ts'
import styles from './VideoPlayer.module.css'
import { commandOf, type PlayerCommand, speeds } from './video-keys.ts'

interface Props {
  source: string
  poster?: string | undefined
  /** What the video shows. */
  label: string
  /** Pixels; the stage takes their shape. */
  width?: number | null | undefined
  height?: number | null | undefined
  framesPerSecond?: number | null | undefined
  onError?: () => void
}

/**
 * The video of a sign, large, without sound: loop, speed, mirror, frame by frame, full screen, all by keyboard
 * too. Without JavaScript it is the browser's own player.
 */
export function VideoPlayer({ source, poster, label, width, height, framesPerSecond, onError }: Props) {
  const { t, i18n } = useTranslation('ui')
  const video = useRef<HTMLVideoElement>(null)
  const stage = useRef<HTMLFieldSetElement>(null)
  const player = usePlayer({ video, stage, framesPerSecond: framesPerSecond ?? 25 })
  const [hasFailed, setFailed] = useState(false)
  const keysId = useId()
  const { isReady, isPlaying, run } = player

  function onKeyDown(event: KeyboardEvent) {
    const target = event.target as HTMLElement
    const isOwn = target instanceof HTMLButtonElement || target instanceof HTMLSelectElement || target instanceof HTMLInputElement
    if (event.ctrlKey || event.metaKey || event.altKey || (isOwn && /^( |Enter|Arrow.*)$/.test(event.key))) return
    const command = commandOf(event.key, !isPlaying)
    if (!command) return
    event.preventDefault()
    run(command)
  }

  const button = (name: string, icon: typeof Play, command: PlayerCommand, pressed?: boolean) => (
    <button type="button" className={styles.control} aria-pressed={pressed} aria-label={name} title={name} onClick={() => run(command)}>
      <Icon of={icon} />
    </button>
  )

  return (
    <fieldset ref={stage} className={styles.player} aria-label={label} aria-describedby={isReady ? keysId : undefined} onKeyDown={onKeyDown}>
      {/* biome-ignore lint/a11y/useMediaCaption: the video is the language itself; it has no sound. */}
      <video
        ref={video}
        className={classNames(styles.video, player.isMirrored && styles.mirrored)}
        style={width && height ? { aspectRatio: `${width} / ${height}` } : undefined}
        src={source}
        poster={poster}
        aria-label={label}
        controls={!isReady}
        loop={player.isLooping}
        muted
        playsInline
        preload="metadata"
        tabIndex={isReady ? 0 : undefined}
        onClick={isReady ? () => run({ do: 'toggle' }) : undefined}
        onError={() => {
          setFailed(true)
          onError?.()
        }}
      />
      {hasFailed ? (
        <p role="alert" className={styles.failed}>
          {t('player.failed')}
        </p>
      ) : null}
      {isReady ? (
        <div className={styles.controls}>
          {button(isPlaying ? t('player.pause') : t('player.play'), isPlaying ? Pause : Play, { do: 'toggle' })}
          <input
            className={styles.scrubber}
            type="range"
            min={0}
            max={player.duration || 1}
            step="any"
            value={player.time}
            aria-label={t('player.position')}
            aria-valuetext={t('player.seconds', { seconds: player.time.toLocaleString(i18n.language, { maximumFractionDigits: 1 }) })}
            onChange={(event) => player.seek(Number(event.target.value))}
          />
          {button(t('player.stepBack'), StepBack, { do: 'step', frames: -1 })}
          {button(t('player.stepForward'), StepForward, { do: 'step', frames: 1 })}
          <select
            className={styles.speed}
            aria-label={t('player.speed')}
            title={t('player.speed')}
            value={player.speed}
            onChange={(event) => player.setSpeed(Number(event.target.value))}
          >
            {speeds.map((speed) => (
              <option key={speed} value={speed}>
                {speed.toLocaleString(i18n.language)}×
              </option>
            ))}
          </select>
          {button(t('player.mirror'), FlipHorizontal2, { do: 'mirror' }, player.isMirrored)}
          {button(t('player.loop'), Repeat, { do: 'loop' }, player.isLooping)}
          {button(t('player.fullscreen'), Maximize, { do: 'fullscreen' })}
        </div>
      ) : null}
      <p id={keysId} hidden>
        {t('player.keys')}
      </p>
    </fieldset>
  )
}
