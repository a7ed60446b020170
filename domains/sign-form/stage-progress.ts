import { canonicalDocument } from '#domains/signs/canonical-document.ts'
import { isFilled } from '#domains/signs/filled-properties.ts'
import type { PropertyIssue } from '#domains/signs/kinds/index.ts'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import { describedStages, type StageSection, stageOf, stageSections } from './form-stages.ts'

export interface SectionProgress extends StageSection {
  filled: number
}

export interface StageProgress {
  stage: (typeof describedStages)[number]
  sections: SectionProgress[]
  filled: number
  total: number
  /** Mandatory values that are missing, and wrong values. */
  issues: PropertyIssue[]
}

/** How much of each stage is described. */
export function stageProgress(document: SignDocument, issues: readonly PropertyIssue[]): StageProgress[] {
  const canonical = canonicalDocument(document)
  return describedStages.map((stage) => {
    const sections = stageSections(stage).map((section) => ({
      ...section,
      filled: section.keys.filter((key) => isFilled(key, canonical)).length,
    }))
    return {
      stage,
      sections,
      filled: sections.reduce((sum, { filled }) => sum + filled, 0),
      total: sections.reduce((sum, { keys }) => sum + keys.length, 0),
      issues: issues.filter(({ key }) => stageOf(key) === stage),
    }
  })
}
