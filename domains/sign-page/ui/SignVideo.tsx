import type { CameraAngle } from '#ui/base/CameraAngles.tsx'
import { VideoPlayer } from '#ui/base/VideoPlayer.tsx'
import type { VideoView } from '../presenters/sign.presenter.ts'

interface Props {
  video: VideoView
  /** What the video shows. */
  label: string
  /** Camera angles of the same performance; the first is `video` itself. */
  views?: CameraAngle[]
  onError?: () => void
}

/** A video of a sign: large, looping, without sound. */
export function SignVideo({ video, label, views, onError }: Props) {
  const { source, poster, width, height, framesPerSecond } = video
  return (
    <VideoPlayer
      source={source}
      poster={poster ?? undefined}
      label={label}
      width={width}
      height={height}
      framesPerSecond={framesPerSecond}
      {...(views && { angles: views })}
      {...(onError && { onError })}
    />
  )
}
