import type { MarkedText } from '../engine/mark-text.ts'
import styles from './HighlightedText.module.css'

/** A text with the matching part highlighted. */
export function HighlightedText({ text, mark }: MarkedText) {
  if (!mark) return text
  const [from, to] = mark
  return (
    <>
      {text.slice(0, from)}
      <mark className={styles.mark}>{text.slice(from, to)}</mark>
      {text.slice(to)}
    </>
  )
}
