import { formatDate, formatTime } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { deviceName } from './device-name.ts'

interface OwnSession {
  id: string
  device: string
  createdAt: Date
  lastUsedAt: Date
  /** Whether it is the one at hand. */
  isCurrent: boolean
}

export interface SessionView {
  id: string
  isCurrent: boolean
  /** What its owner knows the device by; null when it said nothing. */
  device: string | null
  createdOn: string
  lastUsed: string
}

/** A session as its owner reads it. */
export function presentSession(
  { id, device, createdAt, lastUsedAt, isCurrent }: OwnSession,
  locale: Locale,
  timeZone: string,
): SessionView {
  const day = (at: Date) => formatDate(at, locale, timeZone)
  return {
    id,
    isCurrent,
    device: deviceName(device),
    createdOn: day(createdAt),
    lastUsed: `${day(lastUsedAt)} ${formatTime(lastUsedAt, timeZone)}`,
  }
}
