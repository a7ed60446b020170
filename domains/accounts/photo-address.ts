import type { Locale } from '#platform/i18n/locales.ts'
import type { Account } from './account.ts'

/** Where a person's photo, or its small square, is seen by who may; null for people without photo. */
export const photoAddress = (
  { id, photo }: Pick<Account, 'id' | 'photo'>,
  size: 'photo' | 'avatar',
  locale: Locale,
): string | null => (photo ? `/${locale}/control-panel/photos/${id}?size=${size}` : null)
