import type { PropertyValueView } from '../presenters/sign.presenter.ts'
import styles from './Chips.module.css'
import { PropertyValue } from './PropertyValue.tsx'

/** Values as a list of chips; a searchable value links to the signs that have it. */
export function Chips({ values, locale }: { values: PropertyValueView[]; locale: string }) {
  if (values.length === 0) return null
  return (
    <ul className={styles.chips}>
      {values.map((value) => (
        <li key={value.text}>
          <PropertyValue value={value} locale={locale} />
        </li>
      ))}
    </ul>
  )
}
