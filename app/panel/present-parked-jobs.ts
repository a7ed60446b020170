import { erasedFilesQueueName } from '#domains/erasure/index.ts'
import { uploadSweepQueueName } from '#domains/media/index.ts'
import { importSweepQueueName } from '#domains/sign-import/index.ts'
import { digestQueueName } from '#domains/signs/index.ts'
import { formatDate, formatTime } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { ParkedJob } from '#platform/jobs/parked-jobs.ts'
import { mailQueueName } from '#platform/mail/mail-queue.ts'
import type { AppContext } from '../app-context.ts'

/** What each queue without a place for failures does; videos and imports show theirs themselves. */
const kinds = {
  [mailQueueName]: 'mail',
  [digestQueueName]: 'digest',
  [uploadSweepQueueName]: 'uploads',
  [importSweepQueueName]: 'imports',
  [erasedFilesQueueName]: 'erasedFiles',
} as const

export interface ParkedJobView {
  id: number
  kind: (typeof kinds)[keyof typeof kinds] | 'other'
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
    kind: (kinds as Record<string, ParkedJobView['kind']>)[queue] ?? 'other',
    details: Object.entries(data)
      .map(([name, value]) => `${name} ${value}`)
      .join(', '),
    date: dateAndTime(new Date(parkedAt), locale, settings),
  }))

const dateAndTime = (at: Date, locale: Locale, { timeZone }: AppContext['settings']): string =>
  `${formatDate(at, locale, timeZone)}, ${formatTime(at, timeZone)}`
