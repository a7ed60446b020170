import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { firstHand } from '#domains/hand-drawings/articulation-picture.ts'
import { HandFiles } from '#domains/hand-drawings/ui/HandFiles.tsx'
import { formatNumber } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Icon } from '#ui/base/Icon.tsx'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import { prefersReducedData } from '#ui/base/when-idle.ts'
import ArrowRight from '#ui/icons/arrow-right.ts'
import type { Suggestions } from '../../engine/suggestions.ts'
import { presentStepNotes } from '../../presenters/step-notes.ts'
import { StepsNote } from '../StepsNote.tsx'
import styles from './SuggestionBox.module.css'
import { SuggestionOption } from './SuggestionOption.tsx'
import { useComboboxAttributes } from './use-combobox-attributes.ts'
import { useDropdownPanel } from './use-dropdown-panel.ts'
import { useListboxKeys } from './use-listbox-keys.ts'
import { useListboxState } from './use-listbox-state.ts'
import { pictureOf } from './use-server-suggestions.ts'
import { useSuggestions } from './use-suggestions.ts'

export interface SuggestionBoxProps {
  field: RefObject<HTMLInputElement | null>
  text: string
  /** Whether text was typed before this code was loaded; then the list opens immediately. */
  isTyped: boolean
  locale: Locale
  /** The URL of the word search. */
  action: string
  /** Whether the box is fixed while the page scrolls. */
  isFixed: boolean
  onText: (text: string) => void
}

/** The combobox part of a search box: a list of signs for its text, with a link to all results as the last option. */
export function SuggestionBox({ field, text, isTyped, locale, action, isFixed, onText }: SuggestionBoxProps) {
  const id = useId()
  const list = useListboxState(() => isTyped && document.activeElement === field.current)
  const { isOpen, option } = list
  const found = useSuggestions(text, { language: locale, isOpen, isFrozen: option >= 0 })
  const shown = isOpen ? found : null
  const count = shown ? shown.signs.length + 1 : 0
  const optionId = (at: number) => `${id}${at}`
  const chosen = option >= 0 && option < count ? option : -1

  useComboboxAttributes(field, {
    list: shown ? id : null,
    option: chosen >= 0 ? optionId(chosen) : undefined,
  })
  useListboxKeys(field, list, {
    count,
    onEnter: () => document.getElementById(optionId(chosen))?.click(),
    onClear: () => onText(''),
  })
  return (
    <>
      {shown && (
        <SuggestionList
          id={id}
          found={shown}
          q={text.trim()}
          locale={locale}
          all={`${action}?${new URLSearchParams({ q: text.trim() })}`}
          isFixed={isFixed}
          chosen={chosen}
          optionId={optionId}
          onOpen={list.close}
        />
      )}
      <SuggestionStatus found={shown} />
    </>
  )
}

interface SuggestionListProps {
  id: string
  found: Suggestions
  /** The current text; `found` may still belong to an earlier one. */
  q: string
  locale: Locale
  /** The URL of all results. */
  all: string
  isFixed: boolean
  chosen: number
  optionId: (at: number) => string
  onOpen: () => void
}

function SuggestionList({
  id,
  found,
  q,
  locale,
  all,
  isFixed,
  chosen,
  optionId,
  onOpen,
}: SuggestionListProps) {
  const { t } = useTranslation('ui')
  const panel = useRef<HTMLDivElement>(null)
  useDropdownPanel(panel, isFixed)
  const chosenId = chosen >= 0 ? optionId(chosen) : null
  useEffect(() => {
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' })
  }, [chosenId])
  const { signs, total, steps } = found
  const last = signs.length
  const hands = signs
    .map(pictureOf)
    .flatMap(({ poster, articulation }) => (poster === null ? [firstHand(articulation)] : []))
  const hasPictures =
    !prefersReducedData() && signs.some(({ hasPoster, articulation }) => hasPoster || articulation !== null)
  return (
    <div ref={panel} className={styles.panel}>
      {found.q === q && total === 0 && <p className={styles.note}>{t('suggestions.none', { q })}</p>}
      {found.q === q && presentStepNotes(steps).length > 0 && (
        <p className={styles.note}>
          <StepsNote q={q} steps={steps} />
        </p>
      )}
      <div id={id} role="listbox" aria-label={t('suggestions.label')}>
        <HandFiles hands={hands}>
          {signs.map((sign, at) => (
            <SuggestionOption
              key={sign.id}
              id={optionId(at)}
              sign={sign}
              locale={locale}
              isChosen={at === chosen}
              hasPicture={hasPictures}
              onOpen={onOpen}
            />
          ))}
        </HandFiles>
        <a
          id={optionId(last)}
          role="option"
          className={styles.all}
          href={all}
          tabIndex={-1}
          aria-selected={last === chosen}
          onClick={onOpen}
        >
          <span className={styles.allText}>{t('suggestions.all', { q })}</span>
          {found.q === q && total > 0 && <span className={styles.count}>{formatNumber(total, locale)}</span>}
          <Icon icon={ArrowRight} />
        </a>
      </div>
    </div>
  )
}

/** The status is announced when it has not changed for this long, ms, so that not every key causes one. */
const announceDelayMs = 700

/** Announces the number of signs to screen readers. */
function SuggestionStatus({ found }: { found: Suggestions | null }) {
  const { t } = useTranslation('ui')
  const [announced, setAnnounced] = useState('')
  const text = found
    ? found.total > 0
      ? t('suggestions.found', { count: found.total })
      : t('suggestions.none', { q: found.q })
    : ''
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), announceDelayMs)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <VisuallyHidden>
      <span role="status">{announced}</span>
    </VisuallyHidden>
  )
}
