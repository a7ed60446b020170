import { Outlet } from 'react-router'
import { glossesPath, recordingsPath } from '#domains/eaf-videos/glosses-paths.ts'
import { getRecordingHead } from '#domains/eaf-videos/index.ts'
import { getMessagesUrl } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Breadcrumb } from '#ui/base/Breadcrumb.tsx'
import { Tabs } from '#ui/base/Tabs.tsx'
import { PageHeader, PanelPage } from '#ui/panel/PanelPage.tsx'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/edit.ts'
import { orErrorPage, recordingId } from './gloss-page.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const id = recordingId(params)
  const { title } = await getRecordingHead(app, signedIn.actor, { id }).catch(orErrorPage)
  return { messages: getMessagesUrl(locale, ['eafGlosses']), locale, id, title }
}

/** The layout of a recording: its title and its tabs. */
export default function EditRecording({ loaderData: { locale, id, title } }: Route.ComponentProps) {
  const { t } = useTranslation('eafGlosses')
  return (
    <PanelPage>
      <Breadcrumb
        label={t('path')}
        items={[{ label: t('recordings'), to: recordingsPath(locale) }, { label: title }]}
      />
      <PageHeader>
        <h1>{title}</h1>
      </PageHeader>
      <Tabs label={t('recordings')} items={[{ to: glossesPath(locale, id), label: t('title') }]} />
      <Outlet />
    </PanelPage>
  )
}
