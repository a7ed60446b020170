import type { HandBuilderView } from '../../../presenters/hand-builder.presenter.ts'
import type { HandLook } from '../../../query/hand-look.ts'

/** The choices as they will be when a look has loaded, so that a tap shows at once. */
export const previewLook = <Picture>(
  { fingers, rows, ...view }: HandBuilderView<Picture>,
  look: HandLook,
): HandBuilderView<Picture> => ({
  ...view,
  fingers: fingers.map((one) => ({ ...one, isChosen: look.fingers.includes(one.finger) })),
  rows: rows.map(({ name, options }) => ({
    name,
    options: options.map((option) => ({ ...option, isChosen: option.label === `${name}.${look[name]}` })),
  })),
})
