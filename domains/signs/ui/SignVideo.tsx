import type { VideoView } from '../sign.presenter.ts'
import styles from './SignVideo.module.css'

interface Props {
  video: VideoView
  /** What the video shows. */
  label: string
  onError?: () => void
}

/** A video of ours, large and looping, without sound. */
export function SignVideo({ video, label, onError }: Props) {
  return (
    <video className={styles.video} src={video.source} poster={video.poster ?? undefined} aria-label={label} controls loop muted playsInline preload="metadata" onError={onError} />
  )
}
