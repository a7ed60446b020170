import { type ReactNode, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import ArrowUpDown from '#ui/icons/arrow-up-down.ts'
import ChevronDown from '#ui/icons/chevron-down.ts'
import ChevronUp from '#ui/icons/chevron-up.ts'
import { Icon, type IconMarkup } from '../base/Icon.tsx'
import { useHydrated } from '../base/use-hydrated.ts'
import { VisuallyHidden } from '../base/VisuallyHidden.tsx'
import { moveItem } from './move-item.ts'
import styles from './ReorderableList.module.css'

export interface ReorderableItem {
  id: string
  /** Accessible name. */
  label: string
  content?: ReactNode
}

interface Props {
  /** Accessible name of the list. */
  label: string
  items: readonly ReorderableItem[]
  onReorder: (ids: string[]) => void
}

/** A list that is ordered by dragging, by keyboard (Enter on the handle, arrows, Enter), or by two buttons. */
export function ReorderableList({ label, items, onReorder }: Props) {
  const { t } = useTranslation('kit')
  const isHydrated = useHydrated()
  const ids = items.map(({ id }) => id)
  const [moved, setMoved] = useState('')
  const move = ({ id, label: name }: ReorderableItem, by: -1 | 1) => {
    const ordered = moveItem(ids, id, by)
    onReorder(ordered)
    setMoved(t('order.moved', { name, at: ordered.indexOf(id) + 1, count: ids.length }))
  }
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const dragged = ids.filter((id) => keys.has(id))
      const others = ids.filter((id) => !keys.has(id))
      const at = others.indexOf(String(target.key)) + (target.dropPosition === 'after' ? 1 : 0)
      onReorder([...others.slice(0, at), ...dragged, ...others.slice(at)])
    },
  })
  // React Aria renders attributes of dragging in the browser only.
  if (!isHydrated)
    return (
      <ol className={styles.list}>
        {items.map(({ id, label: name, content }) => (
          <li key={id} className={styles.item}>
            {content ?? name}
          </li>
        ))}
      </ol>
    )
  return (
    <>
      <GridList
        aria-label={label}
        items={items}
        // Rows are rendered again when the order changes.
        dependencies={[items]}
        dragAndDropHooks={dragAndDropHooks}
        keyboardNavigationBehavior="tab"
        className={styles.list ?? ''}
      >
        {(item) => (
          <GridListItem id={item.id} textValue={item.label} className={styles.item ?? ''}>
            <Button slot="drag" className={styles.handle ?? ''}>
              <Icon icon={ArrowUpDown} />
            </Button>
            <span className={styles.content}>{item.content ?? item.label}</span>
            <MoveButton
              label={t('order.up', { name: item.label })}
              icon={ChevronUp}
              isAtEnd={ids[0] === item.id}
              onMove={() => move(item, -1)}
            />
            <MoveButton
              label={t('order.down', { name: item.label })}
              icon={ChevronDown}
              isAtEnd={ids.at(-1) === item.id}
              onMove={() => move(item, 1)}
            />
          </GridListItem>
        )}
      </GridList>
      <VisuallyHidden>
        <span role="status">{moved}</span>
      </VisuallyHidden>
    </>
  )
}

interface MoveButtonProps {
  label: string
  icon: IconMarkup
  isAtEnd: boolean
  onMove: () => void
}

/**
 * A button of React Aria, because the row would prevent the click of Enter on others. At the end of the list it stays
 * focusable: a disabled button would lose the focus.
 */
const MoveButton = ({ label, icon, isAtEnd, onMove }: MoveButtonProps) => (
  <Button
    aria-label={label}
    aria-disabled={isAtEnd}
    onPress={() => {
      if (!isAtEnd) onMove()
    }}
    className={styles.move ?? ''}
  >
    <Icon icon={icon} />
  </Button>
)
