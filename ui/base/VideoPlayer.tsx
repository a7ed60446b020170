import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from './Button.tsx'
import { type CameraAngle, CameraAngles } from './CameraAngles.tsx'
import { Icon } from './Icon.tsx'
import { PlayerControls } from './PlayerControls.tsx'
import { PlayerHelp } from './PlayerHelp.tsx'
import { defaultFps, formatTime, keyAction } from './playback.ts'
import { Scrubber } from './Scrubber.tsx'
import { focusKind, useKeepPlaybackPosition, usePlayer } from './use-player.ts'
import styles from './VideoPlayer.module.css'

interface Props {
  source: string
  poster?: string | undefined
  /** What the video shows, for who does not see it. */
  label: string
  /** Pixels; the stage keeps their shape free, 16 to 9 without them. */
  width?: number | null | undefined
  height?: number | null | undefined
  /** Measured during playback when unknown. */
  framesPerSecond?: number | null | undefined
  /** The same performance seen from elsewhere; the main view first. Then `source` is the first view's. */
  angles?: readonly CameraAngle[]
  /** Begin by itself; never where the person prefers less motion. */
  autoPlay?: boolean
  /** Begin again at the end; on by default, since a sign is watched many times. */
  loop?: boolean
  onError?: () => void
}

/**
 * The main text of this site: a large silent video that can be slowed, stepped, mirrored and repeated, all by
 * keyboard too. The controls stand below the picture, never over the hands. Without JavaScript it is the browser's
 * own player.
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

  const showTime = (time: number) => {
    const duration = video.current?.duration || 0
    const text = (seconds: number) => formatTime(seconds, duration, language)
    if (timeLabel.current) timeLabel.current.textContent = `${text(time)} / ${text(duration)}`
    if (!scrubber.current) return
    scrubber.current.max = String(duration || 1)
    scrubber.current.value = String(time)
    scrubber.current.style.setProperty('--done', `${duration ? (time / duration) * 100 : 0}%`)
    scrubber.current.setAttribute('aria-valuetext', t('player.seconds', { seconds: text(time) }))
  }

  const player = usePlayer(frame, video, {
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
          controls={!isReady}
          loop={player.isLooping}
          muted
          playsInline
          preload="metadata"
          tabIndex={isReady ? 0 : undefined}
          onClick={isReady ? actions.toggle : undefined}
          onError={player.onError}
        />
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
      <div className={styles.bar} data-ready={isReady || undefined}>
        <Scrubber
          ref={scrubber}
          frameLength={1 / (framesPerSecond ?? defaultFps)}
          onSeek={(time) => {
            video.current?.pause()
            player.seek(time)
          }}
        />
        <PlayerControls player={player} timeLabel={<span ref={timeLabel} />} />
      </div>
      {angles.length > 1 && (
        <CameraAngles angles={angles} current={angleIndex} onSelect={isReady ? setAngleIndex : undefined} />
      )}
      <PlayerHelp ref={help} />
    </fieldset>
  )
}
