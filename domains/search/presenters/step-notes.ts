import type { SearchStep } from '../search-model.ts'

/** A step beyond the letters of the search text, and whether signs that contain the text or of an earlier step precede. */
export interface StepNote {
  step: Exclude<SearchStep, 'text'>
  isFirst: boolean
}

/** What results say about the steps that found them; nothing when all of them contain the search text. */
export const presentStepNotes = (steps: readonly SearchStep[]): StepNote[] =>
  steps.flatMap((step, at) => (step === 'text' ? [] : [{ step, isFirst: at === 0 }]))
