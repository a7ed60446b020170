import type { ComponentProps, ComponentType } from 'react'
import { usePictureUpload } from '#domains/media/ui/use-picture-upload.ts'
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

/** The editor of a text, with pictures. */
const RichTextInput = (props: FieldInputProps) => (
  <LazyRichTextEditor {...props} uploadPicture={usePictureUpload()} />
)

/** The input of each translated kind of text, for the text of one language. `PlainField` has those of the others. */
export const fieldInputs: Record<
  Exclude<TranslatedKindName, 'translatedFilm'>,
  ComponentType<FieldInputProps>
> = {
  translatedLine: LineInput,
  translatedParagraphs: ParagraphsInput,
  translatedRichText: RichTextInput,
}
