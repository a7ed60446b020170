import { Callout } from '#ui/base/Callout.tsx'
import type { StaleParametersView } from '../present-stale-parameters.ts'
import styles from './StaleParametersNote.module.css'

/** Lists the parameters of the URL that the page ignored, because they do not exist (any more). */
export function StaleParametersNote({ stale }: { stale: StaleParametersView | null }) {
  if (!stale) return null
  return (
    <div className={styles.note}>
      <Callout title={stale.title}>
        <ul className={styles.problems}>
          {stale.problems.map(({ name, sentence }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change.
            <li key={index}>
              <strong>{name}</strong>: {sentence}
            </li>
          ))}
        </ul>
      </Callout>
    </div>
  )
}
