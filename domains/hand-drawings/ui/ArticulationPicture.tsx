import type { CSSProperties } from 'react'
import { classNames } from '#ui/base/class-names.ts'
import { Icon } from '#ui/base/Icon.tsx'
import { UploadedPicture } from '#ui/base/UploadedPicture.tsx'
import { LocationIcon } from '#ui/body/LocationIcon.tsx'
import ArrowDown from '#ui/icons/arrow-down.ts'
import ArrowRight from '#ui/icons/arrow-right.ts'
import {
  type ArticulationShape,
  articulationFrames,
  type Box,
  layOutArticulation,
} from '../articulation-layout.ts'
import { type ArticulationPictureView, hasUploadedPicture, partsOfPicture } from '../articulation-picture.ts'
import type { HandPictureView } from '../hand-picture.presenter.ts'
import styles from './ArticulationPicture.module.css'
import { HandPicture } from './HandPicture.tsx'

interface Props {
  articulation: ArticulationPictureView
  /** `wide`: 4 by 3, as posters; `square`: beside words. */
  shape?: ArticulationShape
  className?: string | undefined
}

const arrowIcons = { right: ArrowRight, down: ArrowDown }

/**
 * The hands and the location of a sign in one picture, in place of a poster: everything has its room, whatever the size
 * of the frame. It is decorative.
 */
export function ArticulationPicture({ articulation, shape = 'wide', className }: Props) {
  const layout = layOutArticulation(partsOfPicture(articulation), shape)
  const { location, locationPicture } = articulation
  const boxOf = (box: Box) => percentages(box, shape)
  const hands = (views: HandPictureView[], boxes: Box[], side?: string) =>
    views.map((hand, at) => {
      const box = boxes[at]
      return (
        box && (
          // biome-ignore lint/suspicious/noArrayIndexKey: the first and the last shape have a fixed order.
          <span key={at} className={classNames(styles.piece, side)} style={boxOf(box)}>
            <HandPicture hand={hand} size="filling" />
          </span>
        )
      )
    })
  return (
    <div
      className={classNames(
        styles.picture,
        styles[shape],
        hasUploadedPicture(articulation) && styles.light,
        className,
      )}
      aria-hidden
    >
      {hands(articulation.dominant, layout.dominant)}
      {hands(articulation.nondominant, layout.nondominant, styles.otherHand)}
      {layout.arrows.map(({ box, direction }) => (
        <span key={`${box.x} ${box.y}`} className={classNames(styles.piece, styles.arrow)} style={boxOf(box)}>
          <Icon icon={arrowIcons[direction]} />
        </span>
      ))}
      {layout.location && (
        <span className={classNames(styles.piece, location && styles.tile)} style={boxOf(layout.location)}>
          {location ? (
            <LocationIcon id={location} className={styles.filling} />
          ) : (
            locationPicture && <UploadedPicture src={locationPicture} className={styles.filling} />
          )}
        </span>
      )}
    </div>
  )
}

function percentages({ x, y, width, height }: Box, shape: ArticulationShape): CSSProperties {
  const frame = articulationFrames[shape]
  const percent = (part: number, whole: number) => `${Math.round((part / whole) * 10000) / 100}%`
  return {
    left: percent(x, frame.width),
    top: percent(y, frame.height),
    width: percent(width, frame.width),
    height: percent(height, frame.height),
  }
}
