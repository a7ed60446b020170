import { useState } from 'react'
import { PickComboBox } from './PickComboBox.tsx'

interface Choice {
  id: number
  label: string
  /** Shown beside the label in the list of options. */
  note?: string | undefined
}

interface Props {
  /** Of the field with the id of the choice. */
  name: string
  chosenLabel: string
  /** Shown without a choice. */
  noneLabel: string
  searchLabel: string
  /** The choice before anything is picked. */
  proposed: Choice | null
  found: readonly Choice[]
  isSearching: boolean
  onSearch: (text: string) => void
}

/** A gloss that is chosen for a form, and the search that replaces it. */
export function SearchedChoice({ name, proposed, found, ...props }: Props) {
  const [chosen, setChosen] = useState(proposed)
  return (
    <>
      <p>
        {props.chosenLabel}: {chosen ? <strong className="gloss">{chosen.label}</strong> : props.noneLabel}
      </p>
      <PickComboBox
        label={props.searchLabel}
        options={found.map(({ id, label, note }) => ({ id: String(id), label, note }))}
        onSearch={props.onSearch}
        isSearching={props.isSearching}
        onPick={(id) => setChosen(found.find((choice) => String(choice.id) === id) ?? chosen)}
      />
      <input type="hidden" name={name} value={chosen?.id ?? ''} />
    </>
  )
}
