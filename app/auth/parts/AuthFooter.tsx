import { FooterLinks } from '../../frame/FooterLinks.tsx'
import styles from './AuthFooter.module.css'

/** Contact, and the pages that somebody who gives their data away may want to read. */
export function AuthFooter() {
  return (
    <footer className={styles.footer}>
      <FooterLinks placement="auth" />
    </footer>
  )
}
