import type { Annotation } from '../annotation.ts'
import type { Tier, TimeSlots } from '../document.ts'
import { attributesText, element, indentation } from './xml-text.ts'

/** A tier, annotation by annotation. */
export function* tierChunks(tier: Tier, slots: TimeSlots): Generator<string> {
  const attributes = attributesText({
    ANNOTATOR: tier.annotator,
    DEFAULT_LOCALE: tier.locale,
    EXT_REF: tier.externalRef,
    LANG_REF: tier.language,
    LINGUISTIC_TYPE_REF: tier.type,
    PARENT_REF: tier.parent,
    PARTICIPANT: tier.participant,
    TIER_ID: tier.id,
  })
  if (tier.annotations.length === 0) {
    yield `${indentation(1)}<TIER${attributes}/>\n`
    return
  }
  yield `${indentation(1)}<TIER${attributes}>\n`
  for (const annotation of tier.annotations) yield annotationElement(annotation, slots)
  yield `${indentation(1)}</TIER>\n`
}

function annotationElement(annotation: Annotation, { ids }: TimeSlots): string {
  const { id, externalRef, language, entry } = annotation
  const shared = { ANNOTATION_ID: id, CVE_REF: entry, EXT_REF: externalRef, LANG_REF: language }
  const [name, attributes] =
    annotation.kind === 'alignable'
      ? ([
          'ALIGNABLE_ANNOTATION',
          {
            ...shared,
            SVG_REF: annotation.svg,
            TIME_SLOT_REF1: ids[annotation.beginSlot] ?? null,
            TIME_SLOT_REF2: ids[annotation.endSlot] ?? null,
          },
        ] as const)
      : ([
          'REF_ANNOTATION',
          { ...shared, ANNOTATION_REF: annotation.parent, PREVIOUS_ANNOTATION: annotation.previous },
        ] as const)
  return [
    `${indentation(2)}<ANNOTATION>\n`,
    `${indentation(3)}<${name}${attributesText(attributes)}>\n`,
    element(4, 'ANNOTATION_VALUE', {}, annotation.value),
    `${indentation(3)}</${name}>\n`,
    `${indentation(2)}</ANNOTATION>\n`,
  ].join('')
}
