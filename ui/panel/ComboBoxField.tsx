import { type KeyboardEventHandler, type ReactNode, useContext, useEffect, useRef } from 'react'
import { Button } from 'react-aria-components/Button'
import { Collection } from 'react-aria-components/Collection'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { FieldError } from 'react-aria-components/FieldError'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Text } from 'react-aria-components/Text'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import ChevronDown from '#ui/icons/chevron-down.ts'
import OctagonAlert from '#ui/icons/octagon-alert.ts'
import Plus from '#ui/icons/plus.ts'
import { classNames } from '../base/class-names.ts'
import fields from '../base/Field.module.css'
import { Icon } from '../base/Icon.tsx'
import inputs from '../base/inputs.module.css'
import styles from './ComboBox.module.css'
import { ComboBoxPopover } from './ComboBoxPopover.tsx'
import entries from './Menu.module.css'
import { isSameText } from './match-options.ts'

export interface ComboBoxOption {
  id: string
  label: string
  /** The language of the label, where it is not that of the page. */
  lang?: string | undefined
  /** Further texts by which the option is found, which are not shown. */
  keywords?: string | undefined
  /** A second line, such as a translation. */
  note?: string | undefined
  /** URL of a picture; decorative, because the label says the same. */
  picture?: string | null | undefined
  /** A drawing, for options without a picture; decorative, too. */
  drawing?: ReactNode
}

/** The last option of a list, which adds a new one. */
export interface NewOption {
  /** Contains the typed text, because only options that contain it are shown. */
  label: (typed: string) => string
  onCreate: (typed: string) => void
}

export interface ComboBoxFieldProps {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  required?: boolean
  options: readonly ComboBoxOption[]
  create?: NewOption | undefined
  /** The text of the input as far as the user typed it. */
  typed: string
  /** The option that Enter takes. */
  best: ComboBoxOption | null
  /** See `useTypedChoice`. */
  onKeyDownCapture: KeyboardEventHandler
}

export const boxClass = classNames(fields.field, styles.box)

/** The content of every combo box: label, hint, input, error, and the list of options. */
export function ComboBoxField({
  label,
  hint,
  error,
  required = false,
  best,
  onKeyDownCapture,
  ...list
}: ComboBoxFieldProps) {
  const { t } = useTranslation('ui')
  return (
    <>
      <Label className={fields.label}>
        {label}
        {required && <span className={fields.required}>{t('field.required')}</span>}
      </Label>
      {hint && (
        <Text slot="description" className={fields.hint}>
          {hint}
        </Text>
      )}
      <span className={inputs.selectFrame}>
        <Input
          className={classNames(inputs.input, styles.input)}
          required={required}
          onKeyDownCapture={onKeyDownCapture}
        />
        <Button className={styles.open ?? ''}>
          <Icon icon={ChevronDown} />
        </Button>
      </span>
      <FieldError className={fields.error ?? ''}>
        <Icon icon={OctagonAlert} />
        <span>{error}</span>
      </FieldError>
      <ComboBoxPopover>
        <Options {...list} />
        <BestMatch id={best?.id ?? null} typed={list.typed} />
      </ComboBoxPopover>
    </>
  )
}

/** Moves the mark of the list to the option that matches best, whenever the text changes. */
function BestMatch({ id, typed }: { id: string | null; typed: string }) {
  const state = useContext(ComboBoxStateContext)
  const markedFor = useRef<string>(undefined)
  // After each update, because React Aria removes the mark when the text changes. After that of the list, which marks the
  // chosen option when it opens.
  useEffect(() => {
    if (!state?.isOpen || id === null) return
    if (markedFor.current === typed && state.selectionManager.focusedKey !== null) return
    markedFor.current = typed
    state.selectionManager.setFocusedKey(id)
  })
  return null
}

function Options({ options, create, typed }: Pick<ComboBoxFieldProps, 'options' | 'create' | 'typed'>) {
  const { t } = useTranslation('kit')
  const name = typed.trim()
  const isKnown = options.some(({ label }) => isSameText(label, name))
  const createLabel = create?.label(isKnown ? '' : name)
  return (
    <ListBox
      className={entries.menu ?? ''}
      renderEmptyState={() => <p className={entries.none}>{t('noneFound')}</p>}
    >
      <Collection items={options}>
        {({ id, label, lang, note, picture, drawing }) => (
          <ListBoxItem id={id} textValue={label} lang={lang} className={entries.entry ?? ''}>
            {picture && <img src={picture} alt="" className={styles.picture} loading="lazy" />}
            {!picture && drawing && <span className={styles.drawing}>{drawing}</span>}
            {note ? `${label} · ${note}` : label}
          </ListBoxItem>
        )}
      </Collection>
      {create && createLabel && (
        <ListBoxItem
          id="create"
          textValue={createLabel}
          className={classNames(entries.entry, styles.create)}
          onAction={() => create.onCreate(isKnown ? '' : name)}
        >
          <Icon icon={Plus} />
          {createLabel}
        </ListBoxItem>
      )}
    </ListBox>
  )
}
