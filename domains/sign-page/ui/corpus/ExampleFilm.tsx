import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { PlayButton } from '#ui/base/PlayButton.tsx'
import type { FilmView } from '../../presenters/sign.presenter.ts'

/** An example in its film, without sound: it plays from its moment to its end, and again when asked. */
export function ExampleFilm({ film, text }: { film: FilmView; text: string }) {
  const { t } = useTranslation('ui')
  const { t: tCorpus } = useTranslation('corpus')
  const { address, poster, from, to } = film
  const frame = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const play = () => {
    if (!video.current) return
    if (video.current.currentTime < from || video.current.currentTime >= to) video.current.currentTime = from
    void video.current.play().catch(() => {})
  }
  // The link that was pressed is gone, so the focus moves to the button that took its place.
  useEffect(() => frame.current?.querySelector('button')?.focus(), [])
  const stopAtEnd = () => {
    if (!video.current || video.current.currentTime < to) return
    video.current.pause()
    video.current.currentTime = from
  }
  return (
    <div ref={frame}>
      <video
        ref={video}
        src={address}
        poster={poster ?? undefined}
        aria-label={text}
        muted
        autoPlay
        playsInline
        disablePictureInPicture
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setPlaying(false)}
        onTimeUpdate={stopAtEnd}
      />
      <PlayButton
        isPlaying={isPlaying}
        label={isPlaying ? t('player.pause') : tCorpus('play', { text })}
        isQuiet
        onPress={() => (isPlaying ? video.current?.pause() : play())}
      />
    </div>
  )
}
