import { getRecordingVersions, replaceFile } from '#domains/eaf-videos/index.ts'
import { recordingPath, versionFilePath } from '#domains/eaf-videos/recording-paths.ts'
import { RecordingVersion } from '#domains/eaf-videos/ui/files/RecordingVersion.tsx'
import { VersionForm } from '#domains/eaf-videos/ui/files/VersionForm.tsx'
import { vocabularyAddresses } from '#domains/elan-vocabulary/vocabulary-name.ts'
import { formatDate, formatTime } from '#platform/i18n/format.ts'
import { redirectWithToast } from '../../frame/redirect-with-toast.ts'
import { handleForm } from '../../handle-form.ts'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/versions.ts'
import { orPageError, requireRecordingId } from './require-recording.ts'
import { requireUpload } from './require-upload.ts'

export { pageMeta as meta } from '../../page-meta.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const id = requireRecordingId(params.id)
  const versions = await getRecordingVersions(app, signedIn.actor, { id, locale }).catch(orPageError)
  const { timeZone } = app.settings
  return {
    page: { title: versions[0]?.fileName ?? '', noindex: true },
    locale,
    versions: versions.map(({ number, fileName, uploadedAt, by, changes }, index) => ({
      number,
      fileName,
      uploaded: `${formatDate(uploadedAt, locale, timeZone)} ${formatTime(uploadedAt, timeZone)}`,
      by,
      isPresent: index === 0,
      changes,
      file: versionFilePath(locale, id, number),
    })),
  }
}

export function action({ request, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const id = requireRecordingId(params.id)
  return handleForm({ request, locale, log: app.log }, async (values) => {
    const file = { upload: requireUpload(values) }
    const recordings = { ...app, vocabularies: vocabularyAddresses(app.origin) }
    const { number } = await replaceFile(recordings, signedIn.actor, { id, file })
    return redirectWithToast(recordingPath(locale, id, 'versions'), 'eafVideos:toast.replaced', { number })
  })
}

/** The versions of the file of a recording, newest first, and the form that uploads a newer one. */
export default function RecordingVersions({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, versions } = loaderData
  return (
    <>
      <VersionForm key={versions.length} locale={locale} refused={actionData?.refused} />
      {versions.map((version) => (
        <RecordingVersion key={version.number} {...{ version, locale }} />
      ))}
    </>
  )
}
