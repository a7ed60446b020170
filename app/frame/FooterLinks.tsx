import { useTranslation } from '#platform/i18n/use-translation.ts'
import { menuItemsIn } from '../site-links.ts'
import styles from './FooterLinks.module.css'
import { ContentLinks, PageLinks } from './PageLinks.tsx'

interface Props {
  /** Selects the pages of the program; the pages written by the owner follow. */
  placement: 'footer' | 'auth'
}

/** Links to further pages at the end of a page. */
export function FooterLinks({ placement }: Props) {
  const { t } = useTranslation('public')
  return (
    <nav aria-label={t('footer.pages')}>
      <ul className={styles.pages}>
        <PageLinks pages={menuItemsIn(placement)} />
        <ContentLinks />
      </ul>
    </nav>
  )
}
