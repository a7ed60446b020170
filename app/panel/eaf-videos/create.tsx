import { eafMetadataSchema, parseFilms } from '#domains/eaf-videos/eaf-metadata.input.ts'
import { createRecording } from '#domains/eaf-videos/index.ts'
import { recordingListPath, recordingPath } from '#domains/eaf-videos/recording-paths.ts'
import { RecordingForm } from '#domains/eaf-videos/ui/files/RecordingForm.tsx'
import { vocabularyAddresses } from '#domains/elan-vocabulary/vocabulary-name.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Breadcrumb } from '#ui/base/Breadcrumb.tsx'
import { PanelPage } from '#ui/panel/PanelPage.tsx'
import { redirectWithToast } from '../../frame/redirect-with-toast.ts'
import { handleForm } from '../../handle-form.ts'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/create.ts'
import { requireUpload } from './require-upload.ts'

export { pageMeta as meta } from '../../page-meta.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  const { locale } = panelContext({ params, context })
  return {
    page: { title: translator(locale)('eafVideos:create'), noindex: true },
    messages: getMessagesUrl(locale, ['eafVideos', 'kit', 'errors']),
    locale,
  }
}

export function action({ request, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  return handleForm({ request, locale, log: app.log }, async (values) => {
    const metadata = parseForm(eafMetadataSchema, values)
    const file = { upload: requireUpload(values) }
    const recordings = { ...app, vocabularies: vocabularyAddresses(app.origin) }
    const { id, fileName } = await createRecording(recordings, signedIn.actor, {
      file,
      metadata,
      films: parseFilms(values),
    })
    const title = metadata.title || fileName
    return redirectWithToast(recordingPath(locale, id), 'eafVideos:toast.created', { title })
  })
}

const firstFilm = [{ number: 1, name: '', film: null }]

/** The form of a new recording. */
export default function CreateRecording({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, page } = loaderData
  const { t } = useTranslation('eafVideos')
  const back = recordingListPath(locale)
  return (
    <PanelPage>
      <Breadcrumb label={t('path')} items={[{ label: t('title'), to: back }, { label: page.title }]} />
      <h1>{page.title}</h1>
      <p>{t('createIntro')}</p>
      <RecordingForm
        values={{}}
        films={firstFilm}
        revision={null}
        {...{ back, locale }}
        refused={actionData?.refused}
      />
    </PanelPage>
  )
}
