import { Form, useSubmit } from 'react-router'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Field } from '#ui/base/Field.tsx'
import { SearchField } from '#ui/base/SearchField.tsx'
import { Select } from '#ui/base/Select.tsx'
import { searchOrders } from '../../entry.ts'
import type { ResultsView } from '../../search.presenter.ts'
import { KeptFilters } from '../KeptFilters.tsx'
import styles from './WordWithin.module.css'

/** A word among the signs in view, and their order: a GET form that keeps all that is chosen. */
export function WordWithin({ results: { query, filters } }: { results: ResultsView }) {
  const { t } = useTranslation(['handshapes', 'search'])
  const submit = useSubmit()
  return (
    <Form method="get" role="search" className={styles.form} aria-label={t('signs.word')}>
      <KeptFilters filters={filters} />
      {query.type !== 'general' && <input type="hidden" name="type" value={query.type} />}
      {query.within !== null && <input type="hidden" name="language" value={query.within} />}
      <SearchField
        key={query.q}
        name="q"
        label={t('signs.word')}
        labelShown
        submitLabel={t('search:submit')}
        defaultValue={query.q}
      />
      <Field label={t('search:order.label')}>
        {(control) => (
          <Select
            {...control}
            key={query.order}
            name="order"
            defaultValue={query.order}
            onChange={(event) => void submit(event.currentTarget.form)}
          >
            {searchOrders.map((order) => (
              <option key={order} value={order}>
                {t(`search:order.${order}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Form>
  )
}
