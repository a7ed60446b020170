import { LegalForm } from '#domains/legal/administration/ui/LegalForm.tsx'
import { countPeopleToAccept, publishLegalVersion } from '#domains/legal/index.ts'
import {
  presentLegalFields,
  presentLegalFormValues,
  presentLegalVideos,
} from '#domains/legal/legal.presenter.ts'
import { confirmPublicationSchema } from '#domains/legal/legal-text.input.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { redirectWithToast } from '../../frame/redirect-with-toast.ts'
import { handleForm } from '../../handle-form.ts'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/create.ts'
import {
  legalKindOf,
  legalPaths,
  legalViewContext,
  maxLegalFormBytes,
  parseLegalTexts,
} from './legal-page.ts'

export { pageMeta as meta } from '../../page-meta.ts'

export async function loader({ pattern, params, context }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const kind = legalKindOf(pattern)
  const t = translator(locale)
  const title = t('legal:createTitle', { text: t(`legal:${kind}.title`) })
  const current = app.dictionary.legal(kind)
  return {
    page: { title, noindex: true },
    messages: getMessagesUrl(locale, ['legal', 'editor', 'kit', 'errors']),
    title,
    back: legalPaths(kind, locale).list,
    fields: presentLegalFields(legalViewContext(app, locale)),
    // A new version usually differs from the current one in a few places.
    values: current ? presentLegalFormValues(current) : {},
    videos: current ? presentLegalVideos(current, app.dictionary.media) : {},
    peopleCount: await countPeopleToAccept(app, signedIn.actor),
  }
}

export function action({ request, pattern, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const kind = legalKindOf(pattern)
  return handleForm({ request, locale, log: app.log, maxBytes: maxLegalFormBytes }, async (values) => {
    const texts = parseLegalTexts(app, locale, values)
    parseForm(confirmPublicationSchema, values)
    await publishLegalVersion(app, signedIn.actor, { kind, texts })
    return redirectWithToast(legalPaths(kind, locale).list, 'legal:toast.published')
  })
}

/** The form of a new version, which everybody has to accept. It is published after a confirmation. */
export default function NewLegalVersion({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('legal')
  const { title, back, fields, values, videos, peopleCount } = loaderData
  return (
    <>
      <h1>{title}</h1>
      <LegalForm
        {...{ back, fields, values, videos, peopleCount }}
        hint={t('createHint')}
        send={t('publish')}
        refused={actionData && 'refused' in actionData ? actionData.refused : undefined}
      />
    </>
  )
}
