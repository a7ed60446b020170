import { classNames } from '#ui/base/class-names.ts'
import { Icon } from '#ui/base/Icon.tsx'
import Ready from '#ui/icons/circle-check.ts'
import Missing from '#ui/icons/circle-dashed.ts'
import Partial from '#ui/icons/hourglass.ts'
import Failed from '#ui/icons/octagon-alert.ts'
import type { SetupState } from '../setup.ts'
import styles from './setup.module.css'

const icons = { ready: Ready, missing: Missing, partial: Partial, failed: Failed }

/** The state of a line as a shape; the word is beside it. */
export const SetupMark = ({ state }: { state: SetupState }) => (
  <Icon icon={icons[state]} size={24} className={classNames(styles.mark, styles[state])} />
)
