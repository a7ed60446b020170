import { CorrectionHistory } from '#domains/legal/administration/ui/CorrectionHistory.tsx'
import { LegalTexts } from '#domains/legal/administration/ui/LegalTexts.tsx'
import { presentCorrection, presentLegalTexts, presentLegalVersion } from '#domains/legal/legal.presenter.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { DescriptionList } from '#ui/base/DescriptionList.tsx'
import { PageHeader, PanelPage } from '#ui/panel/PanelPage.tsx'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/view.ts'
import { legalKindOf, legalPaths, legalViewContext, requireLegalVersion } from './legal-page.ts'

export { pageMeta as meta } from '../../page-meta.ts'

export async function loader({ pattern, params, context }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const kind = legalKindOf(pattern)
  const { version, corrections, videos } = await requireLegalVersion(app, signedIn.actor, {
    id: params.id,
    kind,
    locale,
  })
  const t = translator(locale)
  const reader = legalViewContext(app, locale)
  const paths = legalPaths(kind, locale)
  const title = t('legal:viewTitle', { text: t(`legal:${kind}.title`), number: version.number })
  return {
    page: { title, noindex: true },
    messages: getMessagesUrl(locale, ['legal', 'kit']),
    title,
    back: paths.list,
    edit: paths.edit(version.id),
    version: presentLegalVersion(version, reader),
    texts: presentLegalTexts(version, reader, (id) => videos.get(id ?? 0)),
    corrections: corrections.map((correction) => presentCorrection(correction, reader)),
  }
}

/** A version with its texts, for reading; earlier versions too. */
export default function ReadLegalVersion({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('legal')
  const { title, back, edit, version, texts, corrections } = loaderData
  return (
    <PanelPage>
      <PageHeader>
        <h1>{title}</h1>
        <ButtonLink to={edit}>{t('edit')}</ButtonLink>
      </PageHeader>
      <DescriptionList
        items={[
          { term: t('published'), detail: version.published },
          { term: t('author'), detail: version.author ?? t('standardText') },
          { term: t('acceptances'), detail: version.acceptances },
        ]}
      />
      <LegalTexts texts={texts} />
      {corrections.length > 0 && <CorrectionHistory corrections={corrections} />}
      <p>
        <a href={back}>{t('back')}</a>
      </p>
    </PanelPage>
  )
}
