import { useEffect, useRef, useState } from 'react'
import { shortestTrimMs, type Trim } from '#domains/media/upload.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Slider } from '#ui/panel/Slider.tsx'
import { roundSeconds } from './frame-times.ts'
import styles from './Recording.module.css'

/** Seconds. */
const step = 0.04
const shortest = shortestTrimMs / 1000

/** Plays a recording and chooses the part of it that is shown. */
export function RecordingReview({
  file,
  onTrim,
}: {
  file: File
  /** @param trim undefined for the whole recording */
  onTrim: (trim: Trim | undefined) => void
}) {
  const { t } = useTranslation('signForm')
  const video = useRef<HTMLVideoElement>(null)
  const [duration, setDuration] = useState(0)
  const [[start, end], setPart] = useState<[number, number]>([0, 0])

  useEffect(() => {
    const player = video.current
    if (!player) return
    const url = URL.createObjectURL(file)
    let isCurrent = true
    player.src = url
    void measureDuration(player).then((seconds) => {
      if (!isCurrent) return
      setDuration(seconds)
      setPart([0, seconds])
    })
    return () => {
      isCurrent = false
      URL.revokeObjectURL(url)
    }
  }, [file])

  function choose(part: [number, number], shown: number) {
    setPart(part)
    const isWhole = part[0] === 0 && part[1] === duration
    onTrim(isWhole ? undefined : { start: Math.round(part[0] * 1000), end: Math.round(part[1] * 1000) })
    if (!video.current) return
    video.current.pause()
    video.current.currentTime = shown
  }
  const seconds = (value: number) => t('media.frame.seconds', { seconds: roundSeconds(value) })
  return (
    <div className={styles.recorder}>
      <div className={styles.picture}>
        <video
          ref={video}
          className={styles.recorded}
          muted
          playsInline
          onTimeUpdate={({ currentTarget: player }) => {
            if (duration > 0 && player.currentTime >= end) player.pause()
          }}
        />
      </div>
      <div>
        <Button
          onClick={() => {
            if (!video.current) return
            video.current.currentTime = start
            void video.current.play()
          }}
        >
          {t('media.recording.play')}
        </Button>
      </div>
      {duration > shortest && (
        <div className={styles.sliders}>
          <Slider
            label={t('media.recording.from', { time: seconds(start) })}
            max={duration}
            step={step}
            value={start}
            valueText={seconds(start)}
            onChange={(value) => {
              const next = Math.min(value, end - shortest)
              choose([next, end], next)
            }}
          />
          <Slider
            label={t('media.recording.to', { time: seconds(end) })}
            max={duration}
            step={step}
            value={end}
            valueText={seconds(end)}
            onChange={(value) => {
              // The last step of the slider can be before the end.
              const chosen = value > duration - step ? duration : value
              const next = Math.max(chosen, start + shortest)
              choose([start, next], next)
            }}
          />
        </div>
      )}
    </div>
  )
}

/** The length of a recording in seconds. Its header has none, so the end is looked for. */
async function measureDuration(player: HTMLVideoElement): Promise<number> {
  if (player.readyState === 0)
    await new Promise((resolve) => player.addEventListener('loadedmetadata', resolve, { once: true }))
  if (Number.isFinite(player.duration)) return player.duration
  const found = new Promise((resolve) => player.addEventListener('durationchange', resolve, { once: true }))
  player.currentTime = Number.MAX_SAFE_INTEGER
  await found
  player.currentTime = 0
  return player.duration
}
