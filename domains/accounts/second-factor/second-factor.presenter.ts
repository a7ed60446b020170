import { formatDate, formatTime } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { hasSecondFactor, type SecondFactors } from './second-factor.ts'

export interface PasskeyView {
  id: number
  name: string
  created: string
  lastUsed: string | null
}

/** The own second factors with formatted dates. */
export interface SecondFactorsView {
  isActive: boolean
  passkeys: PasskeyView[]
  app: { created: string; lastUsed: string | null } | null
  recoveryCodes: number
}

export function presentSecondFactors(
  factors: SecondFactors,
  locale: Locale,
  timeZone: string,
): SecondFactorsView {
  const day = (at: Date) => formatDate(at, locale, timeZone)
  const times = ({ createdAt, lastUsedAt }: { createdAt: Date; lastUsedAt: Date | null }) => ({
    created: day(createdAt),
    lastUsed: lastUsedAt && `${day(lastUsedAt)} ${formatTime(lastUsedAt, timeZone)}`,
  })
  return {
    isActive: hasSecondFactor(factors),
    passkeys: factors.passkeys.map(({ id, name, ...dates }) => ({ id, name, ...times(dates) })),
    app: factors.app && times(factors.app),
    recoveryCodes: factors.recoveryCodes,
  }
}
