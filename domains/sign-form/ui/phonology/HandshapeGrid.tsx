import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { HandPicture } from '#domains/hand-drawings/ui/HandPicture.tsx'
import { formatNumber } from '#platform/i18n/format.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import type { HandshapeChoice } from '../../handshape-choices.ts'
import { useFormContext } from '../form-context.ts'
import styles from './HandshapePicker.module.css'

interface Props {
  label: string
  hands: readonly HandshapeChoice[]
  value: number | undefined
  onPick: (id: number) => void
  onFocus?: (id: number) => void
}

/** Handshapes as drawings with their numbers of signs. Arrow keys move, Enter takes. */
export function HandshapeGrid({ label, hands, value, onPick, onFocus }: Props) {
  const { t } = useTranslation('signPhonology')
  const { locale } = useFormContext()
  return (
    <ListBox
      aria-label={label}
      className={styles.grid ?? ''}
      layout="grid"
      selectionMode="single"
      selectedKeys={value === undefined ? [] : [value]}
      onSelectionChange={(keys) => {
        // Choosing the chosen one again confirms it.
        const [key = value] = keys === 'all' ? [] : [...keys]
        if (key !== undefined) onPick(Number(key))
      }}
      escapeKeyBehavior="none"
      renderEmptyState={() => <p className={styles.none}>{t('picker.none')}</p>}
    >
      {hands.map((hand) => (
        <ListBoxItem
          key={hand.id}
          id={hand.id}
          textValue={hand.label}
          className={styles.hand ?? ''}
          onFocus={() => onFocus?.(hand.id)}
          onHoverStart={() => onFocus?.(hand.id)}
        >
          <HandPicture hand={hand} size="medium" className={styles.picture} />
          <VisuallyHidden>{hand.label}</VisuallyHidden>
          {hand.count === 0 ? <span aria-hidden>–</span> : <span>{formatNumber(hand.count, locale)}</span>}
        </ListBoxItem>
      ))}
    </ListBox>
  )
}
