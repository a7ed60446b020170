import { useEffect, useId, useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import styles from './FramePicker.module.css'
import { frameTimes, roundSeconds } from './frame-times.ts'
import type { VideoFrames } from './video-frames.ts'

interface Props {
  frames: VideoFrames
  /** Seconds. */
  time: number
  onChoose: (time: number) => void
}

const frameCount = 12
/** Pixels. */
const frameWidth = 160

/** Frames of a video in their order, as a choice of one. */
export function FrameStrip({ frames, time, onChoose }: Props) {
  const { t } = useTranslation('signForm')
  const name = useId()
  const strip = useStrip(frames)
  return (
    <fieldset className={styles.strip}>
      <legend>{t('media.frame.choose')}</legend>
      {strip.map((frame) => (
        <label key={frame.time} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={frame.time === time}
            onChange={() => onChoose(frame.time)}
          />
          <img src={frame.src} alt={t('media.frame.seconds', { seconds: roundSeconds(frame.time) })} />
        </label>
      ))}
    </fieldset>
  )
}

/** Small pictures of frames, which appear one after another. */
function useStrip(frames: VideoFrames) {
  const [strip, setStrip] = useState<readonly { time: number; src: string }[]>([])
  useEffect(() => {
    let isCurrent = true
    void (async () => {
      const canvas = document.createElement('canvas')
      for (const time of frameTimes(frames.duration, frameCount)) {
        if (!isCurrent) return
        await frames.draw(canvas, time, frameWidth)
        const src = canvas.toDataURL('image/jpeg', 0.8)
        if (isCurrent) setStrip((before) => [...before, { time, src }])
      }
    })()
    return () => {
      isCurrent = false
      setStrip([])
    }
  }, [frames])
  return strip
}
