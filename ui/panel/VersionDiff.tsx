import styles from './VersionDiff.module.css'
import { type TextPart, wordDifference } from './word-difference.ts'

interface Props {
  /** What differs: a name with both values as lines. */
  differences: readonly { key: string; name: string; before: readonly string[]; after: readonly string[] }[]
  /** What the two sides are: "Version 3" and "Version 7". */
  before: string
  after: string
  /** Stands for a value without text: "empty". */
  empty: string
}

/** Two versions property by property, with the changed words marked. */
export function VersionDiff({ differences, before, after, empty }: Props) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari removes the list role of lists without markers.
    <ul role="list" className={styles.list}>
      {differences.map(({ key, name, ...values }) => {
        const parts = wordDifference(values.before.join('\n'), values.after.join('\n'))
        return (
          <li key={key} className={styles.difference}>
            <strong className={styles.name}>{name}</strong>
            <Side label={before} parts={parts.before} mark="del" empty={empty} />
            <Side label={after} parts={parts.after} mark="ins" empty={empty} />
          </li>
        )
      })}
    </ul>
  )
}

function Side({
  label,
  parts,
  mark: Mark,
  empty,
}: {
  label: string
  parts: readonly TextPart[]
  mark: 'del' | 'ins'
  empty: string
}) {
  return (
    <div className={styles.side}>
      <span className={styles.label}>{label}</span>
      <div className={styles.value}>
        {parts.length === 0 && <span className={styles.empty}>{empty}</span>}
        {parts.map(({ text, isChanged }, index) =>
          isChanged ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal pieces occur more than once.
            <Mark key={index}>{text}</Mark>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal pieces occur more than once.
            <span key={index}>{text}</span>
          ),
        )}
      </div>
    </div>
  )
}
