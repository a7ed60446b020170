import StarterKit from '@tiptap/starter-kit'
import { keptElements } from './kept-elements.ts'
import { isLinkAddress } from './link-address.ts'
import { pictureNode } from './picture-node.ts'
import { tableNodes } from './table-nodes.ts'

/** What the visual editor can show. The fourth level of headings has no tool. */
export const richTextExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: isLinkAddress,
    },
  }),
  ...tableNodes,
  pictureNode,
  ...keptElements,
]
