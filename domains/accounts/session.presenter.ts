import { formatDate, formatTime } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { deviceName } from './device.ts'

interface OwnSession {
  id: string
  device: string
  createdAt: Date
  lastUsedAt: Date
  /** Whether it is the one at hand. */
  isThis: boolean
}

export interface SessionView {
  id: string
  isThis: boolean
  /** What its owner knows the device by; null when it said nothing. */
  device: string | null
  since: string
  used: string
}

/** A session as its owner reads it. */
export function presentSession(
  { id, device, createdAt, lastUsedAt, isThis }: OwnSession,
  locale: Locale,
  timeZone: string,
): SessionView {
  const day = (at: Date) => formatDate(at, locale, timeZone)
  return {
    id,
    isThis,
    device: deviceName(device),
    since: day(createdAt),
    used: `${day(lastUsedAt)} ${formatTime(lastUsedAt, timeZone)}`,
  }
}
