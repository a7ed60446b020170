import { missingWordsPath } from '#domains/missing-words/missing-words-paths.ts'
import { CombinationTable } from '#domains/missing-words/ui/CombinationTable.tsx'
import { listCombinations } from '#domains/word-combinations/index.ts'
import { newCombinationPath } from '#domains/word-combinations/word-combinations-paths.ts'
import { languageName } from '#platform/i18n/format.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Breadcrumb } from '#ui/base/Breadcrumb.tsx'
import { ButtonLink } from '#ui/base/Button.tsx'
import { EmptyState } from '#ui/base/EmptyState.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import Plus from '#ui/icons/plus.ts'
import { PageHeader, PanelPage } from '#ui/panel/PanelPage.tsx'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/list.ts'

export { pageMeta as meta } from '../../page-meta.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const combinations = await listCombinations(app, signedIn.actor)
  return {
    page: { title: translator(locale)('missingWords:combination.title'), noindex: true },
    messages: getMessagesUrl(locale, ['missingWords', 'kit']),
    locale,
    combinations: combinations.map(({ id, language, text, signs }) => ({
      id,
      language,
      text,
      languageName: languageName(language, locale),
      signs,
    })),
  }
}

/** Words and phrases without a sign of their own. */
export default function CombinationList({ loaderData }: Route.ComponentProps) {
  const { locale, page, combinations } = loaderData
  const { t } = useTranslation('missingWords')
  return (
    <PanelPage>
      <Breadcrumb
        label={t('path')}
        items={[{ label: t('title'), to: missingWordsPath(locale) }, { label: page.title }]}
      />
      <PageHeader>
        <h1>{page.title}</h1>
        <ButtonLink variant="primary" to={newCombinationPath(locale)} icon={<Icon icon={Plus} />}>
          {t('combination.create')}
        </ButtonLink>
      </PageHeader>
      <p>{t('combination.intro')}</p>
      {combinations.length > 0 ? (
        <CombinationTable combinations={combinations} locale={locale} />
      ) : (
        <EmptyState title={t('combination.none')} />
      )}
    </PanelPage>
  )
}
