import type { CSSProperties } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { classNames } from '#ui/base/class-names.ts'
import { Icon } from '#ui/base/Icon.tsx'
import Check from '#ui/icons/check.ts'
import type { FingerView } from '../../../presenters/hand-builder.presenter.ts'
import styles from './FingerChoice.module.css'
import { type LookChoice, LookControl } from './LookControl.tsx'
import openHand from './open-hand.json' with { type: 'json' }

interface Props {
  fingers: readonly FingerView[]
  choice: LookChoice
  /** Id of the hint. */
  labelledBy: string
  className?: string | undefined
}

const { x, y, width, height } = openHand.box
const viewBox = `${x} ${y} ${width} ${height}`
const ratio = { '--ratio': width / height } as CSSProperties
const skinClip = 'open-hand-skin'

/** A drawn open hand whose fingers are links or buttons. Each is as large as the finger, with a target of 44 px at its tip. */
export function FingerChoice({ fingers, choice, labelledBy, className }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are links.
    <div role="group" aria-labelledby={labelledBy} className={className}>
      <div className={styles.hand} style={ratio}>
        <svg className={styles.skin} viewBox={viewBox} aria-hidden="true">
          <clipPath id={skinClip}>
            <path d={openHand.outline} />
          </clipPath>
          <path d={openHand.outline} />
        </svg>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not expose an unstyled list as a list. */}
        <ul role="list" className={styles.fingers}>
          {fingers.map((finger) => (
            <li key={finger.finger}>
              <FingerControl {...finger} choice={choice} />
            </li>
          ))}
        </ul>
        <svg className={styles.lines} viewBox={viewBox} aria-hidden="true">
          <path className={styles.marks} d={openHand.marks} />
          <path d={openHand.outline} />
          <path d={openHand.lines} />
        </svg>
      </div>
    </div>
  )
}

interface FingerControlProps extends FingerView {
  choice: LookChoice
}

function FingerControl({ finger, isChosen, look, choice }: FingerControlProps) {
  const { t } = useTranslation('handBuilder')
  const { axis, width: thickness, tip } = openHand.fingers[finger]
  const place = { '--x': (tip.x - x) / width, '--y': (tip.y - y) / height } as CSSProperties
  return (
    <LookControl
      choice={choice}
      look={look}
      isChosen={isChosen}
      className={classNames(styles.finger, isChosen && styles.chosen)}
      style={place}
    >
      <svg className={styles.overlay} viewBox={viewBox} aria-hidden="true">
        <g clipPath={`url(#${skinClip})`}>
          <path className={styles.region} d={axis} strokeWidth={thickness} />
        </g>
      </svg>
      <span className={styles.tip}>{isChosen && <Icon icon={Check} size={16} />}</span>
      <span className={classNames(styles.name, styles[finger])}>{t(`finger.${finger}`)}</span>
    </LookControl>
  )
}
