import { type PropertyKey, property, wireName } from '#domains/signs/properties.ts'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import { type FormStage, stageSections } from '../form-stages.ts'
import { readValue } from '../property-value.ts'
import { useFormContext } from './form-context.ts'
import { PropertyField } from './PropertyField.tsx'
import type { FieldComponent } from './property-fields.ts'
import { StageSectionFrame } from './StageSectionFrame.tsx'

export interface StageProps {
  document: SignDocument
  errors: Partial<Record<PropertyKey, string>>
  onChange: (key: PropertyKey, value: unknown) => void
}

interface Props extends StageProps {
  stage: FormStage
  /** The component of a property that the stage loads itself. */
  field?: (key: PropertyKey) => FieldComponent | undefined
}

/** A list of translations is mandatory, too, but each of its fields alone is not. */
const isRequired = (key: PropertyKey, mandatory: readonly PropertyKey[]) =>
  property(key).required === true || mandatory.includes(key)

/** The sections of a stage, one field below the other. */
export function StageSections({ stage, document, errors, field, onChange }: Props) {
  const { mandatory } = useFormContext()
  return stageSections(stage).map((section) => (
    <StageSectionFrame key={section.group} section={section}>
      {section.keys.map((key) => (
        <PropertyField
          key={wireName(key)}
          property={key}
          value={readValue(key, document)}
          error={errors[key]}
          required={isRequired(key, mandatory)}
          field={field?.(key)}
          onChange={onChange}
        />
      ))}
    </StageSectionFrame>
  ))
}
