import { useSignLookup } from '#domains/sign-form/ui/use-sign-lookup.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { PickComboBox } from '#ui/panel/PickComboBox.tsx'
import type { MatchedSign } from '../sign-clips.ts'

interface Props {
  label: string
  locale: Locale
  onPick: (sign: MatchedSign) => void
}

/** Finds the sign of a file. Whether files may be added to it is decided when one is sent. */
export function ClipSignSearch({ label, locale, onPick }: Props) {
  const { found, search } = useSignLookup(locale)
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
