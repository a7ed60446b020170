import { type ReactNode, useRef, useState } from 'react'
import { PickComboBox } from '#ui/panel/PickComboBox.tsx'
import type { SignChoice } from '../../form-choices.ts'
import { signFormRequestPath } from '../../sign-form-paths.ts'
import { useFormContext } from '../form-context.ts'
import { requestJson } from '../request-json.ts'

interface Props {
  label: string
  hint?: ReactNode
  error?: string | undefined
  /** Ids that are not offered. */
  excluded: readonly number[]
  onPick: (id: number) => void
}

/** Milliseconds without typing before the server is asked. */
const pause = 250

/** Finds another sign by gloss or translation. */
export function SignSearch({ label, hint, error, excluded, onPick }: Props) {
  const { locale, self, addSigns } = useFormContext()
  const [found, setFound] = useState<readonly SignChoice[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef('')
  const search = (text: string) => {
    latest.current = text
    clearTimeout(timer.current)
    if (text.trim() === '') return setFound([])
    timer.current = setTimeout(async () => {
      const query = new URLSearchParams({ q: text })
      const result = await requestJson<{ signs: SignChoice[] }>(
        `${signFormRequestPath(locale, 'lookup')}?${query}`,
      )
      if (!result.ok || latest.current !== text) return
      addSigns(result.data.signs)
      setFound(result.data.signs)
    }, pause)
  }
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
      onPick={(id) => onPick(Number(id))}
    />
  )
}
