import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { HandFiles } from '#domains/hand-drawings/ui/HandFiles.tsx'
import { Notation } from '#domains/hand-drawings/ui/Notation.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import { SearchField } from '#ui/base/SearchField.tsx'
import Hand from '#ui/icons/hand.ts'
import { filterHandshapes, type HandshapeFilter } from '../../handshape-choices.ts'
import { useFormContext } from '../form-context.ts'
import { HandBuilding } from './HandBuilding.tsx'
import { HandshapeFilters } from './HandshapeFilters.tsx'
import { HandshapeGrid } from './HandshapeGrid.tsx'
import styles from './HandshapePicker.module.css'
import { readRecentHandshapes, rememberHandshape } from './recent-handshapes.ts'

interface Props {
  /** Names what is chosen: "Dominant hand, at the beginning". */
  label: string
  /** Entry id. */
  value: number | undefined
  onPick: (id: number) => void
  /** Closes the picker without a choice. */
  onClose: () => void
}

/** Handshapes to choose from: by use, family, name or symbol number, or built finger by finger. */
export function HandshapePicker({ label, value, onPick, onClose }: Props) {
  const { t } = useTranslation('signPhonology')
  const { handshapes } = useFormContext().phonology
  const [recent] = useState(readRecentHandshapes)
  const [text, setText] = useState('')
  const [filter, setFilter] = useState<HandshapeFilter>('mostUsed')
  const [isBuilding, setBuilding] = useState(false)
  const [named, setNamed] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const shown = filterHandshapes(handshapes, { text, filter, recent })
  const focused = shown.find(({ id }) => id === named) ?? shown[0]

  useEffect(() => {
    input.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  const pick = (id: number) => {
    rememberHandshape(id)
    onPick(id)
  }
  const handleSearchKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      if (text.trim() !== '' && shown[0]) pick(shown[0].id)
    }
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      panel.current?.querySelector<HTMLElement>('[role="option"]')?.focus()
    }
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would name each of its fields by the legend.
    <div ref={panel} className={styles.picker} role="group" aria-label={label} onKeyDownCapture={handleKey}>
      <HandFiles hands={handshapes}>
        <div className={styles.ways}>
          <SearchField
            label={t('picker.search')}
            placeholder={t('picker.searchExample')}
            inputRef={input}
            onChange={setText}
            onKeyDown={handleSearchKey}
          />
          <Button
            icon={<Icon icon={Hand} />}
            aria-expanded={isBuilding}
            className={styles.build}
            onClick={() => setBuilding(!isBuilding)}
          >
            {t('picker.build')}
          </Button>
        </div>
        {isBuilding ? (
          <HandBuilding onPick={pick} />
        ) : (
          <>
            <HandshapeFilters
              filter={filter}
              hasRecent={recent.length > 0}
              total={handshapes.length}
              onChange={setFilter}
            />
            <HandshapeGrid
              label={t('picker.grid')}
              hands={shown}
              value={value}
              onPick={pick}
              onFocus={setNamed}
            />
            {focused && (
              <div className={styles.foot}>
                <span className={styles.name}>{focused.label}</span>
                <Notation hand={focused} />
                <Button variant="primary" onClick={() => pick(focused.id)}>
                  {t('picker.use')}
                </Button>
              </div>
            )}
          </>
        )}
      </HandFiles>
    </div>
  )
}
