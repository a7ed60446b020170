import type { ReactNode } from 'react'
import { ArticulationPicture } from '#domains/hand-drawings/ui/ArticulationPicture.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { CollapsibleSection, SectionLink } from '#ui/base/CollapsibleSection.tsx'
import type { HandsPart, PropertyView, SignView } from '../presenters/sign.presenter.ts'
import styles from './ArticulationSection.module.css'
import type { ArticulationPictures } from './articulation-pictures.ts'
import { BodyPicture } from './BodyPicture.tsx'
import { articulationGroups, PropertyList } from './PropertyList.tsx'

interface Props {
  sign: SignView
  pictures: ArticulationPictures
  locale: string
}

/** How the sign is made: pictures of hands, location and movement, the handshapes by name, then all other properties. */
export function ArticulationSection({ sign: { articulation, groups }, pictures, locale }: Props) {
  const { t } = useTranslation('signs')
  const details = groups
    .filter(({ group }) => articulationGroups.has(group))
    .flatMap(({ properties }) => properties)
  if (!articulation && details.length === 0) return null
  const { hands } = articulation ?? {}
  const parts = partsOf(articulation, pictures)
  const pictured = parts.filter(({ picture }) => picture)
  return (
    <section id="how-made" aria-labelledby="how-made-title" className={styles.section}>
      <div className={styles.heading}>
        <h2 id="how-made-title">{t('howMade')}</h2>
        <SectionLink id="how-made" />
      </div>
      {pictured.length > 0 && (
        <div className={styles.parts}>
          {pictured.map(({ picture, ...part }) => (
            <div key={part.name} className={styles.part}>
              <div className={styles.picture}>{picture}</div>
              <Caption {...part} locale={locale} />
            </div>
          ))}
        </div>
      )}
      {parts
        .filter(({ picture }) => !picture)
        .map(({ picture, ...part }) => (
          <div key={part.name} className={styles.row}>
            <Caption {...part} locale={locale} />
          </div>
        ))}
      {hands && hands.handshapes.length > 0 && (
        <PropertyList properties={hands.handshapes} locale={locale} className={styles.handshapes} />
      )}
      {details.length > 0 && (
        <CollapsibleSection
          id="form"
          title={t('allDetails')}
          level={3}
          count={details.length}
          className={styles.details}
        >
          <PropertyList properties={details} locale={locale} />
        </CollapsibleSection>
      )}
    </section>
  )
}

interface Part {
  name: string
  properties: PropertyView[]
  /** Without one, the part is a row below the others instead of an empty frame. */
  picture: ReactNode
}

function partsOf(articulation: SignView['articulation'], pictures: ArticulationPictures): Part[] {
  const { hands, location, movement } = articulation ?? {}
  const hasHands = hands && hands.dominant.length + hands.nondominant.length > 0
  const hasPlace = location && (pictures.location || location.picture)
  return [
    ...(hands ? [{ ...hands, picture: hasHands && <Hands hands={hands} /> }] : []),
    ...(location
      ? [
          {
            ...location,
            picture: hasPlace && <BodyPicture markup={pictures.location} picture={location.picture} />,
          },
        ]
      : []),
    ...(movement
      ? [{ ...movement, picture: pictures.movement && <BodyPicture markup={pictures.movement} /> }]
      : []),
  ]
}

const Caption = ({ name, properties, locale }: Omit<Part, 'picture'> & { locale: string }) => (
  <>
    <h3 className={styles.name}>{name}</h3>
    <PropertyList properties={properties} locale={locale} className={styles.caption} />
  </>
)

const Hands = ({ hands: { dominant, nondominant } }: { hands: HandsPart }) => (
  <ArticulationPicture
    articulation={{ dominant, nondominant, location: null, locationPicture: null }}
    shape="square"
  />
)
