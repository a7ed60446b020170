import { redirect } from 'react-router'
import { CorrectionHistory } from '#domains/legal/administration/ui/CorrectionHistory.tsx'
import { LegalForm } from '#domains/legal/administration/ui/LegalForm.tsx'
import { correctLegalVersion } from '#domains/legal/index.ts'
import {
  presentCorrection,
  presentLegalFields,
  presentLegalFormValues,
  presentLegalVersion,
  presentLegalVideos,
} from '#domains/legal/legal.presenter.ts'
import { parseId } from '#platform/forms/parse-id.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { redirectWithToast } from '../../frame/redirect-with-toast.ts'
import { handleForm } from '../../handle-form.ts'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/edit.ts'
import {
  legalKindOf,
  legalPaths,
  legalViewContext,
  maxLegalFormBytes,
  parseLegalTexts,
  requireLegalVersion,
} from './legal-page.ts'

export { pageMeta as meta } from '../../page-meta.ts'
export { revalidateOnConflict as shouldRevalidate } from '../../revalidate-on-conflict.ts'

export async function loader({ pattern, params, context }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const kind = legalKindOf(pattern)
  const paths = legalPaths(kind, locale)
  if (params.id === undefined) {
    const current = app.dictionary.legal(kind)
    throw redirect(current ? paths.edit(current.id) : paths.create)
  }
  const { version, corrections, videos } = await requireLegalVersion(app, signedIn.actor, {
    id: params.id,
    kind,
    locale,
  })
  const t = translator(locale)
  const reader = legalViewContext(app, locale)
  const title = t('legal:editTitle', { text: t(`legal:${kind}.title`) })
  return {
    page: { title, noindex: true },
    messages: getMessagesUrl(locale, ['legal', 'editor', 'kit', 'errors']),
    title,
    version: presentLegalVersion(version, reader),
    back: paths.list,
    correctionCount: version.correctionCount,
    fields: presentLegalFields(reader),
    values: presentLegalFormValues(version),
    videos: presentLegalVideos(version, (id) => videos.get(id ?? 0)),
    corrections: corrections.map((correction) => presentCorrection(correction, reader)),
  }
}

export function action({ request, pattern, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const kind = legalKindOf(pattern)
  return handleForm({ request, locale, log: app.log, maxBytes: maxLegalFormBytes }, async (values) => {
    const texts = parseLegalTexts(app, locale, values)
    const id = parseId(params.id) ?? 0
    const expectedCorrectionCount = Number(values.corrections)
    await correctLegalVersion(app, signedIn.actor, { id, kind, expectedCorrectionCount, texts })
    return redirectWithToast(legalPaths(kind, locale).edit(id), 'legal:toast.corrected')
  })
}

/** The form that corrects a version, with its earlier wordings. */
export default function CorrectLegalVersion({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('legal')
  const { title, version, back, fields, values, videos, correctionCount, corrections } = loaderData
  return (
    <>
      <h1>{title}</h1>
      <p>
        {[
          t('number', { number: version.number }),
          `${t('published')}: ${version.published}`,
          version.author ?? t('standardText'),
        ].join(' · ')}
      </p>
      <LegalForm
        key={correctionCount}
        {...{ back, fields, values, videos, correctionCount }}
        hint={t('editHint')}
        send={t('save')}
        refused={actionData && 'refused' in actionData ? actionData.refused : undefined}
      />
      {corrections.length > 0 && <CorrectionHistory corrections={corrections} />}
    </>
  )
}
