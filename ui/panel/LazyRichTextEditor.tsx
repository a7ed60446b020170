import { type ComponentProps, useState } from 'react'
import { TextArea } from '../base/TextInput.tsx'
import { LazyPart } from './LazyPart.tsx'
import { lazyComponent } from './lazy-component.ts'
import type { RichTextEditor } from './RichTextEditor.tsx'

type Props = ComponentProps<typeof RichTextEditor>

const lazyEditor = lazyComponent<Props>(async () => (await import('./RichTextEditor.tsx')).RichTextEditor)

/** The editor of rich texts, for pages that often have none. Until its code is loaded, the HTML is edited. */
export function LazyRichTextEditor({ defaultValue, ...props }: Props) {
  const [html, setHtml] = useState(defaultValue)
  const { label: _, ...control } = props
  return (
    <LazyPart
      component={lazyEditor}
      loading={
        <TextArea
          {...control}
          value={html}
          spellCheck={false}
          onChange={(event) => setHtml(event.currentTarget.value)}
        />
      }
    >
      {(Editor) => <Editor {...props} defaultValue={html} />}
    </LazyPart>
  )
}
