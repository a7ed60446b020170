import { Node, ReactNodeViewRenderer } from '@tiptap/react'
import { PictureView } from './PictureView.tsx'

/** A picture of a text. */
export interface Picture {
  /** Path of its file. */
  src: string
  /** CSS pixels; null while unknown. */
  width: number | null
  height: number | null
}

const size = (name: 'width' | 'height') => ({
  default: null,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name)) || null,
})

/** A picture. Its alternative text is null while nobody has decided, and empty for decoration. */
export const pictureNode = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: '' },
    alt: { default: null },
    width: size('width'),
    height: size('height'),
  }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', { ...HTMLAttributes, loading: 'lazy' }],
  addNodeView: () => ReactNodeViewRenderer(PictureView),
})
