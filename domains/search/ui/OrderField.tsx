import type { ComponentProps } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Field } from '#ui/base/Field.tsx'
import { Select } from '#ui/base/Select.tsx'
import { searchOrders } from '../search-model.ts'
import styles from './OrderField.module.css'

/** The field for the order of the results. */
export function OrderField(
  props: Pick<ComponentProps<typeof Select>, 'value' | 'defaultValue' | 'onChange' | 'form'>,
) {
  const { t } = useTranslation('search')
  return (
    <Field label={t('order.label')} className={styles.order}>
      {(control) => (
        <Select {...control} {...props} name="order">
          {searchOrders.map((order) => (
            <option key={order} value={order}>
              {t(`order.${order}`)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
