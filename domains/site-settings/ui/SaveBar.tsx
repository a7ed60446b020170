import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Button, ButtonLink } from '#ui/base/Button.tsx'
import styles from './site-settings.module.css'

interface Props {
  /** What saving does. */
  note: ReactNode
  discard: string
  save: string
}

/** The bar at the foot of a page that changes the website: discard or save. */
export function SaveBar({ note, discard, save }: Props) {
  const isSending = useNavigation().state === 'submitting'
  return (
    <div className={styles.saveBar}>
      <p>{note}</p>
      <ButtonLink to="?">{discard}</ButtonLink>
      <Button type="submit" variant="primary" pending={isSending}>
        {save}
      </Button>
    </div>
  )
}
