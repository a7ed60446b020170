import type { SignState } from '#domains/signs/sign-state.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import CircleCheck from '#ui/icons/circle-check.ts'
import CircleDashed from '#ui/icons/circle-dashed.ts'
import MessageSquare from '#ui/icons/message-square.ts'
import RefreshCw from '#ui/icons/refresh-cw.ts'
import Trash from '#ui/icons/trash-2.ts'
import { StateChip } from '#ui/panel/StateChip.tsx'

const looks = {
  pending: { icon: CircleDashed, tone: 'warning' },
  'needs-changes': { icon: MessageSquare, tone: 'danger' },
  'changes-wait': { icon: RefreshCw, tone: 'info' },
  published: { icon: CircleCheck, tone: 'success' },
  deleted: { icon: Trash, tone: 'neutral' },
} as const

/** The state of a sign. */
export function SignStateChip({ state }: { state: SignState }) {
  const { t } = useTranslation('signList')
  return <StateChip {...looks[state]}>{t(`state.${state}`)}</StateChip>
}
