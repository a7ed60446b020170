import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import ArrowDown from '#ui/icons/arrow-down.ts'
import type { CompletenessView } from '../language.presenter.ts'
import styles from './languages.module.css'
import { ProgressMeter } from './ProgressMeter.tsx'

interface Props {
  completeness: readonly CompletenessView[]
  /** Path of the CSV file of what is missing. */
  file: string
}

/** How far a language is, with links to what is missing. */
export function LanguageProgress({ completeness, file }: Props) {
  const { t } = useTranslation('languages')
  const isFull = completeness.every(({ missing }) => missing === 0)
  return (
    <section className={styles.progress} aria-labelledby="progress">
      <h2 id="progress">{t('progress.title')}</h2>
      <dl className={styles.kinds}>
        {completeness.map(({ kind, translated, total, percent, missing, path }) => (
          <div key={kind}>
            <dt>{t(`kind.${kind}`)}</dt>
            <dd>
              <span>{t('complete', { done: translated, total })}</span>
              <ProgressMeter percent={percent} />
              {missing > 0 &&
                (path ? (
                  <a href={path}>{t('missing', { count: missing })}</a>
                ) : (
                  <span>{t('missing', { count: missing })}</span>
                ))}
            </dd>
          </div>
        ))}
      </dl>
      {isFull ? (
        <p>{t('progress.full')}</p>
      ) : (
        <div>
          <ButtonLink to={file} download icon={<Icon icon={ArrowDown} />}>
            {t('progress.file')}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}
