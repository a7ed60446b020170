import { redirect } from 'react-router'
import { CorrectionHistory } from '#domains/legal/administration/ui/CorrectionHistory.tsx'
import { LegalForm } from '#domains/legal/administration/ui/LegalForm.tsx'
import { correctLegalVersion, getLegalVersion } from '#domains/legal/index.ts'
import {
  presentCorrection,
  presentLegalFields,
  presentLegalFormValues,
} from '#domains/legal/legal.presenter.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import { formatDate } from '#platform/i18n/format.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { redirectWithToast } from '../../frame/redirect-with-toast.ts'
import { handleForm } from '../../handle-form.ts'
import { pageError } from '../../page-errors.ts'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/edit.ts'
import {
  legalKindOf,
  legalPaths,
  legalViewContext,
  maxLegalFormBytes,
  parseLegalTexts,
} from './legal-page.ts'

export { pageMeta as meta } from '../../page-meta.ts'
export { revalidateOnConflict as shouldRevalidate } from '../../revalidate-on-conflict.ts'

const idPattern = /^[1-9]\d{0,8}$/

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const kind = legalKindOf(request)
  const paths = legalPaths(kind, locale)
  if (params.id === undefined) {
    const current = app.dictionary.legal(kind)
    throw redirect(current ? paths.edit(current.id) : paths.create)
  }
  if (!idPattern.test(params.id)) throw pageError('legal.notFound')
  const { version, corrections } = await getLegalVersion(app, signedIn.actor, {
    id: Number(params.id),
    kind,
  }).catch(throwNotFoundPage)
  const t = translator(locale)
  const reader = legalViewContext(app, locale)
  const title = t('legal:editTitle', { text: t(`legal:${kind}.title`) })
  return {
    page: { title, noindex: true },
    messages: getMessagesUrl(locale, ['legal', 'editor', 'errors']),
    title,
    date: formatDate(version.createdAt, locale, app.settings.timeZone),
    back: paths.list,
    correctionCount: version.correctionCount,
    fields: presentLegalFields(reader),
    values: presentLegalFormValues(version),
    corrections: corrections.map((correction) => presentCorrection(correction, reader)),
  }
}

function throwNotFoundPage(error: unknown): never {
  throw isAppError(error) && error.code === 'legal.notFound' ? pageError(error.code) : error
}

export function action({ request, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const kind = legalKindOf(request)
  return handleForm({ request, locale, log: app.log, maxBytes: maxLegalFormBytes }, async (values) => {
    const bodies = parseLegalTexts(app, locale, values)
    const id = idPattern.test(params.id ?? '') ? Number(params.id) : 0
    const expectedCorrectionCount = Number(values.corrections)
    await correctLegalVersion(app, signedIn.actor, { id, kind, expectedCorrectionCount, bodies })
    return redirectWithToast(legalPaths(kind, locale).edit(id), 'legal:toast.corrected')
  })
}

/** The form that corrects a version, with its earlier wordings. */
export default function CorrectLegalVersion({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('legal')
  const { title, date, back, fields, values, correctionCount, corrections } = loaderData
  return (
    <>
      <h1>{title}</h1>
      <p>
        {t('published')}: {date}
      </p>
      <LegalForm
        key={correctionCount}
        {...{ back, fields, values, correctionCount }}
        hint={t('editHint')}
        send={t('save')}
        refused={actionData && 'refused' in actionData ? actionData.refused : undefined}
      />
      {corrections.length > 0 && <CorrectionHistory corrections={corrections} />}
    </>
  )
}
