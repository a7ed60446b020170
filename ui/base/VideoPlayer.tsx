import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { formatVideoTime } from '#platform/i18n/format-video-time.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import TriangleAlert from '#ui/icons/triangle-alert.ts'
import { Button } from './Button.tsx'
import { type CameraAngle, CameraAngles } from './CameraAngles.tsx'
import { Icon } from './Icon.tsx'
import { PlayerControls } from './PlayerControls.tsx'
import { PlayerHelp } from './PlayerHelp.tsx'
import { defaultFps, keyAction } from './playback.ts'
import { Scrubber } from './Scrubber.tsx'
import { focusKind, useKeepPlaybackPosition, usePlayer } from './use-player.ts'
import styles from './VideoPlayer.module.css'

interface Props {
  source: string
  poster?: string | undefined
  /** Text alternative. */
  label: string
  /** Pixels; used for the aspect ratio before the video loads, 16:9 if unknown. */
  width?: number | null | undefined
  height?: number | null | undefined
  /** Measured during playback if unknown. */
  framesPerSecond?: number | null | undefined
  /** The same performance from several camera angles, the main one first, whose source equals `source`. */
  angles?: readonly CameraAngle[]
  /** Starts by itself, unless the user prefers reduced motion. */
  autoPlay?: boolean
  /** On by default, because viewers watch a sign many times. */
  loop?: boolean
  onError?: () => void
}

/**
 * A large silent video with slow motion, single frames, mirror and loop, all usable by keyboard. The controls are
 * below the picture, so they never cover the hands. They are part of the first paint. Without JavaScript it is the
 * native player of the browser.
 */
export function VideoPlayer(props: Props) {
  const { label, width, height, angles = [], autoPlay = false, loop = true, onError } = props
  const { t, language } = useTranslation('ui')
  const [angleIndex, setAngleIndex] = useState(0)
  const { source, poster } = angles[angleIndex] ?? props
  const frame = useRef<HTMLFieldSetElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const help = useRef<HTMLDivElement>(null)
  const scrubber = useRef<HTMLInputElement>(null)
  const timeLabel = useRef<HTMLSpanElement>(null)
  const framesPerSecond = props.framesPerSecond ?? undefined

  const showTime = (seconds: number, isStepping: boolean) => {
    const length = video.current?.duration || 0
    const time = formatVideoTime(seconds, language, { tenths: isStepping })
    const duration = formatVideoTime(length, language, { tenths: isStepping })
    if (timeLabel.current) timeLabel.current.textContent = `${time} / ${duration}`
    if (!scrubber.current) return
    scrubber.current.max = String(length || 1)
    scrubber.current.value = String(seconds)
    scrubber.current.style.setProperty('--done', `${length ? (seconds / length) * 100 : 0}%`)
    scrubber.current.setAttribute('aria-valuetext', t('player.moment', { time, duration }))
  }

  const player = usePlayer(frame, video, {
    source,
    framesPerSecond,
    autoPlay,
    loop,
    onFrame: showTime,
    onHelp: () => help.current?.togglePopover?.(),
  })
  const { isReady, hasFailed, actions } = player
  useKeepPlaybackPosition(video, angleIndex)

  const onErrorRef = useRef(onError)
  useEffect(() => {
    if (hasFailed) onErrorRef.current?.()
  }, [hasFailed])

  const handleKey = (event: KeyboardEvent) => {
    const action = keyAction(event, focusKind(event.target), video.current?.paused ?? true)
    if (!action || !isReady) return
    event.preventDefault()
    actions[action]()
  }
  return (
    <fieldset
      ref={frame}
      className={styles.player}
      aria-label={label}
      data-theme={player.isFullScreen ? 'dark' : undefined}
      onKeyDown={handleKey}
    >
      <div
        className={styles.stage}
        data-failed={hasFailed || undefined}
        style={{ aspectRatio: width && height ? width / height : 16 / 9 }}
      >
        <video
          ref={video}
          className={styles.video}
          data-mirrored={player.isMirrored || undefined}
          src={source}
          poster={poster ?? undefined}
          aria-label={label}
          loop={player.isLooping}
          muted
          playsInline
          // Before hydration it would share the network with the poster and the scripts.
          preload={isReady ? 'metadata' : 'none'}
          tabIndex={0}
          onClick={isReady ? actions.toggle : undefined}
          onError={player.onError}
        />
        <noscript>
          <video
            className={styles.video}
            src={source}
            poster={poster ?? undefined}
            aria-label={label}
            controls
            loop={loop}
            muted
            playsInline
            preload="metadata"
          />
        </noscript>
        {hasFailed && (
          <div className={styles.failure} role="alert">
            <Icon icon={TriangleAlert} size={32} />
            <p>{t('player.failed')}</p>
            <div className={styles.failureActions}>
              <Button onClick={player.retry}>{t('player.retry')}</Button>
              <a href={source}>{t('player.openFile')}</a>
            </div>
          </div>
        )}
      </div>
      <div className={styles.bar}>
        <Scrubber
          ref={scrubber}
          frameLength={1 / (framesPerSecond ?? defaultFps)}
          onSeek={(time) => {
            video.current?.pause()
            player.seek(time)
          }}
        />
        <PlayerControls
          player={player}
          timeLabel={<span ref={timeLabel}>{formatVideoTime(0, language)}</span>}
        />
      </div>
      {angles.length > 1 && (
        <CameraAngles angles={angles} current={angleIndex} onSelect={isReady ? setAngleIndex : undefined} />
      )}
      <PlayerHelp ref={help} />
    </fieldset>
  )
}
