import { formatVideoTime } from '#platform/i18n/format-video-time.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import type { CorpusExampleView, GlossView, SignView } from '../../presenters/sign.presenter.ts'
import { LicenceLink } from '../AttributionList.tsx'
import { CopyReference } from './CopyReference.tsx'
import styles from './CorpusExample.module.css'
import { ExamplePoster } from './ExamplePoster.tsx'

interface Props {
  example: CorpusExampleView
  sign: Pick<SignView, 'gloss' | 'address'>
  locale: Locale
}

/** A use of the sign: its film, the glosses with this sign marked, what they mean, and where it is from. */
export function CorpusExample({ example, sign, locale }: Props) {
  const { t, language } = useTranslation('corpus')
  const { film, glosses, sentence, source, licence } = example
  const isForeign = sentence && sentence.language !== '' && sentence.language !== locale
  return (
    <div className={styles.example} data-film={film ? '' : undefined}>
      {film && (
        <ExamplePoster film={film} text={sentence?.text ?? glosses.map(({ text }) => text).join(' ')} />
      )}
      <div className={styles.said}>
        <p className={styles.glosses}>
          {glosses.map((gloss, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: glosses have no other identity and never move.
            <Gloss key={at} gloss={gloss} />
          ))}
        </p>
        {sentence && (
          <p className={styles.sentence} lang={isForeign ? sentence.language : undefined}>
            {sentence.text}
          </p>
        )}
      </div>
      <p className={styles.source}>
        {source}
        {film && (
          <>
            {', '}
            <a href={film.address}>
              <VisuallyHidden>{t('moment', { time: '' })}</VisuallyHidden>
              {formatVideoTime(film.from, language)}
            </a>
          </>
        )}
        . <LicenceLink licence={licence} />
        <CopyReference example={example} sign={sign} />
      </p>
    </div>
  )
}

function Gloss({ gloss: { text, isWord, isThis, to } }: { gloss: GlossView }) {
  if (isWord) return <em>{text}</em>
  if (isThis) return <mark className="gloss">{text}</mark>
  return <span className="gloss">{to === null ? text : <a href={to}>{text}</a>}</span>
}
