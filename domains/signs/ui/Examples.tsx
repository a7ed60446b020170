import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ExampleView } from '../sign.presenter.ts'
import styles from './Examples.module.css'
import { SignVideo } from './SignVideo.tsx'
import { Spoken } from './Spoken.tsx'

/** Example sentences, each with the signs it uses, in order, as links. */
export function Examples({ examples, locale }: { examples: ExampleView[]; locale: string }) {
  const { t } = useTranslation('signs')
  if (examples.length === 0) return null
  return (
    <section aria-labelledby="examples">
      <h2 id="examples">{t('examples')}</h2>
      <ol className={styles.examples}>
        {examples.map((example, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: examples have no other identity and never move.
          <li key={at} className={styles.example}>
            {example.texts.map((text) => (
              <p key={text.language} className={styles.text}>
                <Spoken text={text} locale={locale} />
              </p>
            ))}
            {example.video && (
              <SignVideo video={example.video} label={example.texts[0]?.text ?? t('otherVideo.example')} />
            )}
            {example.signs.length > 0 && <Signs signs={example.signs} locale={locale} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Signs({ signs, locale }: { signs: ExampleView['signs']; locale: string }) {
  const { t } = useTranslation('signs')
  return (
    <p className={styles.signs}>
      <span className={styles.label}>{t('exampleSigns')}</span>
      {signs.map(({ id, gloss }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sign may be used twice in a sentence.
        <span key={at} className="gloss">
          {id === null ? gloss : <Link to={`/${locale}/signs/view/${id}`}>{gloss}</Link>}
        </span>
      ))}
    </p>
  )
}
