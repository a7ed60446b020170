import { createContext, type ReactNode, useContext } from 'react'
import { Form, useNavigate } from 'react-router'
import { Field } from '../base/Field.tsx'
import { SearchField } from '../base/SearchField.tsx'
import { type ChosenFilter, FilterBar } from './FilterBar.tsx'
import { QuerySelect } from './QuerySelect.tsx'
import { TableOptions } from './TableOptions.tsx'
import type { useTableView } from './use-table-view.ts'

const ApplyContext = createContext<(form: HTMLFormElement) => void>(() => {})

/** Applies the filters of the surrounding form, for fields other than a `FilterSelect`. */
export const useApplyFilters = () => useContext(ApplyContext)

interface Props {
  /** Name of the search landmark. */
  label: string
  search: { text: string; label: string; submitLabel: string }
  /** Parts of the query without a field, such as the chosen tab, by their names. */
  kept: Readonly<Record<string, string | null>>
  /** The query string of the list for the values of the form; '' for the list without filters. */
  toQueryString: (sent: URLSearchParams) => string
  /** The filters, each a `FilterSelect` or another field; null for none. */
  filters: ReactNode
  chosen: readonly ChosenFilter[]
  /** Without it the list has one order. */
  order?: { label: string; value: string; choices: readonly Choice[] }
  /** Without it the table has no optional columns. */
  view?: ReturnType<typeof useTableView>
}

interface Choice {
  id: string | number
  label: string
}

/** Search, filters, order and columns of a list, applied at once. A GET form, so it works without JavaScript. */
export function FilterForm({ label, search, kept, toQueryString, filters, chosen, order, view }: Props) {
  const navigate = useNavigate()
  const apply = (form: HTMLFormElement) => {
    const sent = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    navigate(toQueryString(sent) || '?', { preventScrollReset: true })
  }
  return (
    <ApplyContext value={apply}>
      <Form
        method="get"
        role="search"
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault()
          apply(event.currentTarget)
        }}
      >
        {Object.entries(kept).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <FilterBar
          search={
            <SearchField
              key={search.text}
              name="q"
              label={search.label}
              placeholder={search.label}
              defaultValue={search.text}
              submitLabel={search.submitLabel}
            />
          }
          filters={filters}
          chosen={chosen}
          order={order && <FilterSelect name="order" labelHidden {...order} />}
          options={view && <TableOptions {...view} />}
        />
      </Form>
    </ApplyContext>
  )
}

interface FilterSelectProps {
  name: string
  label: string
  labelHidden?: boolean
  /** The value in the URL. */
  value: string | number | null
  choices: readonly Choice[]
  /** Name of the empty choice; without it there is none. */
  allLabel?: string
}

/** A select of a `FilterForm`. */
export function FilterSelect({ name, label, labelHidden, value, choices, allLabel }: FilterSelectProps) {
  const apply = useApplyFilters()
  return (
    <Field label={label} labelHidden={labelHidden ?? false}>
      {(control) => (
        <QuerySelect {...control} name={name} value={value} onChoose={apply}>
          {allLabel && <option value="">{allLabel}</option>}
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.label}
            </option>
          ))}
        </QuerySelect>
      )}
    </Field>
  )
}
