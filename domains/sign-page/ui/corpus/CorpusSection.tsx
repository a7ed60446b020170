import { Link } from 'react-router'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { CollapsibleSection } from '#ui/base/CollapsibleSection.tsx'
import type { CorpusView, SignView } from '../../presenters/sign.presenter.ts'
import { CorpusExample } from './CorpusExample.tsx'
import styles from './CorpusSection.module.css'
import { FrequencySection } from './FrequencySection.tsx'

interface Props {
  sign: Pick<SignView, 'gloss' | 'address'>
  corpus: CorpusView
  locale: Locale
}

/** The examples of the sign after the first one, and how often it is used. */
export function CorpusSection({ sign, corpus, locale }: Props) {
  const { t } = useTranslation('corpus')
  const { frequency, examples, more } = corpus
  const [, ...further] = examples
  return (
    <CollapsibleSection id="corpus" title={t('title')} count={frequency.uses} openOnWideScreens>
      <div className={styles.columns}>
        <div>
          <ol className={styles.examples}>
            {further.map((example) => (
              <li key={example.id}>
                <CorpusExample example={example} sign={sign} locale={locale} />
              </li>
            ))}
          </ol>
          {more && (
            <Link to={more.to} preventScrollReset className={styles.more}>
              {t('more', { count: more.count })}
            </Link>
          )}
        </div>
        <FrequencySection frequency={frequency} />
      </div>
    </CollapsibleSection>
  )
}
