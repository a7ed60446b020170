import type { Annotation } from '../annotation.ts'
import type { AttributeReader } from './attribute-reader.ts'
import type { EafBuilder } from './eaf-builder.ts'
import type { ElementReader } from './element-table.ts'

/** Readers of time slots, tiers and annotations. */
export const annotationElements = (
  root: string,
  keep: (text: string) => string,
): [string, ElementReader<EafBuilder>][] => [
  ['TIME_ORDER', { within: [root] }],
  ['TIME_SLOT', { within: ['TIME_ORDER'], open: openTimeSlot }],
  ['TIER', { within: [root], open: openTier }],
  ['ANNOTATION', { within: ['TIER'] }],
  ['ALIGNABLE_ANNOTATION', { within: ['ANNOTATION'], open: openAlignable }],
  ['REF_ANNOTATION', { within: ['ANNOTATION'], open: openReference }],
  [
    'ANNOTATION_VALUE',
    {
      within: ['ALIGNABLE_ANNOTATION', 'REF_ANNOTATION'],
      close: ({ annotation }, text) => {
        if (annotation) annotation.value = keep(text)
      },
    },
  ],
]

function openTimeSlot(builder: EafBuilder, attributes: AttributeReader): void {
  const id = attributes.id('TIME_SLOT_ID')
  const time = attributes.milliseconds('TIME_VALUE', id)
  const isNegative = time !== null && time < 0
  // ELAN writes -1 for a slot without a time.
  if (isNegative && time !== -1)
    builder.diagnostics.report('invalidNumber', attributes.line, attributes.element, {
      id,
      attribute: 'TIME_VALUE',
      value: String(time),
    })
  if (builder.addSlot(id, isNegative ? null : time) === undefined)
    builder.diagnostics.report('duplicateId', attributes.line, attributes.element, {
      id,
      attribute: 'TIME_SLOT_ID',
    })
}

function openTier(builder: EafBuilder, attributes: AttributeReader): void {
  const tier = {
    id: attributes.required('TIER_ID'),
    type: attributes.required('LINGUISTIC_TYPE_REF'),
    parent: attributes.optional('PARENT_REF'),
    participant: attributes.optional('PARTICIPANT'),
    annotator: attributes.optional('ANNOTATOR'),
    locale: attributes.optional('DEFAULT_LOCALE'),
    language: attributes.optional('LANG_REF'),
    externalRef: attributes.optional('EXT_REF'),
    annotations: [],
  }
  builder.tier = builder.add(builder.document.tiers, tier, attributes.line)
  builder.annotationLines.push([])
}

function openAlignable(builder: EafBuilder, attributes: AttributeReader): void {
  const id = attributes.id('ANNOTATION_ID')
  addAnnotation(builder, attributes, {
    kind: 'alignable',
    id,
    value: '',
    begin: null,
    end: null,
    timing: 'unknown',
    externalRef: attributes.optional('EXT_REF'),
    language: attributes.optional('LANG_REF'),
    entry: attributes.optional('CVE_REF'),
    beginSlot: slotOf(builder, attributes, id, 'TIME_SLOT_REF1'),
    endSlot: slotOf(builder, attributes, id, 'TIME_SLOT_REF2'),
    svg: attributes.optional('SVG_REF'),
  })
}

/** The slot that an attribute names. If there is none, a slot without a time takes its place. */
function slotOf(builder: EafBuilder, attributes: AttributeReader, id: string, name: string): number {
  const slotId = attributes.id(name)
  const slot = builder.slots.get(slotId)
  if (slot !== undefined) return slot
  if (slotId !== '')
    builder.diagnostics.report('danglingReference', attributes.line, attributes.element, {
      id,
      attribute: name,
      value: slotId,
    })
  return builder.addSlot(slotId, null) ?? 0
}

function openReference(builder: EafBuilder, attributes: AttributeReader): void {
  addAnnotation(builder, attributes, {
    kind: 'reference',
    id: attributes.id('ANNOTATION_ID'),
    value: '',
    begin: null,
    end: null,
    timing: 'unknown',
    externalRef: attributes.optional('EXT_REF'),
    language: attributes.optional('LANG_REF'),
    entry: attributes.optional('CVE_REF'),
    parent: attributes.id('ANNOTATION_REF'),
    previous: attributes.optional('PREVIOUS_ANNOTATION'),
  })
}

function addAnnotation(
  builder: EafBuilder,
  { line, element }: AttributeReader,
  annotation: Annotation,
): void {
  builder.annotation = annotation
  builder.tier?.annotations.push(annotation)
  builder.annotationLines.at(-1)?.push(line)
  const { id } = annotation
  if (id === '') return
  if (!builder.annotations.add(id, annotation))
    builder.diagnostics.report('duplicateId', line, element, { id, attribute: 'ANNOTATION_ID' })
}
