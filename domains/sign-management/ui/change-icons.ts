import type { IconMarkup } from '#ui/base/Icon.tsx'
import CircleCheck from '#ui/icons/circle-check.ts'
import CircleDashed from '#ui/icons/circle-dashed.ts'
import Flag from '#ui/icons/flag.ts'
import MessageSquare from '#ui/icons/message-square.ts'
import Trash from '#ui/icons/trash-2.ts'
import Undo from '#ui/icons/undo-2.ts'
import type { ListChange } from '../panel-change.ts'

export const changeIcons: Record<ListChange, IconMarkup> = {
  publish: CircleCheck,
  unpublish: CircleDashed,
  decline: MessageSquare,
  remove: Trash,
  restore: Undo,
  tag: Flag,
}
