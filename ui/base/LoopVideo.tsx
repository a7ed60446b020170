import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import styles from './LoopVideo.module.css'
import { PlayButton } from './PlayButton.tsx'

interface Props {
  source: string
  poster: string | undefined
  /** What the video shows. */
  label: string
}

/**
 * A short clip without sound that goes round by itself, with one button that stops and starts it. It waits for the
 * button where less motion is preferred or data is to be saved.
 */
export function LoopVideo({ source, poster, label }: Props) {
  const { t } = useTranslation('ui')
  const video = useRef<HTMLVideoElement>(null)
  const [isReady, setReady] = useState(false)
  const [isPlaying, setPlaying] = useState(false)
  const play = () => void video.current?.play().catch(() => {})
  useEffect(() => {
    setReady(true)
    const prefersReduced = matchMedia(
      '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)',
    ).matches
    if (!prefersReduced) void video.current?.play().catch(() => {})
  }, [])
  return (
    <div className={styles.loop}>
      <video
        ref={video}
        className={styles.video}
        src={source}
        poster={poster}
        aria-label={label}
        controls={!isReady}
        muted
        loop
        playsInline
        disablePictureInPicture
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
      {isReady && (
        <PlayButton
          isPlaying={isPlaying}
          label={t(isPlaying ? 'player.pause' : 'player.play')}
          onPress={() => (isPlaying ? video.current?.pause() : play())}
        />
      )}
    </div>
  )
}
