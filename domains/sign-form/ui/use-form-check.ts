import { useState } from 'react'
import type { PropertyIssue } from '#domains/signs/kinds/index.ts'
import type { PropertyKey } from '#domains/signs/properties.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { toast } from '#ui/base/toast-store.ts'
import { type FormStage, stageOf } from '../form-stages.ts'

/** What is wrong in the form. The messages of a stage appear once somebody wanted to leave or save it. */
export function useFormCheck(
  issues: readonly PropertyIssue[],
  showField: (key: PropertyKey) => Promise<void>,
) {
  const { t } = useTranslation('errors')
  const [checked, setChecked] = useState<ReadonlySet<FormStage>>(new Set())
  return {
    errors: Object.fromEntries(
      issues
        .filter(({ key }) => checked.has(stageOf(key)))
        .map(({ key, code, params }) => [key, t(code, params)]),
    ),
    /** Reports what is wrong in these stages; true when nothing is. */
    check(stages: readonly FormStage[]): boolean {
      setChecked(new Set([...checked, ...stages]))
      const wrong = issues.filter(({ key }) => stages.includes(stageOf(key)))
      const [first] = wrong
      if (!first) return true
      const isMissing = wrong.some(({ code }) => code === 'value.required')
      toast(t(isMissing ? 'form.mandatory' : 'form.incorrect'), 'danger')
      void showField(first.key)
      return false
    },
  }
}
