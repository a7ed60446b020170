import type { Ref } from 'react'
import { formatVideoTime } from '#platform/i18n/format-video-time.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import styles from './Scrubber.module.css'

interface Props {
  ref: Ref<HTMLInputElement>
  /** Step of an arrow key, in seconds. */
  frameLength: number
  onSeek: (time: number) => void
}

/** The timeline. The player moves it for each frame through the ref, without rendering. */
export function Scrubber({ ref, frameLength, onSeek }: Props) {
  const { t, language } = useTranslation('ui')
  return (
    <input
      ref={ref}
      className={styles.scrubber}
      type="range"
      min={0}
      max={1}
      step={frameLength / 4}
      defaultValue={0}
      aria-label={t('player.position')}
      aria-valuetext={formatVideoTime(0, language)}
      onKeyDown={(event) => {
        const direction = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key]
        if (!direction) return
        event.preventDefault()
        onSeek(Number(event.currentTarget.value) + direction * frameLength)
      }}
      onInput={(event) => onSeek(Number(event.currentTarget.value))}
    />
  )
}
