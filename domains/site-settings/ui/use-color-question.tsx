import { type ReactNode, useRef, useState } from 'react'
import { formatList } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Checkbox } from '#ui/base/Checkbox.tsx'
import { useFormField } from '#ui/base/ValidatedForm.tsx'
import { LazyConfirmDialog } from '#ui/panel/LazyConfirmDialog.tsx'
import { baseColors } from '#ui/theme/appearance.ts'
import { checkPairs } from '#ui/theme/color-pairs.ts'
import { chosenColors } from '../identity.input.ts'

/**
 * The question before a colour is saved that is hard to read (D45): a dialog that names the pairs, or without JavaScript
 * a checkbox after the refusal.
 * @returns `confirm` resolves to the decision; `question` belongs into the form
 */
export function useColorQuestion(): { confirm: (form: FormData) => Promise<boolean>; question: ReactNode } {
  const { t, language } = useTranslation('siteSettings')
  const [pairs, setPairs] = useState<string[]>()
  const decide = useRef<(isConfirmed: boolean) => void>(undefined)
  const [answer, setAnswer] = useState('')
  const confirm = (form: FormData) => {
    const failing = checkPairs(baseColors(chosenColors(Object.fromEntries(form)))).filter(
      (one) => !one.passes,
    )
    setAnswer('')
    if (failing.length === 0) return Promise.resolve(true)
    setPairs(failing.map(({ name }) => t(`identity.pair.${name}`)))
    return new Promise<boolean>((resolve) => {
      decide.current = resolve
    })
  }
  const close = (isConfirmed: boolean) => {
    setPairs(undefined)
    setAnswer(isConfirmed ? 'on' : '')
    decide.current?.(isConfirmed)
  }
  const question = (
    <>
      <input type="hidden" name="acceptLowContrast" value={answer} />
      <RefusedField />
      <LazyConfirmDialog
        isOpen={pairs !== undefined}
        onClose={() => close(false)}
        onConfirm={() => close(true)}
        title={t('identity.question.title')}
        confirmLabel={t('identity.question.confirm')}
      >
        <p>{t('identity.question.text', { pairs: formatList(pairs ?? [], language as Locale) })}</p>
      </LazyConfirmDialog>
    </>
  )
  return { confirm, question }
}

function RefusedField() {
  const { t } = useTranslation('siteSettings')
  const { error } = useFormField('acceptLowContrast')
  if (!error) return null
  return <Checkbox name="acceptLowContrast" label={t('identity.question.check')} error={error} />
}
