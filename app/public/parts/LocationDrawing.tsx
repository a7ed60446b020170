import { classNames } from '#ui/base/class-names.ts'
import body from '#ui/body/pictures.module.css'

/** A drawing that the server rendered. Uses a class of the drawings, so that their style sheet is part of the page. */
export const LocationDrawing = ({
  markup,
  className,
}: {
  markup: string
  className?: string | undefined
}) => (
  <span
    className={classNames(body.picture, className)}
    aria-hidden
    // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own drawings, which contains no data of users.
    dangerouslySetInnerHTML={{ __html: markup }}
  />
)
