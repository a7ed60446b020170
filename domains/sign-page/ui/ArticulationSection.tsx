import type { ReactNode } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Icon } from '#ui/base/Icon.tsx'
import body from '#ui/body/pictures.module.css'
import ArrowRight from '#ui/icons/arrow-right.ts'
import type {
  ArticulationView,
  HandsPart,
  PropertyView,
  SignView,
  ValueImageView,
} from '../sign.presenter.ts'
import styles from './ArticulationSection.module.css'
import { articulationGroups, PropertyList } from './Properties.tsx'
import { ValueImage } from './ValueImage.tsx'

/** Place and movement drawn on the body, as markup; null for what no drawing shows. */
export interface ArticulationPictures {
  location: string | null
  movement: string | null
}

interface Props {
  sign: SignView
  pictures: ArticulationPictures
  locale: string
}

/** How the sign is made: hand, place and movement as pictures with their words, then all else as words. */
export function ArticulationSection({ sign: { form, groups }, pictures, locale }: Props) {
  const { t } = useTranslation('signs')
  const details = groups
    .filter(({ group }) => articulationGroups.has(group))
    .flatMap(({ properties }) => properties)
  if (!form && details.length === 0) return null
  return (
    <section aria-labelledby="how-made">
      <h2 id="how-made">{t('howMade')}</h2>
      {form && <Pictures articulation={form} pictures={pictures} locale={locale} />}
      {details.length > 0 && (
        <>
          <h3 className={styles.detail}>{t('inDetail')}</h3>
          <PropertyList properties={details} locale={locale} className={styles.details} />
        </>
      )}
    </section>
  )
}

interface PicturesProps {
  articulation: ArticulationView
  pictures: ArticulationPictures
  locale: string
}

function Pictures({ articulation: { hands, location, movement }, pictures, locale }: PicturesProps) {
  const hasShapes = hands && hands.dominant.length + hands.nondominant.length > 0
  return (
    <div className={styles.parts}>
      {hands && <Part {...hands} locale={locale} picture={hasShapes && <Hands hands={hands} />} />}
      {location && (
        <Part {...location} locale={locale} picture={renderPicture(pictures.location, location.picture)} />
      )}
      {movement && <Part {...movement} locale={locale} picture={renderPicture(pictures.movement)} />}
    </div>
  )
}

interface PartProps {
  name: string
  picture: ReactNode
  properties: PropertyView[]
  locale: string
}

function Part({ name, picture, properties, locale }: PartProps) {
  return (
    <div className={styles.part}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <PropertyList properties={properties} locale={locale} />
      </div>
    </div>
  )
}

/** As one sees who signs: the dominant hand at the left. */
function Hands({ hands: { dominant, nondominant } }: { hands: HandsPart }) {
  return (
    <>
      <Hand shapes={dominant} />
      {nondominant.length > 0 && <Hand shapes={nondominant} className={styles.otherHand} />}
    </>
  )
}

function Hand({ shapes, className }: { shapes: ValueImageView[]; className?: string | undefined }) {
  return (
    <div className={styles.hand}>
      {shapes.map((shape, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the first shape and the last, which never move.
        <div key={at} className={styles.shape}>
          {at > 0 && <Icon icon={ArrowRight} size={24} />}
          <ValueImage of={shape} className={className} />
        </div>
      ))}
    </div>
  )
}

/** A drawing of the server, or the picture that the dictionary itself has of the value. */
function renderPicture(markup: string | null, picture: string | null = null) {
  // The frame wears a class of the drawings, so that their style sheet comes with the page.
  const className = `${styles.drawn} ${body.picture}`
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own drawings, without any word of the data.
  if (markup) return <div className={className} dangerouslySetInnerHTML={{ __html: markup }} />
  return picture && <ValueImage of={{ symbol: null, picture }} />
}
