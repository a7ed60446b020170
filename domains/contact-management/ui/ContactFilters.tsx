import { contactKinds } from '#domains/contacts/contact.ts'
import { languageName } from '#platform/i18n/format.ts'
import { type Locale, locales } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { FilterForm, FilterSelect } from '#ui/panel/FilterForm.tsx'
import { StateTabs } from '#ui/panel/StateTabs.tsx'
import { contactListPath } from '../contact-paths.ts'
import {
  type ContactQuery,
  contactOrders,
  formatContactQuery,
  initialOrder,
  parseContactQuery,
} from '../contact-query.input.ts'
import { type ContactStatus, contactStatuses } from '../managed-contact.ts'

interface Props {
  query: ContactQuery
  counts: Record<ContactStatus, number>
  locale: Locale
}

/** States, search, filters and order of the list of messages. */
export function ContactFilters({ query, counts, locale }: Props) {
  const { t } = useTranslation('contacts')
  const { kind, language } = query
  const chosen = [
    { key: 'kind', label: kind && t(`kind.${kind}`) },
    { key: 'language', label: language && languageName(language, locale) },
  ].flatMap(({ key, label }) =>
    label
      ? [
          {
            key,
            label,
            removeTo: contactListPath(locale, { ...query, [key]: null, page: 1 }),
            removeLabel: t('filter.remove', { name: label }),
          },
        ]
      : [],
  )
  return (
    <>
      <StateTabs
        label={t('states')}
        tabs={[...contactStatuses, 'all' as const].map((status) => ({
          to: contactListPath(locale, { ...query, status, order: initialOrder(status), page: 1 }),
          label: t(`status.${status}`),
          count: status === 'all' ? counts.waiting + counts.solved : counts[status],
          isCurrent: query.status === status,
        }))}
      />
      <FilterForm
        label={t('filter.label')}
        search={{ text: query.q, label: t('search.label'), submitLabel: t('search.submit') }}
        kept={{ status: query.status === 'waiting' ? null : query.status }}
        toQueryString={(sent) => formatContactQuery(parseContactQuery(sent))}
        filters={
          <>
            <FilterSelect
              name="kind"
              label={t('filter.kind')}
              value={kind}
              choices={contactKinds.map((id) => ({ id, label: t(`kind.${id}`) }))}
              allLabel={t('filter.all')}
            />
            <FilterSelect
              name="language"
              label={t('column.language')}
              value={language}
              choices={locales.map((id) => ({ id, label: languageName(id, locale) }))}
              allLabel={t('filter.all')}
            />
          </>
        }
        chosen={chosen}
        order={{
          label: t('filter.order'),
          value: query.order,
          choices: contactOrders.map((id) => ({ id, label: t(`order.${id}`) })),
        }}
      />
    </>
  )
}
