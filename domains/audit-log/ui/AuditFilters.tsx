import { auditAccesses, auditActions, thingKinds } from '#platform/audit/audit-catalogue.ts'
import { textComparer } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Field } from '#ui/base/Field.tsx'
import { TextInput } from '#ui/base/TextInput.tsx'
import { FilterForm, FilterSelect, useApplyFilters } from '#ui/panel/FilterForm.tsx'
import { auditLogPath } from '../audit-log-paths.ts'
import { type AuditQuery, formatAuditQuery, parseAuditQuery } from '../audit-query.input.ts'

interface Props {
  query: AuditQuery
  /** Name of the person whose entries are shown alone. */
  person: string | null
  /** Of the thing whose entries are shown alone. */
  thing: string | null
  locale: Locale
}

/** Search and filters of the audit log. */
export function AuditFilters({ query, person, thing, locale }: Props) {
  const { t } = useTranslation('auditLog')
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  const kindLabel = (kind: (typeof thingKinds)[number]) => capital(t(`kind.${kind}`))
  const actionLabel = (action: (typeof auditActions)[number]) =>
    t(`action.${action}`, { who: '…', thing: '…' })
  const labels: Record<Exclude<keyof AuditQuery, 'q' | 'after'>, string | null> = {
    by: person,
    id: thing,
    thing: query.id === null && query.thing ? kindLabel(query.thing) : null,
    action: query.action && actionLabel(query.action),
    access: query.access && t(`access.${query.access}`),
    from: query.from && `${t('filter.from')}: ${query.from}`,
    to: query.to && `${t('filter.to')}: ${query.to}`,
  }
  const chosen = Object.entries(labels).flatMap(([key, label]) =>
    label === null
      ? []
      : [
          {
            key,
            label,
            removeTo: auditLogPath(locale, {
              ...query,
              ...(key === 'id' && { thing: null }),
              [key]: null,
              after: null,
            }),
            removeLabel: t('filter.remove', { name: label }),
          },
        ],
  )
  const compare = textComparer(locale)
  const byLabel = (one: { label: string }, other: { label: string }) => compare(one.label, other.label)
  return (
    <FilterForm
      label={t('filter.label')}
      search={{ text: query.q, label: t('search.label'), submitLabel: t('search.submit') }}
      kept={{ by: query.by === null ? null : `${query.by}`, id: query.id === null ? null : `${query.id}` }}
      toQueryString={(sent) => formatAuditQuery(parseAuditQuery(sent))}
      filters={
        <>
          <FilterSelect
            name="thing"
            label={t('filter.thing')}
            value={query.thing}
            choices={thingKinds.map((id) => ({ id, label: kindLabel(id) })).sort(byLabel)}
            allLabel={t('filter.all')}
          />
          <FilterSelect
            name="action"
            label={t('filter.action')}
            value={query.action}
            choices={auditActions.map((id) => ({ id, label: actionLabel(id) })).sort(byLabel)}
            allLabel={t('filter.all')}
          />
          <FilterSelect
            name="access"
            label={t('column.access')}
            value={query.access}
            choices={auditAccesses.map((id) => ({ id, label: t(`access.${id}`) }))}
            allLabel={t('filter.all')}
          />
          <FilterDate name="from" label={t('filter.from')} value={query.from} />
          <FilterDate name="to" label={t('filter.to')} value={query.to} />
        </>
      }
      chosen={chosen}
    />
  )
}

function FilterDate({ name, label, value }: { name: string; label: string; value: string | null }) {
  const apply = useApplyFilters()
  return (
    <Field label={label}>
      {(control) => (
        <TextInput
          {...control}
          key={value}
          type="date"
          name={name}
          defaultValue={value ?? ''}
          onBlur={({ currentTarget }) => {
            if (currentTarget.form && currentTarget.value !== (value ?? '')) apply(currentTarget.form)
          }}
        />
      )}
    </Field>
  )
}
