import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Icon } from '#ui/base/Icon.tsx'
import { hasMovementPicture, MovementPicture } from '#ui/body/MovementPicture.tsx'
import { hasPlacePicture, PlacePicture } from '#ui/body/PlacePicture.tsx'
import type {
  Drawing,
  FormView,
  HandsPart,
  MovementPart,
  PlacePart,
  PropertyView,
  SignView,
} from '../sign.presenter.ts'
import { Drawn } from './Drawn.tsx'
import styles from './HowMade.module.css'
import { formGroups, PropertyList } from './Properties.tsx'

/** How the sign is made: hand, place and movement as pictures with their words, then all else as words. */
export function HowMade({ sign: { form, groups }, locale }: { sign: SignView; locale: string }) {
  const { t } = useTranslation('signs')
  const details = groups.filter(({ group }) => formGroups.has(group)).flatMap(({ properties }) => properties)
  if (!form && details.length === 0) return null
  return (
    <section aria-labelledby="how-made">
      <h2 id="how-made">{t('howMade')}</h2>
      {form && <Pictures form={form} locale={locale} />}
      {details.length > 0 && (
        <>
          <h3 className={styles.detail}>{t('inDetail')}</h3>
          <PropertyList properties={details} locale={locale} className={styles.details} />
        </>
      )}
    </section>
  )
}

function Pictures({ form, locale }: { form: FormView; locale: string }) {
  const { hands, place, movement, manner } = form
  return (
    <div className={styles.parts}>
      {hands && (
        <Part {...hands} locale={locale} picture={hands.dominant.length > 0 && <Hands hands={hands} />} />
      )}
      {place && <Part {...place} locale={locale} picture={placePicture(place, manner)} />}
      {movement && <Part {...movement} locale={locale} picture={movementPicture(movement, form)} />}
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

function Hands({ hands: { dominant, other } }: { hands: HandsPart }) {
  return (
    <>
      {other.length > 0 && <Hand shapes={other} className={styles.otherHand} />}
      <Hand shapes={dominant} />
    </>
  )
}

function Hand({ shapes, className }: { shapes: Drawing[]; className?: string | undefined }) {
  return (
    <div className={styles.hand}>
      {shapes.map((shape, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the first shape and the last, which never move.
        <div key={at} className={styles.shape}>
          {at > 0 && <Icon of={ArrowRight} size={24} />}
          <Drawn of={shape} className={className} />
        </div>
      ))}
    </div>
  )
}

function placePicture({ location, precise, picture }: PlacePart, manner: FormView['manner']) {
  const place = { location: location ?? undefined, precise: precise ?? undefined }
  if (hasPlacePicture(place.location, place.precise))
    return <PlacePicture {...place} bothSides={manner === 'both'} />
  return picture && <Drawn of={{ symbol: null, picture }} />
}

function movementPicture({ direction, shape, repeated, alternating }: MovementPart, form: FormView) {
  const way = { direction: direction ?? undefined, shape: shape ?? undefined }
  if (!hasMovementPicture(way.direction, way.shape)) return null
  const place = form.place?.precise ?? form.place?.location ?? undefined
  return (
    <MovementPicture
      {...way}
      hands={form.manner}
      place={place}
      repeated={repeated}
      alternating={alternating}
    />
  )
}
