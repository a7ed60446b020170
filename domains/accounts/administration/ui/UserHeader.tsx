import type { ReactNode } from 'react'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Breadcrumb } from '#ui/base/Breadcrumb.tsx'
import { Chip } from '#ui/base/Chip.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import CircleUser from '#ui/icons/circle-user.ts'
import { PageHeader } from '#ui/panel/PanelPage.tsx'
import { userListPath } from '../user-paths.ts'
import type { UserRow } from '../user-views.ts'
import { UserState } from './UserState.tsx'
import styles from './users.module.css'

interface Props {
  person: UserRow
  isVerified: boolean
  locale: Locale
  /** Heading of the page; the display name when it is missing. */
  title?: string
  children?: ReactNode
}

/** Header of a page about a person: breadcrumb, photo, name, state and rights. */
export function UserHeader({ person, isVerified, locale, title, children }: Props) {
  const { t } = useTranslation('users')
  const { t: tPanel } = useTranslation('panel')
  const { displayName, state, profileType, isOwner, general } = person
  return (
    <>
      <Breadcrumb
        label={t('list.caption')}
        items={[{ label: t('title'), to: userListPath(locale) }, { label: displayName }]}
      />
      <PageHeader>
        <div className={styles.who}>
          {general?.photo ? (
            <img
              className={styles.photo}
              src={general.photo}
              alt={t('profile.photo', { name: displayName })}
              width={96}
              height={96}
            />
          ) : (
            <span className={styles.noPhoto}>
              <Icon icon={CircleUser} size={64} />
            </span>
          )}
          <div className={styles.words}>
            <h1>{title ?? displayName}</h1>
            <ul className={styles.badges}>
              <li>
                <UserState state={state} />
              </li>
              {profileType && (
                <li>
                  <Chip>{tPanel(`type.${profileType}`)}</Chip>
                </li>
              )}
              {isOwner && (
                <li>
                  <Chip>{t('owner')}</Chip>
                </li>
              )}
              {!isVerified && (
                <li>
                  <Chip>{t('unverified')}</Chip>
                </li>
              )}
            </ul>
          </div>
        </div>
        {children}
      </PageHeader>
    </>
  )
}
