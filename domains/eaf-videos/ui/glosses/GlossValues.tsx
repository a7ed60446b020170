import { Form } from 'react-router'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { EmptyState } from '#ui/base/EmptyState.tsx'
import { Pagination } from '#ui/base/Pagination.tsx'
import { StateTabs } from '#ui/panel/StateTabs.tsx'
import { useSelection } from '#ui/panel/use-selection.ts'
import type { ValuesQuery } from '../../gloss-values-query.input.ts'
import type { GlossValueView, presentValueTabs } from '../../glosses.presenter.ts'
import { glossesPath } from '../../glosses-paths.ts'
import { formatNear } from '../../value-decisions.ts'
import { ChosenValuesBar } from './ChosenValuesBar.tsx'
import { GlossValueTable, glossValuesFormId } from './GlossValueTable.tsx'
import styles from './glosses.module.css'
import { useMarkName } from './use-mark-name.ts'

interface Props {
  id: number
  revision: number
  query: ValuesQuery
  pages: number
  tabs: ReturnType<typeof presentValueTabs>
  values: readonly GlossValueView[]
  locale: Locale
}

/** The values of a recording by class, with what can be done with chosen ones. */
export function GlossValues({ id, revision, query, pages, tabs, values, locale }: Props) {
  const { t } = useTranslation('eafGlosses')
  const markName = useMarkName()
  const selection = useSelection(values.map(({ key }) => key))
  const { mark, link, order } = query
  const filter = mark ? markName(mark) : link ? t(`link.${link}`) : null
  const path = (change: Partial<ValuesQuery>) =>
    `${glossesPath(locale, id, { ...query, page: 1, ...change })}#values`
  const other = order === 'most' ? 'least' : 'most'
  return (
    <section id="values" className={styles.part} aria-labelledby="values-title">
      <h2 id="values-title">{t('values.title')}</h2>
      <StateTabs
        label={t('values.tabs')}
        tabs={tabs.map(({ name, ...tab }) => ({ ...tab, label: t(`values.tab.${name}`) }))}
      />
      <p className={styles.actions}>
        {filter && (
          <>
            {t('values.only', { name: filter })}{' '}
            <a href={path({ mark: null, link: null })}>{t('values.showAll')}</a>
          </>
        )}
        {values.length > 1 && <a href={path({ order: other })}>{t(`values.${other}`)}</a>}
      </p>
      {values.length > 0 ? (
        <div>
          <Form method="post" id={glossValuesFormId} aria-label={t('bulk.label')}>
            <input type="hidden" name="revision" value={revision} />
            {values.map(
              ({ key, value, near }) =>
                near && (
                  <input key={key} type="hidden" name="near" value={formatNear({ sign: near.id, value })} />
                ),
            )}
          </Form>
          <GlossValueTable id={id} values={values} query={query} selection={selection} locale={locale} />
          <ChosenValuesBar values={values} selection={selection} listed={query.class} />
        </div>
      ) : (
        <EmptyState title={t(`values.none.${query.class}`)} />
      )}
      <Pagination page={query.page} pages={pages} hrefFor={(page) => path({ page })} />
    </section>
  )
}
