import type { ComponentProps, ComponentType } from 'react'
import { TextInput } from '#ui/base/TextInput.tsx'
import { LazyRichTextEditor } from '#ui/panel/LazyRichTextEditor.tsx'
import type { FieldKindName } from '../kinds/index.ts'

/** What an input gets from its field, and the language of its text. */
export type FieldInputProps = Pick<
  ComponentProps<typeof LazyRichTextEditor>,
  'id' | 'name' | 'defaultValue' | 'lang' | 'label'
>

const LineInput = ({ label: _, ...control }: FieldInputProps) => <TextInput {...control} />

/** The input of each kind of field, for the text of one language. */
export const fieldInputs: Record<FieldKindName, ComponentType<FieldInputProps>> = {
  translatedLine: LineInput,
  translatedRichText: LazyRichTextEditor,
}
