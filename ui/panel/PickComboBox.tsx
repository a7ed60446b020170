import { useState } from 'react'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { boxClass, ComboBoxField, type ComboBoxFieldProps } from './ComboBoxField.tsx'

interface Props extends Omit<ComboBoxFieldProps, 'typed' | 'required'> {
  /** For options that the server finds: called with the typed text; then the options are not filtered here. */
  onSearch?: ((text: string) => void) | undefined
  onPick: (id: string) => void
}

/** A search field that hands over each option that is picked, and is empty again. */
export function PickComboBox({ onSearch, onPick, ...content }: Props) {
  const [text, setText] = useState('')
  const change = (typed: string) => {
    setText(typed)
    onSearch?.(typed)
  }
  return (
    <AriaComboBox
      className={boxClass}
      inputValue={text}
      onInputChange={change}
      {...(onSearch && { items: content.options })}
      selectedKey={null}
      onSelectionChange={(key) => {
        if (key === null) return
        onPick(String(key))
        change('')
      }}
      isInvalid={content.error !== undefined}
      menuTrigger={onSearch ? 'input' : 'focus'}
      allowsEmptyCollection={!onSearch || text !== ''}
    >
      <ComboBoxField {...content} typed={text} />
    </AriaComboBox>
  )
}
