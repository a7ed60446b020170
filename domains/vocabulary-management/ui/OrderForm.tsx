import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button, ButtonLink } from '#ui/base/Button.tsx'
import { ReorderableList } from '#ui/panel/ReorderableList.tsx'
import type { EntrySection } from '../reference-list.presenter.ts'
import styles from './reference-lists.module.css'

interface Props {
  label: string
  sections: readonly EntrySection[]
  back: string
  /** The address of this form. */
  to: string
}

/** The order of the values of a list, within each group. */
export function OrderForm({ label, sections, back, to }: Props) {
  const { t } = useTranslation('referenceLists')
  const isSending = useNavigation().state === 'submitting'
  const [orders, setOrders] = useState(() =>
    sections.map(({ rows }) => rows.map(({ id, name }) => ({ id: String(id), label: name.text }))),
  )
  const reorder = (section: number, ids: readonly string[]) =>
    setOrders((before) =>
      before.map((items, index) =>
        index === section ? ids.flatMap((id) => items.find((item) => item.id === id) ?? []) : items,
      ),
    )
  return (
    <Form method="post" action={to} className={styles.form}>
      <p>{t('order.text')}</p>
      {sections.map(({ key, title }, index) => (
        <div key={key} className={styles.section}>
          {sections.length > 1 && <h2 lang={title?.lang}>{title?.text ?? t('noGroup')}</h2>}
          <ReorderableList
            label={sections.length > 1 ? (title?.text ?? t('noGroup')) : label}
            items={orders[index] ?? []}
            onReorder={(ids) => reorder(index, ids)}
          />
        </div>
      ))}
      <input
        type="hidden"
        name="ids"
        value={orders
          .flat()
          .map(({ id }) => id)
          .join(',')}
      />
      <div className={styles.actions}>
        <Button type="submit" name="intent" value="order" variant="primary" pending={isSending}>
          {t('order.save')}
        </Button>
        <ButtonLink to={back} variant="quiet">
          {t('cancel')}
        </ButtonLink>
      </div>
    </Form>
  )
}
