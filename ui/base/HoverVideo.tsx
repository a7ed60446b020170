import styles from './HoverVideo.module.css'
import { PlayButton } from './PlayButton.tsx'
import { reducedMotionQuery, useMediaQuery } from './use-media-query.ts'
import { useVideoPreview } from './use-video-preview.ts'

interface Props {
  poster: string
  /** URL of a short, silent clip, which is fetched on demand. */
  source: string
  /** Returns the label of the play button; called only where the button is shown. */
  playLabel: () => string
  lazy?: boolean
}

/**
 * A poster that plays its clip while its card is hovered, focused or pressed long. Touch screens and users who
 * prefer reduced motion get a play button. Only one preview plays at a time.
 */
export function HoverVideo({ poster, source, playLabel, lazy }: Props) {
  const { frame, video, isRequested, isPlaying, isShown, show, toggle, stop } = useVideoPreview()
  const needsButton = useMediaQuery(playButtonQuery)
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
      {isRequested && (
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
      {needsButton && (
        <PlayButton isPlaying={isPlaying} label={playLabel()} isToggle isQuiet onPress={toggle} />
      )}
    </div>
  )
}

const playButtonQuery = `(hover: none), ${reducedMotionQuery}`
