import { type ReactNode, useId } from 'react'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import Download from '#ui/icons/download.ts'
import styles from './numbers.module.css'

interface Props {
  title: string
  /** URL of the CSV file. */
  file: string
  children: ReactNode
}

/** A part of the page with its file. */
export function NumbersPart({ title, file, children }: Props) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <ButtonLink to={file} download icon={<Icon icon={Download} />}>
          CSV <VisuallyHidden>{title}</VisuallyHidden>
        </ButtonLink>
      </div>
      {children}
    </section>
  )
}
