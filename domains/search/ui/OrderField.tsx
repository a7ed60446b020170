import type { ComponentProps } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Field } from '#ui/base/Field.tsx'
import { Select } from '#ui/base/Select.tsx'
import type { SearchOrder } from '../search-model.ts'
import styles from './OrderField.module.css'

interface Props extends Pick<ComponentProps<typeof Select>, 'value' | 'defaultValue' | 'onChange' | 'form'> {
  orders: readonly SearchOrder[]
}

/** The field for the order of the results. */
export function OrderField({ orders, ...props }: Props) {
  const { t } = useTranslation('search')
  return (
    <Field label={t('order.label')} className={styles.order}>
      {(control) => (
        <Select {...control} {...props} name="order">
          {orders.map((order) => (
            <option key={order} value={order}>
              {t(`order.${order}`)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
