import { FooterLinks } from '../../frame/FooterLinks.tsx'
import styles from './AuthFooter.module.css'

/** Links to contact and to the legal texts. */
export function AuthFooter() {
  return (
    <footer className={styles.footer}>
      <FooterLinks placement="auth" />
    </footer>
  )
}
