import { useMemo } from 'react'
import type { ValueNames } from '#domains/signs/kinds/kind-module.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { FormContextValue } from './form-context.ts'

/** The names of values in the language of the page. */
export function useValueNames({ entry, sign, languages }: FormContextValue): ValueNames {
  const { t } = useTranslation(['signs', 'kit'])
  return useMemo(
    () => ({
      entry: (id) => entry(id)?.label ?? `#${id}`,
      sign: (id) => sign(id)?.gloss ?? t('signs:hiddenSign', { id }),
      language: (code) => languages.find((one) => one.code === code)?.name ?? code,
      relation: (kind) => t(`signs:relation.${kind}`),
      yesNo: (value) => t(value ? 'kit:triState.yes' : 'kit:triState.no'),
    }),
    [entry, sign, languages, t],
  )
}
