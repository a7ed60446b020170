import { formatDate, formatTime } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { ApiToken } from './api-token.ts'

export interface ApiTokenView extends Pick<ApiToken, 'id' | 'name' | 'scopes'> {
  created: string
  expires: string
  isExpired: boolean
  /** Null before the first use. */
  lastUsed: string | null
}

/** A token for its owner and for administrators. */
export function presentToken(
  { id, name, scopes, createdAt, expiresAt, lastUsedAt }: ApiToken,
  { locale, timeZone, now }: { locale: Locale; timeZone: string; now: Date },
): ApiTokenView {
  const dayOf = (at: Date) => formatDate(at, locale, timeZone)
  return {
    id,
    name,
    scopes,
    created: dayOf(createdAt),
    // A token that ends at midnight is valid until the day before.
    expires: dayOf(new Date(expiresAt.getTime() - 1)),
    isExpired: expiresAt <= now,
    lastUsed: lastUsedAt && `${dayOf(lastUsedAt)} ${formatTime(lastUsedAt, timeZone)}`,
  }
}
