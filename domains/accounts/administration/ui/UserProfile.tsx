import type { ReactNode } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Callout } from '#ui/base/Callout.tsx'
import { DescriptionList } from '#ui/base/DescriptionList.tsx'
import type { UserRow } from '../user-views.ts'
import { HiddenValue } from './UserState.tsx'
import styles from './users.module.css'

interface Props {
  person: UserRow
  /** Whether the person has answered the consent form. */
  hasAnswered: boolean
}

/**
 * The profile of a person; values that the viewer may not see are marked as hidden. Of a former member it only explains
 * why nothing is shown.
 */
export function UserProfile({ person, hasAnswered }: Props) {
  const { t } = useTranslation('users')
  const { t: tAccounts } = useTranslation('accounts')
  const { general, details, email, registered, isFormer } = person
  const filled = (text: string | null) => text ?? <span className={styles.soft}>{t('none')}</span>
  const hidden = <HiddenValue />
  const hearing = general?.hearingStatus ? tAccounts(`hearingStatus.${general.hearingStatus}`) : null
  if (isFormer) return <Callout title={t('profile.former')} />

  return (
    <>
      {!hasAnswered && <Callout title={t('profile.noConsent')} />}
      <div className={styles.parts}>
        <ProfileSection
          title={t('profile.general')}
          items={[
            {
              term: tAccounts('field.hearingStatus'),
              detail: general ? filled(hearing) : hidden,
            },
            {
              term: tAccounts('field.firstLanguageId'),
              detail: general ? filled(general.firstLanguage) : hidden,
            },
            { term: tAccounts('field.state'), detail: general ? filled(general.state) : hidden },
            { term: tAccounts('field.zipCode'), detail: general ? filled(general.zipCode) : hidden },
          ]}
        />
        <ProfileSection
          title={t('profile.details')}
          items={[
            {
              term: tAccounts('field.institutionId'),
              detail: details ? filled(details.institution) : hidden,
            },
            { term: tAccounts('field.professionId'), detail: details ? filled(details.profession) : hidden },
            {
              term: tAccounts('field.linkedProject'),
              detail: details ? filled(details.linkedProject) : hidden,
            },
          ]}
        />
        <ProfileSection
          title={t('profile.contact')}
          items={[
            {
              term: tAccounts('field.email'),
              detail: email ? <a href={`mailto:${email}`}>{email}</a> : hidden,
            },
            { term: t('column.registered'), detail: registered },
          ]}
        />
      </div>
    </>
  )
}

function ProfileSection({
  title,
  items,
}: {
  title: string
  items: readonly { term: string; detail: ReactNode }[]
}) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <DescriptionList items={items} />
    </section>
  )
}
