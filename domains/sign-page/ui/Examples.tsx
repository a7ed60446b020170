import { signPath } from '#domains/signs/sign-path.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { CollapsibleSection } from '#ui/base/CollapsibleSection.tsx'
import type { ExampleView, SignView } from '../presenters/sign.presenter.ts'
import { AttributionList } from './AttributionList.tsx'
import styles from './Examples.module.css'
import { LocalizedText } from './LocalizedText.tsx'
import { SignVideo } from './SignVideo.tsx'

/** Example sentences with their videos and links to their signs, then example videos without a sentence. */
export function Examples({ sign, locale }: { sign: SignView; locale: Locale }) {
  const { t } = useTranslation('signs')
  const { examples, media, licence } = sign
  if (examples.length === 0 && media.examples.length === 0) return null
  return (
    <CollapsibleSection
      id="examples"
      title={t('examples')}
      count={examples.length + media.examples.length}
      openOnWideScreens
    >
      <ol className={styles.examples}>
        {examples.map((example, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: examples have no other identity and never move.
          <li key={at} className={example.video ? styles.watched : styles.example}>
            {example.video && (
              <SignVideo video={example.video} label={example.texts[0]?.text ?? t('otherVideo.example')} />
            )}
            <div className={styles.said}>
              {example.texts.map((text) => (
                <p key={text.language} className={styles.text}>
                  <LocalizedText text={text} locale={locale} />
                </p>
              ))}
              {example.signs.length > 0 && <Signs signs={example.signs} locale={locale} />}
              {example.video && <AttributionList files={[example.video]} defaultLicence={licence} />}
            </div>
          </li>
        ))}
        {media.examples.map(({ name, video }) => (
          <li key={video.source} className={styles.watched}>
            <SignVideo video={video} label={`${name}: ${sign.gloss}`} />
            <div className={styles.said}>
              <p className={styles.text}>{name}</p>
              <AttributionList files={[video]} defaultLicence={licence} />
            </div>
          </li>
        ))}
      </ol>
    </CollapsibleSection>
  )
}

function Signs({ signs, locale }: { signs: ExampleView['signs']; locale: Locale }) {
  const { t } = useTranslation('signs')
  return (
    <p className={styles.signs}>
      <span className={styles.label}>{t('exampleSigns')}</span>
      {signs.map(({ id, gloss }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sign may be used twice in a sentence.
        <span key={at} className={id === null ? undefined : 'gloss'}>
          {id === null ? gloss : <a href={signPath(locale, id)}>{gloss}</a>}
        </span>
      ))}
    </p>
  )
}
