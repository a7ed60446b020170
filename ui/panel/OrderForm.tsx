import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#ui/base/Button.tsx'
import styles from './PanelForm.module.css'
import { ReorderableList } from './ReorderableList.tsx'

/** Items that are ordered among themselves. */
export interface OrderSection {
  key: string
  title: string
  /** Language of the title where it is not the one of the page. */
  lang?: string | undefined
  items: readonly { id: number; name: string }[]
}

interface Props {
  /** How to order. */
  text: string
  sections: readonly OrderSection[]
  save: string
  /** Takes back the order, with the intent `removeOrder`. */
  remove?: string | undefined
  cancel: string
  /** Path of the page without the form. */
  back: string
  /** The address of this form. */
  to: string
}

/** A form that sends the order of a list as `ids`, with the intent `order`. */
export function OrderForm({ text, sections, save, remove, cancel, back, to }: Props) {
  const isSending = useNavigation().state === 'submitting'
  const [orders, setOrders] = useState(() =>
    sections.map(({ items }) => items.map(({ id, name }) => ({ id: String(id), label: name }))),
  )
  const reorder = (section: number, ids: readonly string[]) =>
    setOrders((before) =>
      before.map((items, index) =>
        index === section ? ids.flatMap((id) => items.find((item) => item.id === id) ?? []) : items,
      ),
    )
  return (
    <Form method="post" action={to} className={styles.form}>
      <p>{text}</p>
      {sections.map(({ key, title, lang }, index) => (
        <div key={key} className={styles.section}>
          {sections.length > 1 && <h2 lang={lang}>{title}</h2>}
          <ReorderableList
            label={title}
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
          {save}
        </Button>
        {remove && (
          <Button type="submit" name="intent" value="removeOrder">
            {remove}
          </Button>
        )}
        <ButtonLink to={back} variant="quiet">
          {cancel}
        </ButtonLink>
      </div>
    </Form>
  )
}
