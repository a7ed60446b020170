import { type Ref, useId } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import X from '#ui/icons/x.ts'
import { IconButton } from './Button.tsx'
import { Icon } from './Icon.tsx'
import styles from './PlayerHelp.module.css'

/** The keyboard shortcuts of the player, in a native popover that Escape closes. */
export function PlayerHelp({ ref }: { ref: Ref<HTMLDivElement> }) {
  const { t } = useTranslation('ui')
  const id = useId()
  const rows = [
    [[t('player.spaceKey'), 'K'], t('player.keysToggle')],
    [['←', '→'], t('player.keysArrows')],
    [[',', '.'], t('player.keysFrames')],
    [['<', '>'], t('player.keysSpeed')],
    [['L'], t('player.loop')],
    [['M'], t('player.mirror')],
    [['F'], t('player.fullscreen')],
    [['?'], t('player.help')],
  ] as const
  return (
    <div
      ref={ref}
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
      className={styles.help}
    >
      <div className={styles.head}>
        <p id={`${id}-title`} className={styles.title}>
          {t('player.help')}
        </p>
        <IconButton
          size="small"
          icon={<Icon icon={X} />}
          label={t('close')}
          popoverTarget={id}
          popoverTargetAction="hide"
        />
      </div>
      <dl className={styles.list}>
        {rows.map(([keys, meaning]) => (
          <div key={meaning} className={styles.row}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
