import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { classNames } from '#ui/base/class-names.ts'
import { Icon } from '#ui/base/Icon.tsx'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import CircleUser from '#ui/icons/circle-user.ts'
import { DropdownMenu } from '../../frame/DropdownMenu.tsx'
import { useRootData } from '../../frame/use-root-data.ts'
import { panelPagePath } from '../panel-path.ts'
import type { AccountMenuItem } from '../present-panel-menus.ts'
import type { PanelViewer } from '../viewer.ts'
import styles from './AccountMenu.module.css'

interface Props {
  viewer: PanelViewer
  items: readonly AccountMenuItem[]
}

/** The signed-in person, their own pages and the sign-out. Works without JavaScript. */
export function AccountMenu({ viewer, items }: Props) {
  const { t } = useTranslation('panel')
  const { locale } = useRootData()
  const { pathname } = useLocation()
  const details = useRef<HTMLDetailsElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the menu.
  useEffect(() => {
    if (details.current) details.current.open = false
  }, [pathname])
  return (
    <DropdownMenu
      ref={details}
      title={viewer.name}
      className={styles.account}
      panelClassName={styles.sheet}
      summary={
        <>
          <span className={styles.face}>
            {viewer.avatar ? (
              <img className={styles.avatar} src={viewer.avatar} alt="" width={32} height={32} />
            ) : (
              <Icon icon={CircleUser} size={28} />
            )}
            {viewer.isIncomplete && <span className={styles.dot} />}
          </span>
          <span className={styles.name} aria-hidden>
            {viewer.shortName}
          </span>
          <VisuallyHidden>
            {t('account.menu', { name: viewer.name })} {viewer.isIncomplete && t('account.incomplete')}
          </VisuallyHidden>
        </>
      }
    >
      <p className={styles.who}>{viewer.name}</p>
      <ul>
        {items.map(({ key, path }) => {
          const href = panelPagePath(locale, path)
          const reminder =
            key === 'myProfile' && viewer.isIncomplete
              ? t('account.incomplete')
              : key === 'whatsNew' && viewer.hasUnseenRelease
                ? t('account.newRelease')
                : null
          return (
            <li key={key}>
              <a href={href} aria-current={pathname === href ? 'page' : undefined}>
                {t(`place.${key}`)}
                {reminder && (
                  <span className={classNames(styles.dot, styles.inline)}>
                    <VisuallyHidden>{reminder}</VisuallyHidden>
                  </span>
                )}
              </a>
            </li>
          )
        })}
      </ul>
      <form method="post" action={localizedPath(locale, '/logout')}>
        <button type="submit">{t('account.exit')}</button>
      </form>
    </DropdownMenu>
  )
}
