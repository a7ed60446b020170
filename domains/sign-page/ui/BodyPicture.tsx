import { UploadedPicture } from '#ui/base/UploadedPicture.tsx'
import body from '#ui/body/pictures.module.css'
import styles from './BodyPicture.module.css'

interface Props {
  /** Markup of our own drawings. */
  markup: string | null | undefined
  /** URL of the dictionary's own picture of the value. */
  picture?: string | null
}

/** A drawing of location or movement on the body, else the dictionary's picture, else nothing. */
export function BodyPicture({ markup, picture = null }: Props) {
  // Uses a class of the drawings, so that their style sheet is part of the page.
  const className = `${styles.drawn} ${body.picture}`
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own drawings, which contains no data of users.
  if (markup) return <div className={className} dangerouslySetInnerHTML={{ __html: markup }} />
  return picture && <UploadedPicture className={styles.picture} src={picture} />
}
