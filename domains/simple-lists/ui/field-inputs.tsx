import type { ComponentProps, ComponentType } from 'react'
import { TextArea, TextInput } from '#ui/base/TextInput.tsx'
import { LazyRichTextEditor } from '#ui/panel/LazyRichTextEditor.tsx'
import type { TranslatedKindName } from '../kinds/translated-kinds.ts'

/** What an input gets from its field, and the language of its text. */
export type FieldInputProps = Pick<
  ComponentProps<typeof LazyRichTextEditor>,
  'id' | 'name' | 'defaultValue' | 'lang' | 'label'
>

const LineInput = ({ label: _, ...control }: FieldInputProps) => <TextInput {...control} />
const ParagraphsInput = ({ label: _, ...control }: FieldInputProps) => <TextArea rows={3} {...control} />

/** The input of each translated kind of field, for the text of one language. `PlainField` has those of the others. */
export const fieldInputs: Record<TranslatedKindName, ComponentType<FieldInputProps>> = {
  translatedLine: LineInput,
  translatedParagraphs: ParagraphsInput,
  translatedRichText: LazyRichTextEditor,
}
