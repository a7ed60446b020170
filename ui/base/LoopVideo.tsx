import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import styles from './LoopVideo.module.css'
import { PlayButton } from './PlayButton.tsx'
import { useHydrated } from './use-hydrated.ts'
import { reducedMotionQuery } from './use-media-query.ts'

interface Props {
  source: string
  poster: string | undefined
  /** What the video shows. */
  label: string
  /** Speed of playback; 1 by default. */
  rate?: number
}

/**
 * A short silent clip that plays in a loop, with one button to pause and play. It does not start by itself if the
 * user prefers reduced motion or reduced data.
 */
export function LoopVideo({ source, poster, label, rate = 1 }: Props) {
  const { t } = useTranslation('ui')
  const video = useRef<HTMLVideoElement>(null)
  const isHydrated = useHydrated()
  const [isPlaying, setPlaying] = useState(false)
  const play = () => void video.current?.play().catch(() => {})
  useEffect(() => {
    // The browser resets the speed of a video that loads.
    if (video.current) video.current.defaultPlaybackRate = video.current.playbackRate = rate
  }, [rate])
  useEffect(() => {
    if (!matchMedia(`${reducedMotionQuery}, (prefers-reduced-data: reduce)`).matches)
      void video.current?.play().catch(() => {})
  }, [])
  return (
    <div className={styles.loop}>
      <video
        ref={video}
        className={styles.video}
        src={source}
        poster={poster}
        aria-label={label}
        controls={!isHydrated}
        muted
        loop
        playsInline
        disablePictureInPicture
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
      {isHydrated && (
        <PlayButton
          isPlaying={isPlaying}
          label={t(isPlaying ? 'player.pause' : 'player.play')}
          onPress={() => (isPlaying ? video.current?.pause() : play())}
        />
      )}
    </div>
  )
}
