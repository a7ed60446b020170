import { useTranslation } from '#platform/i18n/use-translation.ts'
import Ban from '#ui/icons/ban.ts'
import CircleCheck from '#ui/icons/circle-check.ts'
import EyeOff from '#ui/icons/eye-off.ts'
import Flag from '#ui/icons/flag.ts'
import { StateChip } from '#ui/panel/StateChip.tsx'
import type { LanguageView } from '../language.presenter.ts'

const chips = {
  default: { icon: Flag, tone: 'info' },
  active: { icon: CircleCheck, tone: 'success' },
  other: { icon: EyeOff, tone: 'neutral' },
  retired: { icon: Ban, tone: 'neutral' },
} as const

/** The state of a language. */
export function LanguageState({ state }: Pick<LanguageView, 'state'>) {
  const { t } = useTranslation('languages')
  return <StateChip {...chips[state]}>{t(`state.${state}`)}</StateChip>
}
