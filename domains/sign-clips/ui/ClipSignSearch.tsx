import { useRef, useState } from 'react'
import type { SignChoice } from '#domains/sign-form/form-choices.ts'
import { signFormRequestPath } from '#domains/sign-form/sign-form-paths.ts'
import { requestJson } from '#domains/sign-form/ui/request-json.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { PickComboBox } from '#ui/panel/PickComboBox.tsx'
import type { MatchedSign } from '../sign-clips.ts'

interface Props {
  label: string
  locale: Locale
  onPick: (sign: MatchedSign) => void
}

/** Milliseconds without typing before the server is asked. */
const pause = 250

/** Finds the sign of a file by gloss or translation. Whether files may be added to it is decided when one is sent. */
export function ClipSignSearch({ label, locale, onPick }: Props) {
  const [found, setFound] = useState<readonly SignChoice[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef('')
  const search = (text: string) => {
    latest.current = text
    clearTimeout(timer.current)
    if (text.trim() === '') return setFound([])
    timer.current = setTimeout(async () => {
      const path = `${signFormRequestPath(locale, 'lookup')}?${new URLSearchParams({ q: text })}`
      const result = await requestJson<{ signs: SignChoice[] }>(path)
      if (result.ok && latest.current === text) setFound(result.data.signs)
    }, pause)
  }
  return (
    <PickComboBox
      label={label}
      options={found.map(({ id, gloss, word }) => ({
        id: String(id),
        label: gloss,
        note: word ?? undefined,
      }))}
      onSearch={search}
      onPick={(picked) => {
        const choice = found.find(({ id }) => String(id) === picked)
        if (choice) onPick({ id: choice.id, gloss: choice.gloss, hasVideo: false, refusal: null })
      }}
    />
  )
}
