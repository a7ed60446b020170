import { formatDate, formatTime } from '#platform/i18n/format.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { parkedJobKey } from '#platform/jobs/job-definition.ts'
import type { ParkedJob } from '#platform/jobs/parked-jobs.ts'
import type { AppContext } from '../app-context.ts'

export interface ParkedJobView {
  id: number
  /** What jobs of this queue do, in words. */
  name: string
  /** The ids that the job is about: `mailId 12`. */
  details: string
  date: string
}

/** The jobs that ended the server twice. */
export const presentParkedJobs = (
  jobs: readonly ParkedJob[],
  { settings }: Pick<AppContext, 'settings'>,
  locale: Locale,
): ParkedJobView[] =>
  jobs.map(({ id, queue, data, parkedAt }) => ({
    id,
    name: nameOf(queue, locale),
    details: Object.entries(data)
      .map(([name, value]) => `${name} ${value}`)
      .join(', '),
    date: dateAndTime(new Date(parkedAt), locale, settings),
  }))

/** A job of an earlier version of the program may belong to a queue without a name. */
function nameOf(queue: string, locale: Locale): string {
  const t = translator(locale)
  const key = `panel:overview.parked.kind.${parkedJobKey(queue)}` as 'panel:overview.parked.kind.other'
  return t(key, { defaultValue: t('panel:overview.parked.kind.other') })
}

const dateAndTime = (at: Date, locale: Locale, { timeZone }: AppContext['settings']): string =>
  `${formatDate(at, locale, timeZone)}, ${formatTime(at, timeZone)}`
