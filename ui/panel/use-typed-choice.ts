import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { ComboBoxOption } from './ComboBoxField.tsx'
import {
  isSameText,
  type MatchedOptions,
  matchesTyped,
  matchOptions,
  optionMatches,
} from './match-options.ts'

interface Choice {
  options: readonly ComboBoxOption[]
  /** Id of the chosen option; '' for none. */
  chosen: string
  onChoose: (id: string) => void
  /** Called with the typed text, by those whose options the server finds and orders. */
  onSearch?: ((text: string) => void) | undefined
  /** The options do not belong to the typed text yet. */
  isSearching?: boolean | undefined
}

/** Whether the option with a label is found by its keywords. */
const foundByKeywords = (options: readonly ComboBoxOption[], label: string, typed: string): boolean =>
  options.some((option) => option.label === label && optionMatches(option, typed))

const movingKeys = ['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp']

/**
 * What somebody types into a combo box. The best match is chosen by Enter or Tab, and by leaving the field when it is
 * equal to the text. Any other text stays when the field is left, with a message; Escape shows the chosen option again.
 */
export function useTypedChoice({ options, chosen, onChoose, onSearch, isSearching = false }: Choice) {
  const { t } = useTranslation('kit')
  // A text that was typed before another option was chosen is no longer shown.
  const [typed, setTyped] = useState({ text: '', chosen: '', isShown: false })
  const [isReported, setReported] = useState(false)
  const [isEntered, setEntered] = useState(false)
  // Whether the mark of the list was moved since the last change of the text.
  const isMoved = useRef(false)
  // Whether the key that is being handled took an option. Then React Aria, which handles it later, takes none.
  const isTaken = useRef(false)
  const label = options.find(({ id }) => id === chosen)?.label ?? ''
  const isTyped = typed.isShown && typed.chosen === chosen
  const text = isTyped ? typed.text : label
  const search = isTyped ? typed.text : ''
  const matched: MatchedOptions<ComboBoxOption> = onSearch
    ? { options, best: (search.trim() !== '' && !isSearching && options[0]) || null }
    : matchOptions(options, search)

  function show(next: string) {
    setTyped({ text: next, chosen, isShown: next !== '' })
    setReported(false)
    setEntered(false)
    isMoved.current = false
    onSearch?.(next)
  }
  function choose(id: string) {
    show('')
    if (id !== chosen) onChoose(id)
  }
  const takeEntered = useEffectEvent(() => {
    setEntered(false)
    if (matched.best) choose(matched.best.id)
    else setReported(true)
  })
  useEffect(() => {
    if (isEntered && !isSearching) takeEntered()
  }, [isEntered, isSearching])

  const note = () => {
    const problem = t(matched.best ? 'comboBox.notChosen' : 'comboBox.notFound', { text: text.trim() })
    return label === '' ? problem : `${problem} ${t('comboBox.kept', { label })}`
  }
  return {
    ...matched,
    search,
    /** Why the text is not a choice; undefined as long as somebody types. */
    problem: isTyped && isReported && !isSearching ? note() : undefined,
    clear: () => show(''),
    /**
     * For the input. It precedes the handlers of React Aria, which take the marked option: a fast typist presses the key
     * before the best match is marked.
     */
    onKeyDownCapture(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey } = event
      isTaken.current = false
      if (movingKeys.includes(key)) isMoved.current = true
      if (!isTyped || (key !== 'Enter' && key !== 'Tab')) return
      // React Aria prevents it only while the list is open; otherwise the form would be sent with the previous choice.
      if (key === 'Enter') event.preventDefault()
      // No option is marked while the list is closed, as after scrolling. React Aria ignores Enter with other keys.
      const isMarked = target instanceof HTMLElement && target.hasAttribute('aria-activedescendant')
      if (isMoved.current && isMarked && !(ctrlKey || metaKey)) return
      isTaken.current = isSearching || matched.best !== null
      if (isSearching) setEntered(true)
      else if (matched.best) choose(matched.best.id)
    },
    comboBox: {
      inputValue: text,
      selectedKey: chosen || null,
      onInputChange(next: string) {
        show(next)
        if (next === '' && chosen !== '') onChoose('')
      },
      // Without a picked option, React Aria asks for the text of the chosen one, to replace what was typed.
      onSelectionChange(key: string | number | null) {
        if (isTaken.current) return
        if (isTyped && (key === null || (key === chosen && !matchesTyped(label, search)))) setReported(true)
        else if (key !== null) choose(String(key))
      },
      onKeyDown({ key }: KeyboardEvent) {
        isTaken.current = false
        if (key === 'Escape' && isTyped) show('')
      },
      onBlur() {
        if (!isTyped) return
        if (matched.best && isSameText(matched.best.label, search)) choose(matched.best.id)
        else setReported(true)
      },
      defaultFilter: (option: string, input: string) =>
        !isTyped || matchesTyped(option, input) || foundByKeywords(options, option, input),
    },
  }
}
