import type { ReactNode } from 'react'
import { UserState } from '#domains/accounts/administration/ui/UserState.tsx'
import styles from '#domains/accounts/administration/ui/users.module.css'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Breadcrumb } from '#ui/base/Breadcrumb.tsx'
import { Chip } from '#ui/base/Chip.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import CircleUser from '#ui/icons/circle-user.ts'
import { PageHeader } from '#ui/panel/PanelPage.tsx'
import { useRootData } from '../../frame/use-root-data.ts'
import type { UserRow } from './UserTable.tsx'
import { userListPath } from './user-paths.ts'

interface Props {
  person: UserRow
  isVerified: boolean
  /** The page's heading, where it is more than the name. */
  title?: string
  children?: ReactNode
}

/** Who a page is about: name, state and rights, and the way back to the list. */
export function UserHeader({ person, isVerified, title, children }: Props) {
  const { t } = useTranslation('users')
  const { t: tPanel } = useTranslation('panel')
  const { locale } = useRootData()
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
                <Chip>
                  <UserState state={state} />
                </Chip>
              </li>
              <li>
                <Chip>{tPanel(`type.${profileType}`)}</Chip>
              </li>
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
