import { searchTypes } from '#domains/search/search-model.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Field } from '#ui/base/Field.tsx'
import { TextInput } from '#ui/base/TextInput.tsx'
import { FilterForm, FilterSelect, useApplyFilters } from '#ui/panel/FilterForm.tsx'
import { useTableView } from '#ui/panel/use-table-view.ts'
import {
  formatSignListQuery,
  missingParts,
  parseSignListQuery,
  type SignListQuery,
  type SignListScope,
  signListOrders,
} from '../sign-list.input.ts'
import type { FilterOptions } from './filter-options.ts'
import { optionalSignColumns, signTableName } from './sign-columns.ts'
import { useChosenFilters } from './use-chosen-filters.ts'

interface Props {
  scope: SignListScope
  query: SignListQuery
  options: FilterOptions
  locale: Locale
}

const columnKeys = Object.keys(optionalSignColumns) as (keyof typeof optionalSignColumns)[]

interface Choice {
  id: string | number
  label: string
}

/** Search, filters, order and columns of a list of signs. */
export function SignFilters({ scope, query, options, locale }: Props) {
  const { t } = useTranslation('signList')
  const view = useTableView(
    signTableName,
    columnKeys.map((key) => ({ key, label: t(`column.${key}`), optional: optionalSignColumns[key] })),
  )
  const chosen = useChosenFilters({ scope, query, options, locale })
  const orders = signListOrders.filter((order) => order !== 'best' || query.q !== '')
  const choice = (name: string, label: string, value: string | number | null, choices: readonly Choice[]) =>
    choices.length > 0 && (
      <FilterSelect name={name} label={label} value={value} choices={choices} allLabel={t('filter.all')} />
    )

  return (
    <FilterForm
      label={t('filter.label')}
      search={{ text: query.q, label: t('search.label'), submitLabel: t('search.submit') }}
      kept={{
        state: query.tab,
        status: query.status,
        ...Object.fromEntries(query.values.map(({ list, value }) => [list, value])),
        ...Object.fromEntries(query.filters.map(({ name, value }) => [name, value])),
      }}
      toQueryString={(sent) => formatSignListQuery(parseSignListQuery(sent))}
      filters={
        <>
          <FilterSelect
            name="type"
            label={t('filter.type')}
            value={query.type}
            choices={searchTypes.map((id) => ({ id, label: t(`type.${id}`) }))}
          />
          {scope !== 'mine' && choice('author', t('filter.author'), query.authorId, options.authors)}
          {choice('approver', t('filter.approver'), query.approverId, options.approvers)}
          {choice('untranslated', t('filter.untranslated'), query.untranslated, options.languages)}
          {choice(
            'without',
            t('filter.without'),
            query.missing,
            missingParts.map((id) => ({ id, label: t(`missing.${id}`) })),
          )}
          {choice('tag', t('filter.tag'), query.tag, options.tags)}
          <ChangedSince value={query.changedSince} />
        </>
      }
      chosen={chosen}
      order={{
        label: t('filter.order'),
        value: query.order,
        choices: orders.map((id) => ({ id, label: t(`order.${id}`) })),
      }}
      view={view}
    />
  )
}

function ChangedSince({ value }: { value: string | null }) {
  const { t } = useTranslation('signList')
  const applyFilters = useApplyFilters()
  return (
    <Field label={t('filter.since')}>
      {(control) => (
        <TextInput
          {...control}
          key={value}
          type="date"
          name="since"
          defaultValue={value ?? ''}
          onChange={({ currentTarget }) => {
            // While a date is typed, its value is empty or far in the past.
            const isComplete = currentTarget.value === '' || currentTarget.value >= '1900'
            if (isComplete && currentTarget.form) applyFilters(currentTarget.form)
          }}
        />
      )}
    </Field>
  )
}
