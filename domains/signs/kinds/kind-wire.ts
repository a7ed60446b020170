import type { ZodInt, ZodObject, ZodString, ZodType } from 'zod'
import type { ZodMiniString, ZodMiniType } from 'zod/mini'
import type { PropertyKey, Registry } from '../properties.ts'
import type { SignDocument } from '../sign-document.ts'

/** The properties of a sign as programs write and read them, by the keys of CSV. */
export type WireProperties = Readonly<Record<string, unknown>>

/** Schemas of what an answer refers to. */
export interface AnswerSchemas {
  entry: ZodType
  /** Another sign. */
  related: ZodObject<{ id: ZodInt; gloss: ZodString }>
}

/** How requests and answers contain the properties of one kind. Schemas are loaded by the server only. */
export interface KindWire {
  /**
   * The schemas of the parts of a document as the form sends it. Which languages exist is checked later.
   * @param text a text of at most so many characters
   */
  formParts(text: (max: number) => ZodMiniString): Partial<Record<keyof SignDocument, ZodMiniType>>
  /** The schemas of the properties that programs write. Files are not among them. */
  bodyFields(registry: Registry): Record<string, ZodType>
  /** The schemas of the properties in answers. */
  answerFields(shown: Registry, schemas: AnswerSchemas): Record<string, ZodType>
  /**
   * The part of the document after a program wrote it. Missing properties are unchanged; null and empty lists remove.
   * @param entryIds the ids of values of the list of a property; unknown ones are left out and reported
   */
  parse(
    body: WireProperties,
    before: SignDocument,
    entryIds: (key: PropertyKey, values: readonly string[]) => number[],
  ): Partial<SignDocument>
  /** The properties as programs read them. */
  write(document: SignDocument, value: (entryId: number) => string): WireProperties
  /** The values of reference lists that a program wrote. */
  namedValues?(body: WireProperties): string[]
}
