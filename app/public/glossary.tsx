import { illustrationHands } from '#domains/hand-drawings/illustration-hands.ts'
import { HandPicture } from '#domains/hand-drawings/ui/HandPicture.tsx'
import { handPictureUrls } from '#domains/hand-drawings/ui/hand-picture-urls.ts'
import { presentGlossary } from '#domains/signs/glossary.presenter.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { classNames } from '#ui/base/class-names.ts'
import { requireLocale } from '../page-errors.ts'
import type { Route } from './+types/glossary.ts'
import styles from './glossary.module.css'
import { glossaryPictures, glossarySigner } from './glossary-pictures.tsx'
import { LocationDrawing } from './parts/LocationDrawing.tsx'

export { pageMeta as meta } from '../page-meta.ts'

const hands = [illustrationHands['flat-hand'], illustrationHands['v-hand'], illustrationHands['y-hand']]
const handUrls = handPictureUrls(hands)

export function loader({ params }: Route.LoaderArgs) {
  const locale = requireLocale(params)
  const t = translator(locale)
  const title = t('glossary:title')
  return {
    page: { title, description: t('glossary:description') },
    title,
    introduction: t('glossary:introduction'),
    seeAlso: t('glossary:seeAlso'),
    letters: presentGlossary(t, locale),
    pictures: glossaryPictures,
    signer: glossarySigner,
  }
}

/** The terms that describe signs. The fragment of a URL is a term. */
export default function Glossary({ loaderData }: Route.ComponentProps) {
  const { title, introduction, letters } = loaderData
  const { t } = useTranslation('ui')
  return (
    <div className={styles.glossary}>
      <h1>{title}</h1>
      <p className={styles.introduction}>{introduction}</p>
      <nav aria-label={t('letters.label')}>
        <ul className={styles.letters}>
          {letters.map(({ letter }) => (
            <li key={letter}>
              <a href={`#letter-${letter}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map(({ letter, entries }) => (
        <section key={letter} aria-labelledby={`letter-${letter}`} className={styles.section}>
          <h2 id={`letter-${letter}`} className={styles.letter}>
            {letter}
          </h2>
          {entries.map((entry) => (
            <Entry key={entry.term} entry={entry} {...loaderData} />
          ))}
        </section>
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own drawings, which contains no data of users. */}
      <div hidden dangerouslySetInnerHTML={{ __html: loaderData.signer }} />
    </div>
  )
}

type LoaderData = Route.ComponentProps['loaderData']
interface EntryProps extends Pick<LoaderData, 'pictures' | 'seeAlso'> {
  entry: LoaderData['letters'][number]['entries'][number]
}

function Entry({ entry: { term, name, text, related }, pictures, seeAlso }: EntryProps) {
  const picture = pictures[term]
  return (
    <article id={term} className={classNames(styles.entry, picture && styles.pictured)}>
      <div className={styles.words}>
        <h3>{name}</h3>
        <p>{text}</p>
        {related.length > 0 && (
          <p className={styles.related}>
            {seeAlso}
            {related.map((one) => (
              <a key={one.term} href={`#${one.term}`}>
                {one.name}
              </a>
            ))}
          </p>
        )}
        {term === 'handshape' && (
          <div className={styles.hands}>
            {hands.map((hand) => (
              <HandPicture key={hand.drawing} hand={hand} size="medium" urls={handUrls} />
            ))}
          </div>
        )}
      </div>
      {picture && <LocationDrawing markup={picture} className={styles.picture} />}
    </article>
  )
}
