import { SignClips } from '#domains/sign-clips/ui/SignClips.tsx'
import { signListPath } from '#domains/sign-management/sign-list-paths.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Breadcrumb } from '#ui/base/Breadcrumb.tsx'
import { PanelPage } from '#ui/panel/PanelPage.tsx'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/clips.ts'

export { pageMeta as meta } from '../../page-meta.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  const { locale } = panelContext({ params, context })
  return {
    page: { title: translator(locale)('signClips:title'), noindex: true },
    messages: getMessagesUrl(locale, ['signClips', 'signForm', 'signList', 'kit', 'errors']),
    locale,
  }
}

/** Adds many video files at once. */
export default function Clips({ loaderData: { locale, page } }: Route.ComponentProps) {
  const { t } = useTranslation(['signClips', 'signList'])
  return (
    <PanelPage>
      <Breadcrumb
        label={t('signList:title.all')}
        items={[{ label: t('signList:title.all'), to: signListPath(locale) }, { label: page.title }]}
      />
      <h1>{page.title}</h1>
      <p>{t('intro')}</p>
      <noscript>{t('needsScript')}</noscript>
      <SignClips locale={locale} />
    </PanelPage>
  )
}
