import { listNames } from '#domains/vocabularies/reference-lists.ts'
import { countReferenceLists } from '#domains/vocabulary-management/index.ts'
import { referenceListPath } from '#domains/vocabulary-management/reference-paths.ts'
import { textComparer } from '#platform/i18n/format.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import TriangleAlert from '#ui/icons/triangle-alert.ts'
import { DataTable } from '#ui/panel/DataTable.tsx'
import { PageHeader, PanelPage } from '#ui/panel/PanelPage.tsx'
import { StateChip } from '#ui/panel/StateChip.tsx'
import type { Column } from '#ui/panel/table-column.ts'
import { contentLanguages } from '../content-languages.ts'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/overview.ts'

export { pageMeta as meta } from '../../page-meta.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const t = translator(locale)
  const languages = contentLanguages(app, locale).map(({ code }) => code)
  const counts = await countReferenceLists(app, signedIn.actor, { languages })
  const lists = listNames.map((list) => ({
    list,
    name: t(`vocabularies:${list}`),
    path: referenceListPath(locale, list),
    ...(counts.get(list) ?? { values: 0, signs: 0, missing: 0 }),
  }))
  const compare = textComparer(locale)
  return {
    page: { title: t('referenceLists:title'), noindex: true },
    messages: getMessagesUrl(locale, ['referenceLists']),
    lists: lists.sort((one, other) => compare(one.name, other.name)),
  }
}

/** All reference lists with their numbers of values, signs and missing descriptions. */
export default function ReferenceLists({ loaderData: { lists } }: Route.ComponentProps) {
  const { t } = useTranslation('referenceLists')
  const columns: Column<(typeof lists)[number]>[] = [
    { key: 'name', label: t('column.list'), cell: ({ name, path }) => <a href={path}>{name}</a> },
    { key: 'values', label: t('column.values'), align: 'end', cardLabel: true, cell: ({ values }) => values },
    { key: 'signs', label: t('column.uses'), align: 'end', cardLabel: true, cell: ({ signs }) => signs },
    {
      key: 'missing',
      label: t('column.missing'),
      card: 'state',
      cell: ({ missing }) =>
        missing === 0 ? (
          <span data-empty="">{t('complete')}</span>
        ) : (
          <StateChip icon={TriangleAlert} tone="warning">
            {t('missingCount', { count: missing })}
          </StateChip>
        ),
    },
  ]
  return (
    <PanelPage>
      <PageHeader>
        <h1>{t('title')}</h1>
      </PageHeader>
      <p>{t('intro')}</p>
      <DataTable
        caption={t('title')}
        captionHidden
        columns={columns}
        rows={lists}
        keyOf={({ list }) => list}
        empty={null}
      />
    </PanelPage>
  )
}
