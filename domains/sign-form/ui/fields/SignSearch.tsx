import type { ReactNode } from 'react'
import { PickComboBox } from '#ui/panel/PickComboBox.tsx'
import { useFormContext } from '../form-context.ts'
import { useSignLookup } from '../use-sign-lookup.ts'

interface Props {
  label: string
  hint?: ReactNode
  error?: string | undefined
  /** Ids that are not offered. */
  excluded: readonly number[]
  onPick: (id: number) => void
}

/** Finds another sign by gloss or translation. */
export function SignSearch({ label, hint, error, excluded, onPick }: Props) {
  const { locale, self, addSigns } = useFormContext()
  const { found, isSearching, search } = useSignLookup(locale, addSigns)
  const offered = found.filter(({ id }) => id !== self && !excluded.includes(id))
  return (
    <PickComboBox
      label={label}
      hint={hint}
      error={error}
      options={offered.map(({ id, gloss, word }) => ({
        id: String(id),
        label: gloss,
        note: word ?? undefined,
      }))}
      onSearch={search}
      isSearching={isSearching}
      onPick={(id) => onPick(Number(id))}
    />
  )
}
