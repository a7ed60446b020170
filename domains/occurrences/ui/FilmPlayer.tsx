import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { PlayerControl } from '#ui/base/PlayerControl.tsx'
import { SpeedSelect } from '#ui/base/SpeedSelect.tsx'
import { prefersReducedMotion } from '#ui/base/use-media-query.ts'
import { usePlayer } from '#ui/base/use-player.ts'
import Pause from '#ui/icons/pause.ts'
import Play from '#ui/icons/play.ts'
import Repeat from '#ui/icons/repeat.ts'
import StepBack from '#ui/icons/step-back.ts'
import StepForward from '#ui/icons/step-forward.ts'
import type { MomentFilmWire } from '../moment.wire.ts'
import styles from './FilmPlayer.module.css'
import { useFilmsInStep } from './use-films-in-step.ts'

/** What the keyboard does with the films. */
export interface FilmActions {
  toggle: () => void
  stepBack: () => void
  stepForward: () => void
  /** Goes to a time of the annotations, ms. */
  seek: (time: number) => void
}

interface Props {
  /** At least one; the first one has the time of all. */
  films: readonly [MomentFilmWire, ...MomentFilmWire[]]
  label: string
  /** What is repeated, in milliseconds of the annotations; a new object begins again. */
  loop: { begin: number; end: number }
  /** Whether a new loop is played at once, unless the viewer prefers reduced motion. */
  startsToPlay: boolean
  /** Called with the time of the annotations for each frame, ms. */
  onTime: (time: number) => void
  onHelp: () => void
  ref: Ref<FilmActions>
  /** Further controls. */
  children: ReactNode
}

/** The films of a recording side by side on one clock, with a part that is repeated. */
export function FilmPlayer({ films, label, loop, startsToPlay, onTime, onHelp, ref, children }: Props) {
  const { t } = useTranslation('ui')
  const frame = useRef<HTMLFieldSetElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const [first, ...others] = films
  const { origin } = first
  /** False until the film has reached the loop; its time is not valid before. */
  const isPlaced = useRef(false)
  const isLooping = useRef(true)
  const follow = useFilmsInStep(video)

  const player = usePlayer(frame, video, {
    source: first.url,
    framesPerSecond: first.framesPerSecond ?? undefined,
    autoPlay: false,
    loop: true,
    onFrame: (seconds) => {
      if (!isPlaced.current) return
      const time = seconds * 1000 - origin
      onTime(time)
      follow.all(time)
      if (isLooping.current && !video.current?.paused && time >= loop.end) seek(loop.begin)
    },
    onHelp,
  })
  const { actions } = player
  const seek = (time: number) => player.seek((time + origin) / 1000)
  useEffect(() => {
    isLooping.current = player.isLooping
  })
  useEffect(() => {
    follow.play(player.isPlaying, player.speed)
  })
  useImperativeHandle(ref, () => ({ ...actions, seek }))

  const startsToPlayRef = useRef(startsToPlay)
  useEffect(() => {
    startsToPlayRef.current = startsToPlay
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another film begins like another loop.
  useEffect(() => {
    const element = video.current
    if (!element) return
    const start = () => {
      isPlaced.current = true
      element.currentTime = Math.max(0, (loop.begin + origin) / 1000)
      if (startsToPlayRef.current && !prefersReducedMotion()) void element.play().catch(() => {})
    }
    isPlaced.current = false
    if (element.readyState > 0) return start()
    element.addEventListener('loadedmetadata', start, { once: true })
    return () => element.removeEventListener('loadedmetadata', start)
  }, [loop, origin, first.url])

  return (
    <fieldset ref={frame} className={styles.player} aria-label={label}>
      <div className={styles.films} data-count={films.length}>
        <video
          key="first"
          ref={video}
          className={styles.video}
          src={first.url}
          poster={first.poster ?? undefined}
          aria-label={label}
          muted
          playsInline
          preload="metadata"
          onClick={player.isReady ? actions.toggle : undefined}
          onError={player.onError}
          onEnded={() => {
            if (!isLooping.current) return
            seek(loop.begin)
            actions.toggle()
          }}
        />
        {others.map((film) => (
          <video
            key={film.url}
            ref={follow.refOf(film)}
            className={styles.video}
            src={film.url}
            aria-label={label}
            muted
            playsInline
            preload="metadata"
          />
        ))}
      </div>
      <noscript>
        {films.map((film) => (
          <video
            key={film.url}
            className={styles.video}
            src={`${film.url}#t=${(loop.begin + film.origin) / 1000},${(loop.end + film.origin) / 1000}`}
            aria-label={label}
            controls
            muted
            playsInline
            preload="metadata"
          />
        ))}
      </noscript>
      {player.hasFailed && (
        <p role="alert" className={styles.failure}>
          {t('player.failed')} <a href={first.url}>{t('player.openFile')}</a>
        </p>
      )}
      <div className={styles.controls}>
        <PlayerControl
          label={t(player.isPlaying ? 'player.pause' : 'player.play')}
          shortcut={t('player.spaceKey')}
          icon={player.isPlaying ? Pause : Play}
          onClick={actions.toggle}
          isMain
        />
        <PlayerControl label={t('player.stepBack')} shortcut="←" icon={StepBack} onClick={actions.stepBack} />
        <PlayerControl
          label={t('player.stepForward')}
          shortcut="→"
          icon={StepForward}
          onClick={actions.stepForward}
        />
        <PlayerControl
          label={t('player.loop')}
          icon={Repeat}
          pressed={player.isLooping}
          onClick={actions.loop}
        />
        <SpeedSelect speed={player.speed} onSelect={player.setSpeed} />
        {children}
      </div>
    </fieldset>
  )
}
