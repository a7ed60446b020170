import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { ConventionExample } from '../../gloss-choice.ts'
import styles from './glosses.module.css'
import { useMarkName } from './use-mark-name.ts'

/** Values of the file, read by a convention. */
export function ConventionExamples({ examples }: { examples: readonly ConventionExample[] }) {
  const { t } = useTranslation('eafGlosses')
  const markName = useMarkName()
  return (
    <div>
      {examples.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without markers.
        <ul role="list" className={styles.examples} aria-label={t('convention.examples')}>
          {examples.map(({ value, mark, base, variant }) => (
            <li key={value}>
              <code>{value}</code> →{' '}
              {mark === null
                ? t('convention.variant', { base, variant: variant ?? '' })
                : base
                  ? t('convention.of', { base, mark: markName(mark) })
                  : markName(mark)}
            </li>
          ))}
        </ul>
      )}
      <small className={styles.detail}>{t('convention.folded')}</small>
    </div>
  )
}
