import { Outlet } from 'react-router'
import { getRecordingHead } from '#domains/eaf-videos/index.ts'
import { recordingListPath, recordingPath } from '#domains/eaf-videos/recording-paths.ts'
import { RecordingAccess } from '#domains/eaf-videos/ui/files/RecordingAccess.tsx'
import { getMessagesUrl } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Breadcrumb } from '#ui/base/Breadcrumb.tsx'
import { Tabs } from '#ui/base/Tabs.tsx'
import { PageHeader, PanelPage } from '#ui/panel/PanelPage.tsx'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/layout.ts'
import { orPageError, requireRecordingId } from './require-recording.ts'

export { pageMeta as meta } from '../../page-meta.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const id = requireRecordingId(params.id)
  const { title, visibility, fileName, number } = await getRecordingHead(app, signedIn.actor, { id }).catch(
    orPageError,
  )
  return {
    page: { title, noindex: true },
    messages: getMessagesUrl(locale, ['eafVideos', 'kit', 'errors']),
    locale,
    recording: { id, title, visibility, fileName, number },
  }
}

const tabs = [
  ['data', undefined],
  ['glosses', 'glosses'],
  ['versions', 'versions'],
] as const

/** The head of the page of a recording with its tabs. */
export default function RecordingLayout({ loaderData: { locale, recording } }: Route.ComponentProps) {
  const { t } = useTranslation('eafVideos')
  const { id, title, visibility, fileName, number } = recording
  return (
    <PanelPage>
      <Breadcrumb
        label={t('path')}
        items={[{ label: t('title'), to: recordingListPath(locale) }, { label: title }]}
      />
      <PageHeader>
        <h1>{title}</h1>
        <RecordingAccess visibility={visibility} />
      </PageHeader>
      <p>{t('fileAndVersion', { file: fileName, number })}</p>
      <Tabs
        label={t('tabs')}
        items={tabs.map(([key, path]) => ({ to: recordingPath(locale, id, path), label: t(`tab.${key}`) }))}
      />
      <Outlet />
    </PanelPage>
  )
}
