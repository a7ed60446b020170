import { listMissingWords } from '#domains/missing-words/index.ts'
import { presentMissingWords } from '#domains/missing-words/missing-word.presenter.ts'
import { reportedFrom } from '#domains/missing-words/missing-word.ts'
import { parseMissingWordQuery } from '#domains/missing-words/missing-word-query.input.ts'
import { missingWordsPath } from '#domains/missing-words/missing-words-paths.ts'
import { MissingWordFilters } from '#domains/missing-words/ui/MissingWordFilters.tsx'
import { MissingWordTable } from '#domains/missing-words/ui/MissingWordTable.tsx'
import { combinationsPath } from '#domains/word-combinations/word-combinations-paths.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { EmptyState } from '#ui/base/EmptyState.tsx'
import { Pagination } from '#ui/base/Pagination.tsx'
import { PageHeader, PanelPage } from '#ui/panel/PanelPage.tsx'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/list.ts'

export { pageMeta as meta } from '../../page-meta.ts'

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const query = parseMissingWordQuery(url.searchParams)
  const { words, page, ...report } = await listMissingWords(app, signedIn.actor, { query })
  return {
    page: { title: translator(locale)('missingWords:title'), noindex: true },
    messages: getMessagesUrl(locale, ['missingWords', 'kit']),
    locale,
    query: { ...query, page },
    ...report,
    words: presentMissingWords(words, { locale, timeZone: app.settings.timeZone }),
  }
}

/** The words that visitors searched and the dictionary does not have. */
export default function MissingWordList({ loaderData }: Route.ComponentProps) {
  const { locale, query, words, counts, pages } = loaderData
  const { t } = useTranslation('missingWords')
  const isFiltered = query.q !== '' || query.language !== null
  return (
    <PanelPage>
      <PageHeader>
        <h1>{t('title')}</h1>
        <ButtonLink to={combinationsPath(locale)}>{t('combination.title')}</ButtonLink>
      </PageHeader>
      <p>{t('intro')}</p>
      <MissingWordFilters {...{ query, counts, locale }} />
      {words.length > 0 ? (
        <MissingWordTable words={words} locale={locale} />
      ) : (
        <EmptyState
          title={t(isFiltered ? 'none.filtered' : `none.${query.state}`)}
          {...(isFiltered && {
            actions: <ButtonLink to={missingWordsPath(locale)}>{t('none.reset')}</ButtonLink>,
          })}
        />
      )}
      <Pagination
        page={query.page}
        pages={pages}
        hrefFor={(page) => missingWordsPath(locale, { ...query, page })}
      />
      <p>{t('kept', { min: reportedFrom })}</p>
    </PanelPage>
  )
}
