import { useTranslation } from 'react-i18next'
import type { SignCardView } from '#domains/search/search.presenter.ts'
import { CardGrid, CardItem } from '#ui/base/Card.tsx'
import type { SignView } from '../sign.presenter.ts'
import { AboutEntry } from './AboutEntry.tsx'
import { CopyButton } from './CopyButton.tsx'
import { Examples } from './Examples.tsx'
import { Properties } from './Properties.tsx'
import { SignCard } from './SignCard.tsx'
import styles from './SignPage.module.css'
import { SignVideo } from './SignVideo.tsx'
import { Spoken } from './Spoken.tsx'

interface Props {
  sign: SignView
  locale: string
  citation: string
}

/** One sign: watched first, then what it means, how it is made, what it is near to, and where it comes from. */
export function SignPage({ sign, locale, citation }: Props) {
  return (
    <article className={styles.page}>
      <div className={styles.top}>
        <Watch sign={sign} />
        <Head sign={sign} locale={locale} />
      </div>
      <Properties groups={sign.groups} locale={locale} />
      <Related sign={sign} locale={locale} />
      <Notes sign={sign} locale={locale} />
      <Examples examples={sign.examples} locale={locale} />
      <AboutEntry sign={sign} citation={citation} />
    </article>
  )
}

function Watch({ sign }: { sign: SignView }) {
  const { t } = useTranslation('signs')
  const { gloss, video, drawing, otherVideos } = sign
  return (
    <div className={styles.watch}>
      {video ? (
        <SignVideo video={video} label={t('video', { gloss })} />
      ) : (
        !drawing && <p className={styles.toCome}>{t('videoToCome')}</p>
      )}
      {drawing && (
        <figure className={video ? styles.drawing : styles.drawingAlone}>
          <img
            src={drawing.source}
            alt={t('drawing', { gloss })}
            width={drawing.width ?? undefined}
            height={drawing.height ?? undefined}
          />
          {!video && <figcaption>{t('videoToCome')}</figcaption>}
        </figure>
      )}
      {otherVideos.map(({ role, video: other }) => (
        <figure key={other.source} className={styles.other}>
          <figcaption>{t(`otherVideo.${role as 'angle'}`)}</figcaption>
          <SignVideo video={other} label={t(`otherVideo.${role as 'angle'}`)} />
        </figure>
      ))}
    </div>
  )
}

function Head({ sign, locale }: { sign: SignView; locale: string }) {
  const { t } = useTranslation('signs')
  const chips = [...sign.tags, ...sign.variations]
  return (
    <div className={styles.head}>
      <h1 className={`gloss ${styles.gloss}`}>{sign.gloss}</h1>
      {sign.lemma && sign.lemma !== sign.gloss && (
        <p className={styles.lemma}>
          {t('lemma')}: <span className="gloss">{sign.lemma}</span>
        </p>
      )}
      <Translations sign={sign} locale={locale} />
      {chips.length > 0 && (
        <ul className={styles.chips}>
          {chips.map((chip) => (
            <li key={chip.text}>
              <Spoken text={chip} locale={locale} />
            </li>
          ))}
        </ul>
      )}
      <CopyButton text={sign.address} label={t('share')} />
      {sign.isDemo && <p className={styles.demo}>{t('demoNote')}</p>}
    </div>
  )
}

function Translations({ sign: { translations }, locale }: { sign: SignView; locale: string }) {
  const { t } = useTranslation('signs')
  if (translations.length === 0) return <p>{t('noTranslation')}</p>
  return (
    <section aria-labelledby="translations">
      <h2 id="translations" className={styles.small}>
        {t('translations')}
      </h2>
      <dl className={styles.translations}>
        {translations.map(({ code, name, senses }) => (
          <div key={code} className={styles.language}>
            <dt>{name}</dt>
            <dd lang={code === locale ? undefined : code}>
              {senses.length === 1 ? (
                senses[0]?.join(', ')
              ) : (
                <ol>
                  {senses.map((sense) => (
                    <li key={sense.join()}>{sense.join(', ')}</li>
                  ))}
                </ol>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Related({ sign, locale }: { sign: SignView; locale: string }) {
  const { t } = useTranslation('signs')
  const { relations, minimalPairs, foreignRelations } = sign
  return (
    <>
      {relations.map(({ kind, name, cards }) => (
        <Cards key={kind} id={`relation-${kind}`} title={name} cards={cards} locale={locale} />
      ))}
      <Cards id="minimal-pairs" title={t('minimalPairs')} cards={minimalPairs} locale={locale} />
      {foreignRelations.length > 0 && (
        <section aria-labelledby="foreign">
          <h2 id="foreign">{t('foreignRelations')}</h2>
          <ul>
            {foreignRelations.map(({ signLanguage, text }) => (
              <li key={`${signLanguage} ${text}`}>
                {signLanguage}: <strong>{text}</strong>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Cards({
  id,
  title,
  cards,
  locale,
}: {
  id: string
  title: string
  cards: SignCardView[]
  locale: string
}) {
  if (cards.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <CardGrid>
        {cards.map((card) => (
          <CardItem key={card.id}>
            <SignCard sign={card} locale={locale} />
          </CardItem>
        ))}
      </CardGrid>
    </section>
  )
}

function Notes({ sign: { notes }, locale }: { sign: SignView; locale: string }) {
  const { t } = useTranslation('signs')
  if (notes.length === 0) return null
  return (
    <section aria-labelledby="notes">
      <h2 id="notes">{t('notes')}</h2>
      <dl className={styles.notes}>
        {notes.map(({ kind, text }) => (
          <div key={text}>
            <dt>
              <Spoken text={kind} locale={locale} />
            </dt>
            <dd className={styles.note}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
