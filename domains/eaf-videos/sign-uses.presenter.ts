import { formatDate } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { type SignUses, type UseKind, useKinds } from './sign-uses.ts'

/** A recording in the list of the dialogs about a sign. */
export interface RecordingWithUsesView {
  id: number
  title: string
  isRestricted: boolean
  annotations: number
  kinds: UseKind[]
  /** The day of the last version. */
  uploaded: string
}

/** What dialogs show before a sign is renamed, deleted or erased. */
export interface SignUsesView extends Omit<SignUses, 'list'> {
  list: RecordingWithUsesView[]
}

export const presentSignUses = (
  { list, ...counts }: SignUses,
  { locale, timeZone }: { locale: Locale; timeZone: string },
): SignUsesView => ({
  ...counts,
  list: list.map(({ id, title, visibility, uploadedAt, uses }) => ({
    id,
    title,
    isRestricted: visibility === 'restricted',
    annotations: useKinds.reduce((sum, kind) => sum + uses[kind], 0),
    kinds: useKinds.filter((kind) => uses[kind] > 0),
    uploaded: formatDate(uploadedAt, locale, timeZone),
  })),
})
