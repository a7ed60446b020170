import { getSimpleList } from '#domains/simple-lists/index.ts'
import { fieldValue } from '#domains/simple-lists/list-entry.ts'
import { createEntryPath, simpleListPath } from '#domains/simple-lists/simple-list-paths.ts'
import { simpleLists } from '#domains/simple-lists/simple-lists.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { EmptyState } from '#ui/base/EmptyState.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import { Tabs } from '#ui/base/Tabs.tsx'
import Plus from '#ui/icons/plus.ts'
import { PageActions, PageHeader, PanelPage } from '#ui/panel/PanelPage.tsx'
import { panelContext } from '../guard.ts'
import { listReader } from '../simple-lists/simple-list-page.ts'
import type { Route } from './+types/list.ts'
import { PlaceVideos } from './PlaceVideos.tsx'
import { presentVideoPlaces } from './present-video-places.ts'
import { listVideoPlaces } from './video-places.ts'

export { pageMeta as meta } from '../../page-meta.ts'

const list = simpleLists.videos
const filters = ['all', 'pages', 'fields', 'missing'] as const

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const listed = await getSimpleList(app, signedIn.actor, { list })
  const used = listed.entries.map((entry) => `${fieldValue(list, entry, 'place')}`)
  const places = presentVideoPlaces(
    listVideoPlaces(app.dictionary, locale, used),
    listed,
    listReader(app, simpleLists.videos, locale),
  )
  const filter = filters.find((each) => each === url.searchParams.get('show')) ?? 'all'
  return {
    page: { title: translator(locale)('panel:place.videos'), noindex: true },
    messages: getMessagesUrl(locale, ['simpleLists', 'kit', 'errors']),
    locale,
    filter,
    missing: places.filter(({ isMissing }) => isMissing).length,
    places: places.filter(
      ({ group, isMissing }) => filter === 'all' || (filter === 'missing' ? isMissing : group === filter),
    ),
  }
}

/** The videos of the site by the places that play them. */
export default function Videos({ loaderData }: Route.ComponentProps) {
  const { page, locale, filter, missing, places } = loaderData
  const { t } = useTranslation('simpleLists')
  const here = simpleListPath(locale, list)
  return (
    <PanelPage>
      <PageHeader>
        <h1>{page.title}</h1>
        <PageActions>
          <ButtonLink to={createEntryPath(locale, list)} variant="primary" icon={<Icon icon={Plus} />}>
            {t('videos.create')}
          </ButtonLink>
        </PageActions>
      </PageHeader>
      <p>{t('videos.intro')}</p>
      <Tabs
        label={t('videos.filter.label')}
        items={filters.map((each) => ({
          to: each === 'all' ? here : `${here}?show=${each}`,
          label:
            each === 'missing' ? t('videos.filter.missing', { count: missing }) : t(`videos.filter.${each}`),
          isCurrent: each === filter,
        }))}
      />
      {places.length === 0 && <EmptyState title={t('videos.allHaveFilms')} />}
      {places.map((place) => (
        <PlaceVideos key={place.slug} place={place} locale={locale} />
      ))}
    </PanelPage>
  )
}
