import type { ReactNode } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import Keyboard from '#ui/icons/keyboard.ts'
import Maximize from '#ui/icons/maximize.ts'
import Minimize from '#ui/icons/minimize.ts'
import Pause from '#ui/icons/pause.ts'
import Play from '#ui/icons/play.ts'
import Repeat from '#ui/icons/repeat.ts'
import StepBack from '#ui/icons/step-back.ts'
import StepForward from '#ui/icons/step-forward.ts'
import Mirror from '#ui/icons/triangles-centerline-dashed-vertical.ts'
import { PlayerControl } from './PlayerControl.tsx'
import styles from './PlayerControls.module.css'
import { SpeedSelect } from './SpeedSelect.tsx'
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
      <PlayerControl
        label={t(player.isPlaying ? 'player.pause' : 'player.play')}
        shortcut="K"
        icon={player.isPlaying ? Pause : Play}
        onClick={actions.toggle}
        isMain
      />
      <PlayerControl label={t('player.stepBack')} shortcut="←" icon={StepBack} onClick={actions.stepBack} />
      <PlayerControl
        label={t('player.stepForward')}
        shortcut="→"
        icon={StepForward}
        onClick={actions.stepForward}
      />
      <span className={styles.moment}>{timeLabel}</span>
      <SpeedSelect speed={player.speed} onSelect={player.setSpeed} />
      <PlayerControl
        label={t('player.loop')}
        shortcut="L"
        icon={Repeat}
        pressed={player.isLooping}
        onClick={actions.loop}
      />
      <PlayerControl
        label={t('player.mirror')}
        shortcut="M"
        icon={Mirror}
        pressed={player.isMirrored}
        onClick={actions.mirror}
      />
      <PlayerControl
        label={t('player.help')}
        shortcut="?"
        icon={Keyboard}
        onClick={actions.help}
        className={styles.help}
      />
      <PlayerControl
        label={t(player.isFullScreen ? 'player.exitFullscreen' : 'player.fullscreen')}
        shortcut="F"
        icon={player.isFullScreen ? Minimize : Maximize}
        onClick={actions.fullScreen}
      />
    </div>
  )
}
