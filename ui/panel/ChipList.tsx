import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Chip } from '../base/Chip.tsx'
import styles from './ChipList.module.css'

interface Props {
  /** Accessible name of the list. */
  label: string
  items: readonly { id: string; label: string; lang?: string | undefined }[]
  onRemove: (id: string) => void
}

/** The chosen values of a field, each of which can be removed. */
export function ChipList({ label, items, onRemove }: Props) {
  const { t } = useTranslation('kit')
  if (items.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={label}>
      {items.map((item) => (
        <li key={item.id}>
          <Chip
            {...(item.lang && { lang: item.lang })}
            onRemove={() => onRemove(item.id)}
            removeLabel={t('chip.remove', { label: item.label })}
          >
            {item.label}
          </Chip>
        </li>
      ))}
    </ul>
  )
}
