import { useTranslation } from '#platform/i18n/use-translation.ts'
import Ready from '#ui/icons/circle-check.ts'
import Missing from '#ui/icons/circle-dashed.ts'
import Partial from '#ui/icons/hourglass.ts'
import Failed from '#ui/icons/octagon-alert.ts'
import { StateChip } from '#ui/panel/StateChip.tsx'
import type { SetupState } from '../setup.ts'

const looks = {
  ready: { icon: Ready, tone: 'success' },
  missing: { icon: Missing, tone: 'neutral' },
  partial: { icon: Partial, tone: 'warning' },
  failed: { icon: Failed, tone: 'danger' },
} as const

/** The state of a line: shape, word and tint. */
export function SetupStateChip({ state }: { state: SetupState }) {
  const { t } = useTranslation('siteSettings')
  return <StateChip {...looks[state]}>{t(`setup.state.${state}`)}</StateChip>
}
