import { useTranslation } from '#platform/i18n/use-translation.ts'
import CircleCheck from '#ui/icons/circle-check.ts'
import Hourglass from '#ui/icons/hourglass.ts'
import OctagonAlert from '#ui/icons/octagon-alert.ts'
import Pencil from '#ui/icons/pencil.ts'
import Undo2 from '#ui/icons/undo-2.ts'
import { StateChip } from '#ui/panel/StateChip.tsx'
import type { ImportState } from '../import-steps.ts'

const looks = {
  checking: { icon: Hourglass },
  unmapped: { icon: Pencil, tone: 'warning' },
  failed: { icon: OctagonAlert, tone: 'danger' },
  ready: { icon: Pencil, tone: 'warning' },
  applying: { icon: Hourglass },
  applied: { icon: CircleCheck, tone: 'success' },
  undoing: { icon: Hourglass },
  undone: { icon: Undo2 },
} as const satisfies Record<ImportState, object>

/** The state of an import, in words and with an icon. */
export function ImportStateChip({ state }: { state: ImportState }) {
  const { t } = useTranslation('signImport')
  return <StateChip {...looks[state]}>{t(`state.${state}`)}</StateChip>
}
