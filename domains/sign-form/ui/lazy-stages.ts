import { prefersReducedData, whenIdle } from '#ui/base/when-idle.ts'
import { lazyComponent } from '#ui/panel/lazy-component.ts'
import { type FormStage, formStages } from '../form-stages.ts'

/** Has the pickers and drawings of hands and body, which no other stage needs. */
export const lazyPhonologyFields = lazyComponent(() =>
  import('./phonology/PhonologyFields.tsx').then(({ PhonologyFields }) => PhonologyFields),
)

/** Beside the first two stages only. */
export const lazySimilarSigns = lazyComponent(() =>
  import('./phonology/SimilarSigns.tsx').then(({ SimilarSigns }) => SimilarSigns),
)

export const lazyRelationsFields = lazyComponent(() =>
  import('./RelationsFields.tsx').then(({ RelationsFields }) => RelationsFields),
)

/** Has the public page of a sign. */
export const lazyPreviewStage = lazyComponent(() =>
  import('./PreviewStage.tsx').then(({ PreviewStage }) => PreviewStage),
)

/** Has the code that uploads files. */
export const lazySignFiles = lazyComponent(() =>
  import('./media/SignFiles.tsx').then(({ SignFiles }) => SignFiles),
)

export const lazyConflictDialog = lazyComponent(() =>
  import('./ConflictDialog.tsx').then(({ ConflictDialog }) => ConflictDialog),
)

export const lazyRenameDialog = lazyComponent(() =>
  import('#domains/eaf-videos/ui/uses/RenameDialog.tsx').then(({ RenameDialog }) => RenameDialog),
)

/** Loads the code of a stage unless it is loaded; the page has that of the other stages. */
export async function loadStage(stage: FormStage): Promise<void> {
  if (stage === 'phonology') await Promise.all([lazyPhonologyFields.load(), lazySimilarSigns.load()])
  if (stage === 'relations') await lazyRelationsFields.load()
  if (stage === 'preview') await lazyPreviewStage.load()
}

/**
 * Loads the stages before and after a stage when the browser is idle, so that they open at once.
 * @returns cancels it
 */
export function preloadNeighbours(stage: FormStage): (() => void) | undefined {
  if (prefersReducedData()) return undefined
  const at = formStages.indexOf(stage)
  return whenIdle(() => {
    // A failure is not reported here: opening the stage loads it again.
    for (const near of [formStages[at - 1], formStages[at + 1]]) if (near) loadStage(near).catch(() => {})
  })
}
