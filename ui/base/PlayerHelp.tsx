import type { Ref } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { KeyHelp } from './KeyHelp.tsx'

/** The keyboard shortcuts of the player. */
export function PlayerHelp({ ref }: { ref: Ref<HTMLDivElement> }) {
  const { t } = useTranslation('ui')
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
  return <KeyHelp ref={ref} title={t('player.help')} rows={rows} />
}
