import { useState } from 'react'
import { type PropertyKey, type ReferenceKey, wireName } from '#domains/signs/properties.ts'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { type StageSection, stageSections } from '../../form-stages.ts'
import { describesOtherHand, findPhonologyHints, usesOtherHand } from '../../phonology-hints.ts'
import { readValue } from '../../property-value.ts'
import { useFormContext } from '../form-context.ts'
import { PropertyField } from '../PropertyField.tsx'
import { PropertyHelp } from '../PropertyHelp.tsx'
import { type FieldComponent, field } from '../property-fields.ts'
import { StageSectionFrame } from '../StageSectionFrame.tsx'
import type { StageProps } from '../StageSections.tsx'
import { HandednessField } from './HandednessField.tsx'
import { HandSlots, type OpenSlot } from './HandSlots.tsx'
import { LocationField } from './LocationField.tsx'
import { MovementPreview } from './MovementPreview.tsx'
import { MovementDirectionField, MovementShapeField } from './movement-fields.tsx'
import styles from './PhonologyFields.module.css'

const hands = {
  dominant: { start: 'handshapeDominant', end: 'handshapeDominantSecond' },
  nondominant: { start: 'handshapeNondominant', end: 'handshapeNondominantSecond' },
} as const satisfies Record<string, Record<string, ReferenceKey>>

/** Shown only when the other hand takes part. */
const otherHandKeys: readonly PropertyKey[] = ['relationBetweenArticulators']

const ownFields: Partial<Record<PropertyKey, FieldComponent>> = {
  handedness: field(HandednessField),
  movementDirection: field(MovementDirectionField),
  movementShape: field(MovementShapeField),
}

/** Fields that are not part of a row of fields. */
const wideKeys: readonly PropertyKey[] = ['handedness']
const pickerKeys: readonly PropertyKey[] = [
  ...Object.values(hands).flatMap(({ start, end }) => [start, end]),
  'location',
  'locationPrecise',
]

/** The stage of the form that describes how a sign is made. */
export function PhonologyFields(props: StageProps) {
  return stageSections('phonology').map((section) => (
    <StageSectionFrame key={section.group} section={section}>
      <SectionFields {...props} section={section} />
    </StageSectionFrame>
  ))
}

function SectionFields({ section: { group, keys }, ...props }: StageProps & { section: StageSection }) {
  const { document, errors, onChange } = props
  const { lists } = useFormContext()
  const isShown = (key: PropertyKey) =>
    !otherHandKeys.includes(key) || isFieldShown(key, document) || usesOtherHand(document, lists)
  const fields = (some: readonly PropertyKey[]) =>
    some.map((key) => (
      <PropertyField
        key={wireName(key)}
        property={key}
        value={readValue(key, document)}
        error={errors[key]}
        required={false}
        field={ownFields[key]}
        onChange={onChange}
      />
    ))
  const row = keys.filter((key) => !wideKeys.includes(key) && !pickerKeys.includes(key) && isShown(key))
  return (
    <>
      {fields(keys.filter((key) => wideKeys.includes(key)))}
      {group === 'hands' && <Hands {...props} />}
      {group === 'place' && <Place {...props} />}
      <div className={styles.fields}>{fields(row)}</div>
      {/* Below the fields, because it appears with the first value and must not move the field in use. */}
      {group === 'movement' && <MovementPreview document={document} />}
    </>
  )
}

/** A field with a value stays, so that the value can be removed. */
const isFieldShown = (key: PropertyKey, document: SignDocument) => readValue(key, document) !== undefined

/** The handshapes of both hands, and what contradicts itself in them. */
function Hands({ document, errors, onChange }: StageProps) {
  const { t } = useTranslation('signPhonology')
  const { lists } = useFormContext()
  const [open, setOpen] = useState<OpenSlot>(null)
  const { values } = document
  const hints = findPhonologyHints(document, lists)
  const isDescribed = describesOtherHand(document)
  const isShown = usesOtherHand(document, lists) || (values.handedness === undefined && isDescribed)
  const slots = (hand: keyof typeof hands) => {
    const keys = hands[hand]
    return (
      <HandSlots
        hand={hand}
        hint={<PropertyHelp property={keys.start} />}
        keys={keys}
        values={{ start: values[keys.start]?.[0], end: values[keys.end]?.[0] }}
        errors={errors}
        open={open}
        onOpen={setOpen}
        onChange={onChange}
      />
    )
  }
  return (
    <>
      {slots('dominant')}
      {isShown && slots('nondominant')}
      {!isShown && <p className={styles.note}>{t(isDescribed ? 'otherHand.kept' : 'otherHand.hidden')}</p>}
      {hints.map((hint) => (
        <Callout key={hint} title={t(`hint.${hint}`)}>
          {hint === 'otherHandUnused' && (
            <Button
              size="small"
              onClick={() => {
                onChange('handshapeNondominant', undefined)
                onChange('handshapeNondominantSecond', undefined)
              }}
            >
              {t('otherHand.remove')}
            </Button>
          )}
        </Callout>
      ))}
    </>
  )
}

function Place({ document, errors, onChange }: StageProps) {
  const { t } = useTranslation('properties')
  const { location, locationPrecise } = document.values
  return (
    <LocationField
      labels={{ area: t('location'), precise: t('location_precise') }}
      hints={{
        area: <PropertyHelp property="location" />,
        precise: <PropertyHelp property="locationPrecise" />,
      }}
      errors={{ area: errors.location, precise: errors.locationPrecise }}
      area={location?.[0]}
      precise={locationPrecise?.[0]}
      onChange={onChange}
    />
  )
}
