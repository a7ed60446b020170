import styles from './Recording.module.css'

/** Where head, shoulders and hands of the signer belong: from above the head to the hips, with room for the elbows. */
export const SigningSpace = () => (
  <svg className={styles.guide} viewBox="0 0 160 90" aria-hidden="true">
    <rect x="34" y="5" width="92" height="80" rx="3" strokeDasharray="4 3" />
    <ellipse cx="80" cy="24" rx="9" ry="12" />
    <path d="M58 62 Q58 43 73 41 M102 62 Q102 43 87 41" />
  </svg>
)
