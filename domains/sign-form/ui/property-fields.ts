import type { ComponentType } from 'react'
import { type PropertyKey, type PropertyKind, property } from '#domains/signs/properties.ts'
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

const byKind = {
  text: field(TextField),
  reference: field(ReferenceField),
  yesNo: field(YesNoField),
  keywords: field(TranslationField),
} satisfies Partial<Record<PropertyKind, FieldComponent>>

/** The kinds whose fields are loaded with the stage of relations. Files and their attributions are edited elsewhere. */
export type RelationsKind = Exclude<PropertyKind, keyof typeof byKind | 'files' | 'attribution'>

/** Properties with their own field; a picker replaces a field here. */
const byProperty: Partial<Record<PropertyKey, FieldComponent>> = {
  gloss: field(GlossField),
}

/** The component of a property's field; undefined where a stage has its own, or none. */
export const propertyField = (key: PropertyKey): FieldComponent | undefined =>
  byProperty[key] ?? (byKind as Partial<Record<PropertyKind, FieldComponent>>)[property(key).kind]
