import { useEffect, useState } from 'react'
import type { FieldControl } from '../base/Field.tsx'
import type { UploadPicture } from './rich-text/PictureField.tsx'
import { SourceEditor } from './rich-text/SourceEditor.tsx'
import { VisualEditor } from './rich-text/VisualEditor.tsx'
import { isVisuallyEditable } from './rich-text/visual-editor-support.ts'

interface Props extends FieldControl {
  name: string
  /** HTML. */
  defaultValue: string
  /** Accessible name of the visual editor. */
  label: string
  /** Language of the text. */
  lang?: string
  /** Stores a picture for the text; without it pictures cannot be added. */
  uploadPicture?: UploadPicture
}

/**
 * Edits a text with headings, lists, links, tables and pictures, which is submitted as HTML; for use in a Field. What has
 * no tool is kept as it is. Without JavaScript, and for texts that are not only of elements of rich texts, the HTML
 * source is edited.
 */
export function RichTextEditor({ name, defaultValue, label, lang, uploadPicture, ...control }: Props) {
  const [html, setHtml] = useState(defaultValue)
  const [isVisual, setVisual] = useState(false)
  useEffect(() => setVisual(isVisuallyEditable(defaultValue)), [defaultValue])
  const shared = { ...control, name, html, setHtml, lang }
  return isVisual ? (
    <VisualEditor {...shared} {...{ label, uploadPicture }} onSource={() => setVisual(false)} />
  ) : (
    <SourceEditor {...shared} onVisual={() => setVisual(true)} />
  )
}
