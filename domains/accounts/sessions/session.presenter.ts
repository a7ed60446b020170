import { formatDate, formatTime } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { deviceName } from './device-name.ts'

interface OwnSession {
  id: string
  device: string
  createdAt: Date
  lastUsedAt: Date
  /** Whether it is the session of the request. */
  isCurrent: boolean
}

export interface SessionView {
  id: string
  isCurrent: boolean
  /** Readable name of the device; null when unknown. */
  device: string | null
  createdOn: string
  lastUsed: string
}

/** A session for its owner. */
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
