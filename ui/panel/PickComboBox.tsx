import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { boxClass, ComboBoxField, type ComboBoxFieldProps } from './ComboBoxField.tsx'
import { useTypedChoice } from './use-typed-choice.ts'

interface Props extends Omit<ComboBoxFieldProps, 'typed' | 'best' | 'required' | 'onKeyDownCapture'> {
  /** For options that the server finds: called with the typed text; then the options are not filtered here. */
  onSearch?: ((text: string) => void) | undefined
  /** The server has not answered for the typed text yet. */
  isSearching?: boolean
  onPick: (id: string) => void
}

/** A search field that hands over each option that is picked, and is empty again. */
export function PickComboBox({ onSearch, isSearching, onPick, create, ...content }: Props) {
  const { options, best, search, problem, clear, comboBox, onKeyDownCapture } = useTypedChoice({
    options: content.options,
    chosen: '',
    onChoose: onPick,
    onSearch,
    isSearching,
  })
  const error = problem ?? content.error
  return (
    <AriaComboBox
      {...comboBox}
      className={boxClass}
      {...(onSearch && { items: options })}
      isInvalid={error !== undefined}
      menuTrigger={onSearch ? 'input' : 'focus'}
      allowsEmptyCollection={!onSearch || search !== ''}
    >
      <ComboBoxField
        {...content}
        {...{ options, best, error, onKeyDownCapture }}
        typed={search}
        create={
          create && {
            ...create,
            onCreate: (typed) => {
              clear()
              create.onCreate(typed)
            },
          }
        }
      />
    </AriaComboBox>
  )
}
