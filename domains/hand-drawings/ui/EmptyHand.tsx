import { illustrationHands } from '../illustration-hands.ts'
import styles from './EmptyHand.module.css'
import { HandPicture } from './HandPicture.tsx'

/** The open hand above the message of an empty list. */
export const EmptyHand = () => (
  <HandPicture hand={illustrationHands['five-hand']} size="large" className={styles.hand} />
)
