import type { ComponentProps, ReactNode } from 'react'
import { formatNumber } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import ChevronDown from '#ui/icons/chevron-down.ts'
import Keyboard from '#ui/icons/keyboard.ts'
import Maximize from '#ui/icons/maximize.ts'
import Minimize from '#ui/icons/minimize.ts'
import Pause from '#ui/icons/pause.ts'
import Play from '#ui/icons/play.ts'
import Repeat from '#ui/icons/repeat.ts'
import StepBack from '#ui/icons/step-back.ts'
import StepForward from '#ui/icons/step-forward.ts'
import Mirror from '#ui/icons/triangles-centerline-dashed-vertical.ts'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import styles from './PlayerControls.module.css'
import { speeds } from './playback.ts'
import type { Player } from './use-player.ts'

interface Props {
  player: Player
  /** Shows the current time and the duration. */
  timeLabel: ReactNode
}

/** The toolbar below the video. */
export function PlayerControls({ player, timeLabel }: Props) {
  const { t } = useTranslation('ui')
  const { actions } = player
  return (
    <div className={styles.controls}>
      <Control
        label={t(player.isPlaying ? 'player.pause' : 'player.play')}
        shortcut="K"
        icon={player.isPlaying ? Pause : Play}
        onClick={actions.toggle}
        className={styles.main}
      />
      <Control label={t('player.stepBack')} shortcut="←" icon={StepBack} onClick={actions.stepBack} />
      <Control
        label={t('player.stepForward')}
        shortcut="→"
        icon={StepForward}
        onClick={actions.stepForward}
      />
      <span className={styles.moment}>{timeLabel}</span>
      <Speed player={player} />
      <Control
        label={t('player.loop')}
        shortcut="L"
        icon={Repeat}
        pressed={player.isLooping}
        onClick={actions.loop}
      />
      <Control
        label={t('player.mirror')}
        shortcut="M"
        icon={Mirror}
        pressed={player.isMirrored}
        onClick={actions.mirror}
      />
      <Control
        label={t('player.help')}
        shortcut="?"
        icon={Keyboard}
        onClick={actions.help}
        className={styles.help}
      />
      <Control
        label={t(player.isFullScreen ? 'player.exitFullscreen' : 'player.fullscreen')}
        shortcut="F"
        icon={player.isFullScreen ? Minimize : Maximize}
        onClick={actions.fullScreen}
      />
    </div>
  )
}

interface ControlProps {
  label: string
  /** Keyboard shortcut, shown in the tooltip. */
  shortcut?: string
  icon: ComponentProps<typeof Icon>['icon']
  /** State of a toggle button; a bar below the icon shows it without colour. */
  pressed?: boolean
  onClick: () => void
  className?: string | undefined
}

function Control({ label, shortcut, icon, pressed, onClick, className }: ControlProps) {
  return (
    <button
      type="button"
      className={classNames(styles.control, className)}
      aria-label={label}
      title={shortcut ? `${label} (${shortcut})` : label}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <Icon icon={icon} />
    </button>
  )
}

function Speed({ player }: { player: Player }) {
  const { t, language } = useTranslation('ui')
  return (
    <span className={styles.speedFrame}>
      <select
        className={styles.speed}
        aria-label={t('player.speed')}
        title={`${t('player.speed')} (< >)`}
        value={player.speed}
        onChange={(event) => player.setSpeed(Number(event.currentTarget.value))}
      >
        {speeds.map((speed) => (
          <option key={speed} value={speed}>
            {formatNumber(speed, language as Locale)}×
          </option>
        ))}
      </select>
      <Icon icon={ChevronDown} size={16} className={styles.chevron} />
    </span>
  )
}
