import { mediaUrl } from '#domains/media/media.ts'
import { formatDate, formatTime } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { DecisionView, SignPageView } from './sign-view.ts'

/** The page of a sign with formatted dates and addresses. */
export type FormattedSignPage = ReturnType<typeof formatSignPage>
export type FormattedHistory = NonNullable<FormattedSignPage['history']>
export type FormattedVersion = FormattedHistory['versions'][number]

export function formatSignPage(
  view: SignPageView,
  { locale, timeZone }: { locale: Locale; timeZone: string },
) {
  const day = (at: Date | null) => at && formatDate(at, locale, timeZone)
  const minute = (at: Date) => `${day(at)} ${formatTime(at, timeZone)}`
  const decided = ({ at, ...decision }: DecisionView) => ({ ...decision, when: minute(at) })
  const { createdAt, changedAt, publishedAt, picture, declined, history, ...rest } = view
  return {
    ...rest,
    picture: mediaUrl(picture),
    created: day(createdAt),
    changed: day(changedAt),
    published: day(publishedAt),
    declined: declined && decided(declined),
    history: history && {
      ...history,
      versions: history.versions.map(({ at, decisions, ...version }) => ({
        ...version,
        when: minute(at),
        decisions: decisions.map(decided),
      })),
    },
  }
}
