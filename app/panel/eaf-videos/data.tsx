import { changedMetadataSchema, maxFilms, parseFilms } from '#domains/eaf-videos/eaf-metadata.input.ts'
import { changeRecording, deleteRecording, getRecording } from '#domains/eaf-videos/index.ts'
import { recordingListPath, recordingPath } from '#domains/eaf-videos/recording-paths.ts'
import { DiagnosticList } from '#domains/eaf-videos/ui/files/DiagnosticList.tsx'
import { RecordingFacts } from '#domains/eaf-videos/ui/files/RecordingFacts.tsx'
import { RecordingForm } from '#domains/eaf-videos/ui/files/RecordingForm.tsx'
import { RecordingSummary } from '#domains/eaf-videos/ui/files/RecordingSummary.tsx'
import { TierTable } from '#domains/eaf-videos/ui/files/TierTable.tsx'
import { GivenBackFile } from '#domains/eaf-videos/ui/GivenBackFiles.tsx'
import { parseForm } from '#platform/forms/schema.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Callout } from '#ui/base/Callout.tsx'
import { DeleteSection } from '#ui/panel/DeleteSection.tsx'
import { redirectWithToast } from '../../frame/redirect-with-toast.ts'
import { handleForm } from '../../handle-form.ts'
import { panelContext } from '../guard.ts'
import { useRefreshWhile } from '../use-refresh-while.ts'
import type { Route } from './+types/data.ts'
import {
  glossesOf,
  presentDiagnostics,
  presentFacts,
  presentFilmPlaces,
  presentFilms,
  presentSummary,
} from './present-recording.ts'
import { orPageError, requireRecordingId } from './require-recording.ts'

export { pageMeta as meta } from '../../page-meta.ts'
export { revalidateOnConflict as shouldRevalidate } from '../../revalidate-on-conflict.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const id = requireRecordingId(params.id)
  const details = await getRecording(app, signedIn.actor, { id }).catch(orPageError)
  const { recording, tiers } = details
  const { title, author, institution, city, state, country, responsibleResearcher } = recording
  return {
    page: { title, noindex: true },
    id,
    locale,
    facts: presentFacts(details, locale),
    summary: presentSummary(details, { locale, timeZone: app.settings.timeZone }),
    films: presentFilms(details),
    places: presentFilmPlaces(details, maxFilms),
    tiers,
    diagnostics: presentDiagnostics(details, locale),
    mistakes: recording.counts.diagnostics,
    revision: recording.revision,
    values: {
      ...{ title, author, institution, city, state, country, responsibleResearcher },
      licence: recording.licence,
      dataLink: recording.dataLink ?? '',
      color: recording.color ?? '',
      visibility: recording.visibility,
    },
    deleted: {
      title,
      annotations: recording.counts.annotations,
      glosses: glossesOf(recording),
      versions: recording.number,
      films: recording.films.length,
    },
  }
}

export function action({ request, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const { actor } = signedIn
  const id = requireRecordingId(params.id)
  return handleForm({ request, locale, log: app.log }, async (values) => {
    const seen = { id, revision: Number(values.revision) }
    if (values.intent === 'delete') {
      const { title } = await deleteRecording(app, actor, seen)
      return redirectWithToast(recordingListPath(locale), 'eafVideos:toast.deleted', { title })
    }
    const metadata = parseForm(changedMetadataSchema, values)
    await changeRecording(app, actor, { ...seen, metadata, films: parseFilms(values) })
    return redirectWithToast(recordingPath(locale, id), 'eafVideos:toast.saved')
  })
}

/** Films, metadata, tiers and mistakes of a recording, with the forms that change and delete it. */
export default function RecordingData({ loaderData, actionData }: Route.ComponentProps) {
  const {
    id,
    locale,
    facts,
    summary,
    films,
    places,
    tiers,
    diagnostics,
    mistakes,
    revision,
    values,
    deleted,
  } = loaderData
  const { t } = useTranslation('eafVideos')
  const refused = actionData?.refused
  const isOfForm = refused?.values.intent === undefined
  useRefreshWhile(films.some(({ media: { state } }) => state === 'uploaded' || state === 'working'))
  return (
    <>
      {refused && !isOfForm && (
        <div role="alert">
          <Callout tone="danger" title={refused.problem} />
        </div>
      )}
      <RecordingFacts facts={facts} films={films} />
      <RecordingSummary {...{ id, summary, locale }} />
      <GivenBackFile recording={id} />
      <DiagnosticList {...{ diagnostics, locale }} total={mistakes} />
      <TierTable tiers={tiers} locale={locale} />
      <h2>{t('form.change')}</h2>
      <RecordingForm
        key={revision}
        {...{ values, revision, locale }}
        films={places}
        back={recordingListPath(locale)}
        refused={isOfForm ? refused : undefined}
      />
      <DeleteSection
        title={t('delete.title')}
        revision={revision}
        sure={t('delete.sure', deleted)}
        button={t('delete.button')}
        why={null}
      />
    </>
  )
}
