import { type ComponentProps, useState } from 'react'
import { Select } from '../base/Select.tsx'

interface Props extends Omit<ComponentProps<typeof Select>, 'value' | 'defaultValue' | 'onChange'> {
  /** The value in the URL. */
  value: string | number | null
  /** Called with the form of the field after each choice. */
  onChoose: (form: HTMLFormElement) => void
}

/** A select whose value is a part of the URL. It follows the URL and keeps the focus when the list loads again. */
export function QuerySelect({ value, onChoose, ...rest }: Props) {
  const [shown, setShown] = useState(value)
  const [last, setLast] = useState(value)
  if (value !== last) {
    setLast(value)
    setShown(value)
  }
  return (
    <Select
      {...rest}
      value={shown ?? ''}
      onChange={({ currentTarget }) => {
        setShown(currentTarget.value)
        if (currentTarget.form) onChoose(currentTarget.form)
      }}
    />
  )
}
