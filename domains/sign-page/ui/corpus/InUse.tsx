import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { SectionHeading } from '#ui/base/SectionHeading.tsx'
import type { CorpusView, SignView } from '../../presenters/sign.presenter.ts'
import { CorpusExample } from './CorpusExample.tsx'
import styles from './InUse.module.css'

interface Props {
  sign: Pick<SignView, 'gloss' | 'address'>
  corpus: CorpusView
  locale: Locale
}

/** One example of the sign in the corpus, with a link to the others. */
export function InUse({ sign, corpus, locale }: Props) {
  const { t } = useTranslation('corpus')
  const [first] = corpus.examples
  return (
    first && (
      <section className={styles.section} aria-labelledby="in-use">
        <SectionHeading id="in-use" link={<a href="#corpus">{t('all', { count: corpus.frequency.uses })}</a>}>
          {t('inUse')}
        </SectionHeading>
        <CorpusExample example={first} sign={sign} locale={locale} />
      </section>
    )
  )
}
