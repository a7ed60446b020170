import { listRecordings } from '#domains/eaf-videos/index.ts'
import { newRecordingPath, recordingListPath } from '#domains/eaf-videos/recording-paths.ts'
import { parseRecordingQuery } from '#domains/eaf-videos/recording-query.input.ts'
import { CorrespondenceLegend } from '#domains/eaf-videos/ui/files/CorrespondenceBar.tsx'
import { EafUploads } from '#domains/eaf-videos/ui/files/EafUploads.tsx'
import { RecordingFilters } from '#domains/eaf-videos/ui/files/RecordingFilters.tsx'
import { RecordingTable } from '#domains/eaf-videos/ui/files/RecordingTable.tsx'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { EmptyState } from '#ui/base/EmptyState.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import { Pagination } from '#ui/base/Pagination.tsx'
import Plus from '#ui/icons/plus.ts'
import { PageHeader, PanelPage } from '#ui/panel/PanelPage.tsx'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/list.ts'
import { presentListedRecording } from './present-recording.ts'

export { pageMeta as meta } from '../../page-meta.ts'

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const query = parseRecordingQuery(url.searchParams)
  const { recordings, page, ...list } = await listRecordings(app, signedIn.actor, { query })
  const { timeZone } = app.settings
  return {
    page: { title: translator(locale)('eafVideos:title'), noindex: true },
    messages: getMessagesUrl(locale, ['eafVideos', 'kit', 'errors']),
    locale,
    query: { ...query, page },
    ...list,
    recordings: recordings.map((recording) => presentListedRecording(recording, { locale, timeZone })),
  }
}

/** The recordings, with a place where annotation files are uploaded. */
export default function RecordingList({ loaderData }: Route.ComponentProps) {
  const { locale, query, recordings, counts, pages } = loaderData
  const { t } = useTranslation('eafVideos')
  const isFiltered = query.q !== '' || query.group !== 'all'
  return (
    <PanelPage>
      <PageHeader>
        <h1>{t('title')}</h1>
        <ButtonLink variant="primary" to={newRecordingPath(locale)} icon={<Icon icon={Plus} />}>
          {t('create')}
        </ButtonLink>
      </PageHeader>
      <EafUploads locale={locale} />
      <RecordingFilters {...{ query, counts, locale }} />
      {recordings.length > 0 ? (
        <>
          <CorrespondenceLegend />
          <RecordingTable recordings={recordings} locale={locale} />
        </>
      ) : (
        <EmptyState
          title={t(isFiltered ? 'none.filtered' : 'none.title')}
          {...(isFiltered && {
            actions: <ButtonLink to={recordingListPath(locale)}>{t('none.reset')}</ButtonLink>,
          })}
        />
      )}
      <Pagination
        page={query.page}
        pages={pages}
        hrefFor={(page) => recordingListPath(locale, { ...query, page })}
      />
    </PanelPage>
  )
}
