import type { ComponentType } from 'react'
import type { PropertyKey, PropertyKind } from '#domains/signs/properties.ts'
import { GlossField } from './fields/GlossField.tsx'
import { ReferenceField } from './fields/ReferenceField.tsx'
import { TextField } from './fields/TextField.tsx'
import { TranslationField } from './fields/TranslationField.tsx'
import { YesNoField } from './fields/YesNoField.tsx'
import type { PropertyFieldProps } from './form-context.ts'

export type FieldComponent = ComponentType<PropertyFieldProps>

/** A field receives the value of its own property, whose type depends on the kind. */
export const field = <Value>(component: ComponentType<PropertyFieldProps<Value>>) =>
  component as unknown as FieldComponent

const byKind: Partial<Record<PropertyKind, FieldComponent>> = {
  text: field(TextField),
  reference: field(ReferenceField),
  yesNo: field(YesNoField),
  keywords: field(TranslationField),
}

/** Properties with their own field; a picker replaces a field here. */
const byProperty: Partial<Record<PropertyKey, FieldComponent>> = {
  gloss: field(GlossField),
}

/** The component of a property's field; undefined where a stage has its own, or none. */
export const propertyField = (key: PropertyKey, kind: PropertyKind): FieldComponent | undefined =>
  byProperty[key] ?? byKind[kind]
