import { Form, useSubmit } from 'react-router'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { SearchField } from '#ui/base/SearchField.tsx'
import type { SearchOrder, SearchQuery } from '../search-model.ts'
import { HiddenFilterFields } from './HiddenFilterFields.tsx'
import { OrderField } from './OrderField.tsx'
import styles from './WordFilterForm.module.css'

interface Props {
  /** Id of the form, for fields outside of it. */
  id?: string
  query: Pick<SearchQuery, 'q' | 'order'>
  /** The other parameters of the URL: `?handshape=fist&type=starts`. */
  preservedParams: string
  label: string
  /** The orders of the results that can be chosen. */
  orders?: readonly SearchOrder[]
  /** Whether the page keeps its scroll position. */
  preventScrollReset?: boolean
}

/** A GET form that adds a word to the search and preserves the other parameters of the URL. */
export function WordFilterForm({
  id,
  query,
  preservedParams,
  label,
  orders,
  preventScrollReset = false,
}: Props) {
  const { t } = useTranslation('search')
  const submit = useSubmit()
  return (
    <Form
      id={id}
      method="get"
      role="search"
      className={styles.form}
      aria-label={label}
      preventScrollReset={preventScrollReset}
    >
      <HiddenFilterFields filters={preservedParams} />
      <SearchField
        key={query.q}
        name="q"
        label={label}
        labelShown
        submitLabel={t('submit')}
        defaultValue={query.q}
      />
      {orders && (
        <OrderField
          key={query.order}
          orders={orders}
          defaultValue={query.order}
          onChange={(event) => void submit(event.currentTarget.form, { preventScrollReset })}
        />
      )}
    </Form>
  )
}
