import type { Translate } from '#platform/i18n/translate.ts'
import type { Step } from '#ui/panel/StepList.tsx'
import { type FormStage, formStages } from '../form-stages.ts'
import type { StageProgress } from '../stage-progress.ts'

interface Options {
  stagePath: (stage: FormStage) => string
  /** Path of the form, for the sections. */
  path: string
  t: Translate<['signForm', 'signPhonology']>
}

/** The stages with their state in words; only what is wrong or mandatory looks like an error. */
export function presentStages(
  progress: readonly StageProgress[],
  current: FormStage,
  { stagePath, t }: Options,
): Step[] {
  return formStages.map((stage) => {
    const described = progress.find((one) => one.stage === stage)
    const base = { id: stage, to: stagePath(stage), label: t(`stages.${stage}`) }
    const isDone = described !== undefined && described.issues.length === 0 && described.filled > 0
    return {
      ...base,
      state: stage === current ? 'current' : isDone ? 'done' : 'other',
      stateText: described ? stateText(described, t) : '',
    }
  })
}

/** What is missing or wrong, and how many fields are filled in. */
function stateText({ issues, filled, total }: StageProgress, t: Options['t']): string {
  const count = filled === 0 ? t('progress.nothing') : t('progress.filled', { filled, total })
  if (issues.length === 0) return count
  const isMissing = issues.some(({ code }) => code === 'value.required')
  const issue = t(isMissing ? 'progress.missing' : 'progress.wrong')
  return filled === 0 ? issue : `${issue}\u00A0· ${count}`
}
