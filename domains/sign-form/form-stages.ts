import { kinds } from '#domains/signs/kinds/index.ts'
import {
  type PropertyGroup,
  type PropertyKey,
  property,
  propertyKeys,
  type Stage,
} from '#domains/signs/properties.ts'

/** The stages in which a sign is described, in their order. */
export const describedStages = [
  'identification',
  'phonology',
  'morphology',
  'relations',
] as const satisfies readonly Stage[]

/** The stages of the form: those of the registry, then the preview (D5). */
export const formStages = [...describedStages, 'preview'] as const
export type FormStage = (typeof formStages)[number]

/** The stage in a URL; the first one for anything else. */
export const stageFromUrl = (text: string | null): FormStage =>
  formStages.find((stage) => stage === text) ?? 'identification'

const groupOrder: readonly PropertyGroup[] = [
  'identification',
  'meaning',
  'hands',
  'place',
  'movement',
  'nonManual',
  'morphology',
  'use',
  'relations',
]

export interface StageSection {
  group: PropertyGroup
  keys: PropertyKey[]
}

/** The sections of a stage with their properties, in the order of the registry. */
export const stageSections = (stage: FormStage): StageSection[] =>
  groupOrder.flatMap((group) => {
    const keys = propertyKeys.filter(
      (key) =>
        property(key).stage === stage &&
        property(key).group === group &&
        kinds[property(key).kind].hasField(key),
    )
    return keys.length > 0 ? [{ group, keys }] : []
  })

/** The stage in which a property is entered. */
export const stageOf = (key: PropertyKey): FormStage => property(key).stage
