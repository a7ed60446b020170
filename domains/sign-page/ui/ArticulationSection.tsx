import type { ReactNode } from 'react'
import type { HandPictureView } from '#domains/hand-drawings/hand-picture.ts'
import { HandPicture } from '#domains/hand-drawings/ui/HandPicture.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Icon } from '#ui/base/Icon.tsx'
import body from '#ui/body/pictures.module.css'
import ArrowRight from '#ui/icons/arrow-right.ts'
import type { ArticulationView, HandsPart, PropertyView, SignView } from '../sign.presenter.ts'
import styles from './ArticulationSection.module.css'
import { articulationGroups, PropertyList } from './Properties.tsx'

/** Drawings of location and movement on the body, as SVG markup; null when there is none. */
export interface ArticulationPictures {
  location: string | null
  movement: string | null
}

interface Props {
  sign: SignView
  pictures: ArticulationPictures
  locale: string
}

/** The articulation: hands, location and movement with pictures, then the other properties. */
export function ArticulationSection({ sign: { articulation, groups }, pictures, locale }: Props) {
  const { t } = useTranslation('signs')
  const details = groups
    .filter(({ group }) => articulationGroups.has(group))
    .flatMap(({ properties }) => properties)
  if (!articulation && details.length === 0) return null
  return (
    <section aria-labelledby="how-made">
      <h2 id="how-made">{t('howMade')}</h2>
      {articulation && <Pictures articulation={articulation} pictures={pictures} locale={locale} />}
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

/** As seen by the viewer: the dominant hand of the signer is on the left. */
function Hands({ hands: { dominant, nondominant } }: { hands: HandsPart }) {
  return (
    <div className={styles.hands} data-shapes={dominant.length + nondominant.length}>
      <Hand shapes={dominant} />
      {nondominant.length > 0 && <Hand shapes={nondominant} className={styles.otherHand} />}
    </div>
  )
}

function Hand({ shapes, className }: { shapes: HandPictureView[]; className?: string | undefined }) {
  return (
    <div className={styles.hand}>
      {shapes.map((shape, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the first and the last shape have a fixed order.
        <div key={at} className={styles.shape}>
          {at > 0 && <Icon icon={ArrowRight} size={24} />}
          <HandPicture hand={shape} size="large" className={className} />
        </div>
      ))}
    </div>
  )
}

/** The drawing as markup, else the dictionary's picture of the value. */
function renderPicture(markup: string | null, picture: string | null = null) {
  // Uses a class of the drawings, so that their style sheet is part of the page.
  const className = `${styles.drawn} ${body.picture}`
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own drawings, which contains no data of users.
  if (markup) return <div className={className} dangerouslySetInnerHTML={{ __html: markup }} />
  return picture && <img src={picture} alt="" loading="lazy" />
}
