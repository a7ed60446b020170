import { useSyncExternalStore } from 'react'
import styles from './HoverVideo.module.css'
import { PlayButton } from './PlayButton.tsx'
import { useVideoPreview } from './use-video-preview.ts'

interface Props {
  poster: string
  /** A short, silent clip; nothing of it is fetched before somebody asks. */
  source: string
  /** What the small button of touch screens does; asked for where there is one. */
  playLabel: () => string
  lazy?: boolean
}

/**
 * A poster that moves while its card is pointed at, focused or held; with a small button on touch screens and where
 * less motion is preferred. Only one plays at a time in the page.
 */
export function HoverVideo({ poster, source, playLabel, lazy }: Props) {
  const { frame, video, isAsked, isPlaying, isShown, show, toggle, stop } = useVideoPreview()
  const needsButton = useSyncExternalStore(subscribeToPlayButtonQuery, matchesPlayButtonQuery, () => false)
  return (
    <div ref={frame} className={styles.preview} data-shown={isShown || undefined}>
      <img
        className={styles.picture}
        src={poster}
        alt=""
        width={320}
        height={240}
        loading={lazy ? 'lazy' : undefined}
        decoding="async"
      />
      {isAsked && (
        <div aria-hidden>
          <video
            ref={video}
            className={styles.clip}
            src={source}
            muted
            loop
            playsInline
            disablePictureInPicture
            preload="none"
            onPlaying={show}
            onError={stop}
          />
        </div>
      )}
      {needsButton && <PlayButton isPlaying={isPlaying} label={playLabel()} isToggle onPress={toggle} />}
    </div>
  )
}

const playButtonQuery = '(hover: none), (prefers-reduced-motion: reduce)'

/** Nothing is asked of the browser before it has taken the page over: what the server sends has no buttons. */
const matchesPlayButtonQuery = () => matchMedia(playButtonQuery).matches

function subscribeToPlayButtonQuery(listener: () => void) {
  const query = matchMedia(playButtonQuery)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
