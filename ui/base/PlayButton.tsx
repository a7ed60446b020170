import Pause from '#ui/icons/pause.ts'
import Play from '#ui/icons/play.ts'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import styles from './PlayButton.module.css'

interface Props {
  isPlaying: boolean
  /** The action; with `isToggle` the name of what is switched on and off. */
  label: string
  isToggle?: boolean
  /** For pages with many videos: a smaller disc, not filled with the accent colour. */
  isQuiet?: boolean
  onPress: () => void
}

/** The round button in the corner of a video; its parent must be positioned. */
export function PlayButton({ isPlaying, label, isToggle, isQuiet, onPress }: Props) {
  return (
    <button
      type="button"
      className={classNames(styles.play, isQuiet && styles.quiet)}
      aria-label={label}
      aria-pressed={isToggle ? isPlaying : undefined}
      onClick={onPress}
    >
      <Icon icon={isPlaying ? Pause : Play} size={18} />
    </button>
  )
}
