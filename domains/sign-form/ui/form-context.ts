import { createContext, type ReactNode, useContext } from 'react'
import type { GlossaryLinks } from '#domains/signs/glossary.presenter.ts'
import type { PropertyKey } from '#domains/signs/properties.ts'
import type { ListName } from '#domains/vocabularies/reference-lists.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { EntryChoice, LanguageChoice, ListChoices, SignChoice } from '../form-choices.ts'
import type { PhonologyChoices } from '../sign-form-view.ts'

/** A value to be added to a reference list from within the form. */
export interface NewValue {
  list: ListName
  /** The typed text, as its name. */
  name: string
  /** The value that shall contain it. */
  within?: string
  /** Called with the added value, which the form then offers. */
  onAdd: (id: number) => void
}

/** What the fields need besides their value; it does not change while somebody types. */
export interface FormContextValue {
  locale: Locale
  lists: ListChoices
  languages: readonly LanguageChoice[]
  phonology: PhonologyChoices
  /** The terms of the glossary that explain each property. */
  glossary: GlossaryLinks
  /** The properties that the owner made mandatory. */
  mandatory: readonly PropertyKey[]
  entry: (id: number) => EntryChoice | undefined
  /** A sign that the document refers to, or that was found. */
  sign: (id: number) => SignChoice | undefined
  addSigns: (signs: readonly SignChoice[]) => void
  /** Id of the described sign; null for a new one. */
  self: number | null
  /** Opens the dialog for a new value; null for people who may not add one. */
  addValue: ((value: NewValue) => void) | null
}

export const FormContext = createContext<FormContextValue | null>(null)

/** @throws Error outside the form of a sign */
export function useFormContext(): FormContextValue {
  const context = useContext(FormContext)
  if (!context) throw new Error('The field is outside of a form of a sign')
  return context
}

/** The field of one property. */
export interface PropertyFieldProps<Value = unknown> {
  property: PropertyKey
  label: string
  hint: ReactNode
  required: boolean
  error: string | undefined
  value: Value | undefined
  onChange: (value: Value | undefined) => void
}
