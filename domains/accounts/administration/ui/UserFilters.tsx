import type { ReactNode } from 'react'
import { Form, useNavigate } from 'react-router'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Field } from '#ui/base/Field.tsx'
import { SearchField } from '#ui/base/SearchField.tsx'
import { Select } from '#ui/base/Select.tsx'
import { hearingStatuses, profileTypes } from '../../account.ts'
import type { Option } from '../../profile/profile-field-options.ts'
import {
  accountStates,
  formatUserQuery,
  parseUserQuery,
  type UserQuery,
  userOrders,
} from '../user-list.input.ts'
import styles from './UserFilters.module.css'

/** Search and filters of the list of users. A GET form, so it works without JavaScript. */
export function UserFilters({ query, institutions }: { query: UserQuery; institutions: Option[] }) {
  const { t } = useTranslation('users')
  const { t: tPanel } = useTranslation('panel')
  const { t: tAccounts } = useTranslation('accounts')
  const navigate = useNavigate()
  const applyFilters = (form: HTMLFormElement) => {
    const sent = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    navigate(formatUserQuery(parseUserQuery(sent)) || '?', { preventScrollReset: true })
  }
  const all = <option value="">{t('filter.all')}</option>
  const choice = (name: string, label: string, value: string | number | null, options: ReactNode) => (
    <Field label={label} className={styles.choice}>
      {(control) => (
        <Select
          {...control}
          name={name}
          defaultValue={value ?? ''}
          onChange={(event) => event.currentTarget.form && applyFilters(event.currentTarget.form)}
        >
          {options}
        </Select>
      )}
    </Field>
  )
  const optionElements = (options: readonly { id: string | number; label: string }[]) =>
    options.map(({ id, label }) => (
      <option key={id} value={id}>
        {label}
      </option>
    ))
  const optionsByName = <Name extends string>(names: readonly Name[], nameOf: (name: Name) => string) =>
    optionElements(names.map((id) => ({ id, label: nameOf(id) })))

  return (
    <Form
      method="get"
      role="search"
      aria-label={t('filter.label')}
      className={styles.filters}
      onSubmit={(event) => {
        event.preventDefault()
        applyFilters(event.currentTarget)
      }}
    >
      <SearchField
        name="q"
        label={t('search.label')}
        labelShown
        defaultValue={query.q}
        submitLabel={t('search.submit')}
      />
      <div className={styles.choices}>
        {choice('status', t('column.status'), query.status, [
          all,
          optionsByName(accountStates, (one) => tPanel(`state.${one}`)),
        ])}
        {choice('type', t('column.type'), query.type, [
          all,
          optionsByName(profileTypes, (one) => tPanel(`type.${one}`)),
        ])}
        {choice('hearing_status', t('column.hearingStatus'), query.hearingStatus, [
          all,
          optionsByName(hearingStatuses, (one) => tAccounts(`hearingStatus.${one}`)),
        ])}
        {choice('institution', t('column.institution'), query.institutionId, [
          all,
          optionElements(institutions),
        ])}
        {choice(
          'order',
          t('filter.order'),
          query.order,
          optionsByName(userOrders, (one) => t(`order.${one}`)),
        )}
      </div>
    </Form>
  )
}
