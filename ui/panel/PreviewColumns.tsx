import { type ReactNode, useId } from 'react'
import styles from './PreviewColumns.module.css'

interface Props {
  /** Title of the preview. */
  title: string
  /** What visitors will see. */
  preview: ReactNode
  children: ReactNode
}

/** A form with its preview: beside it, and above it in narrow windows. A long preview scrolls by itself. */
export function PreviewColumns({ title, preview, children }: Props) {
  const id = useId()
  return (
    <div className={styles.columns}>
      <div>{children}</div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards scroll a long preview. */}
      <section className={styles.aside} aria-labelledby={id} tabIndex={0}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {preview}
      </section>
    </div>
  )
}
