import { Form, useSubmit } from 'react-router'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Field } from '#ui/base/Field.tsx'
import { SearchField } from '#ui/base/SearchField.tsx'
import { Select } from '#ui/base/Select.tsx'
import { searchOrders } from '../../entry.ts'
import { KeptFilters } from '../KeptFilters.tsx'
import { type CategoryState, categoryAddress } from './category-address.ts'
import styles from './JoinWord.module.css'

interface Props {
  state: CategoryState
  /** The order of the results can be chosen beside the word. */
  hasOrder?: boolean
}

/** A word to be joined with the chosen values: a GET form that keeps all else of the address. */
export function JoinWord({ state, hasOrder = false }: Props) {
  const { t } = useTranslation(['categories', 'search'])
  const submit = useSubmit()
  const { query } = state
  const asked = hasOrder ? ({ q: '', order: 'best' } as const) : { q: '' }
  const kept = categoryAddress({ ...state, query: { ...query, ...asked } })
  return (
    <Form method="get" role="search" className={styles.form} aria-label={t('word')} preventScrollReset>
      <KeptFilters filters={kept} />
      <SearchField
        key={query.q}
        name="q"
        label={t('word')}
        labelShown
        submitLabel={t('search:submit')}
        defaultValue={query.q}
      />
      {hasOrder && (
        <Field label={t('search:order.label')}>
          {(control) => (
            <Select
              {...control}
              key={query.order}
              name="order"
              defaultValue={query.order}
              onChange={(event) => void submit(event.currentTarget.form, { preventScrollReset: true })}
            >
              {searchOrders.map((order) => (
                <option key={order} value={order}>
                  {t(`search:order.${order}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </Form>
  )
}
