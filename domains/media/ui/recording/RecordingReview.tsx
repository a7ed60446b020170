import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Slider } from '#ui/panel/Slider.tsx'
import { shortestTrimMs, type Trim } from '../../upload.ts'
import { measureDuration } from './measure-duration.ts'
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
  const { t } = useTranslation('recording')
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
  const seconds = (value: number) => t('seconds', { seconds: Math.round(value * 100) / 100 })
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
          {t('play')}
        </Button>
      </div>
      {duration > shortest && (
        <div className={styles.sliders}>
          <Slider
            label={t('from', { time: seconds(start) })}
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
            label={t('to', { time: seconds(end) })}
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
