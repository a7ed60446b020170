import type { SignStatus } from '#domains/signs/sign-document.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import CircleCheck from '#ui/icons/circle-check.ts'
import CircleDashed from '#ui/icons/circle-dashed.ts'
import Trash from '#ui/icons/trash-2.ts'
import { StateChip } from '#ui/panel/StateChip.tsx'

const looks = {
  pending: { icon: CircleDashed, tone: 'warning' },
  published: { icon: CircleCheck, tone: 'success' },
  deleted: { icon: Trash, tone: 'danger' },
} as const

/** The status of the sign in the head of the form. */
export function FormState({ status }: { status: SignStatus }) {
  const { t } = useTranslation('signForm')
  return <StateChip {...looks[status]}>{t(`status.${status}`)}</StateChip>
}
