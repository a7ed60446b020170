import { redirect } from 'react-router'
import { displayName } from '#domains/accounts/display-name.ts'
import { listAccountsByIds } from '#domains/accounts/index.ts'
import { CorrectionHistory } from '#domains/legal/administration/ui/CorrectionHistory.tsx'
import { LegalForm } from '#domains/legal/administration/ui/LegalForm.tsx'
import { correctLegalVersion, findLegalVersion, listCorrections } from '#domains/legal/index.ts'
import { presentCorrection, presentLegalFields } from '#domains/legal/legal.presenter.ts'
import { formatDate } from '#platform/i18n/format.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { redirectWithToast } from '../../frame/redirect-with-toast.ts'
import { handleForm } from '../../handle-form.ts'
import { pageError } from '../../page-errors.ts'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/edit.ts'
import {
  bodiesByLanguage,
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
  const { app, locale } = panelContext({ params, context })
  const kind = legalKindOf(request)
  const addresses = legalPaths(kind, locale)
  if (params.id === undefined) {
    const current = app.dictionary.legal(kind)
    throw redirect(current ? addresses.edit(current.id) : addresses.create)
  }
  const version = idPattern.test(params.id) ? await findLegalVersion(app.db, Number(params.id)) : undefined
  if (version?.kind !== kind) throw pageError('legal.notFound')
  const t = translator(locale)
  const reader = legalViewContext(app, locale)
  const title = t('legal:editTitle', { text: t(`legal:${kind}.title`) })
  const earlier = await listCorrections(app.db, version.id)
  const writers = new Map(
    (
      await listAccountsByIds(app.db, [...new Set(earlier.flatMap(({ replacedBy }) => replacedBy ?? []))])
    ).map((account) => [account.id, displayName(account)]),
  )
  return {
    page: { title, noindex: true },
    messages: getMessagesUrl(locale, ['legal', 'editor', 'errors']),
    title,
    date: formatDate(version.createdAt, locale, app.settings.timeZone),
    back: addresses.list,
    corrections: version.corrections,
    fields: presentLegalFields(reader),
    values: bodiesByLanguage(version),
    earlier: earlier.map((one) =>
      presentCorrection(one, one.replacedBy === null ? null : (writers.get(one.replacedBy) ?? null), reader),
    ),
  }
}

export function action({ request, params, context }: Route.ActionArgs) {
  const { app, locale } = panelContext({ params, context })
  const kind = legalKindOf(request)
  return handleForm({ request, locale, log: app.log, maxBytes: maxLegalFormBytes }, async (values) => {
    const texts = parseLegalTexts(app, locale, values)
    const id = idPattern.test(params.id ?? '') ? Number(params.id) : 0
    await correctLegalVersion(app, { id, kind, corrections: Number(values.corrections) }, texts)
    await app.dictionary.refresh()
    return redirectWithToast(legalPaths(kind, locale).edit(id), 'legal:toast.corrected')
  })
}

/** The wording of a version, and what stood there before. */
export default function CorrectLegalVersion({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('legal')
  const { title, date, back, fields, values, corrections, earlier } = loaderData
  return (
    <>
      <h1>{title}</h1>
      <p>
        {t('published')}: {date}
      </p>
      <LegalForm
        key={corrections}
        {...{ back, fields, values, corrections }}
        hint={t('editHint')}
        send={t('save')}
        refused={actionData && 'refused' in actionData ? actionData.refused : undefined}
      />
      {earlier.length > 0 && <CorrectionHistory earlier={earlier} />}
    </>
  )
}
