import { Link } from 'react-router'
import type { SignUsesView } from '#domains/eaf-videos/sign-uses.presenter.ts'
import { signEditPath } from '#domains/sign-form/sign-form-paths.ts'
import { signPath } from '#domains/signs/sign-path.ts'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import Eye from '#ui/icons/eye.ts'
import Pencil from '#ui/icons/pencil.ts'
import { PageActions, PageHeader } from '#ui/panel/PanelPage.tsx'
import type { FormattedSignPage } from '../../view/format-sign-page.ts'
import { type SignPageQuery, signPagePath } from '../../view/sign-page-query.ts'
import { SignStateChip } from '../SignStateChip.tsx'
import { ConfirmChange } from './ConfirmChange.tsx'
import { DeclinedNote } from './DeclinedNote.tsx'
import { SignDecisions } from './SignDecisions.tsx'
import { SignHistory } from './SignHistory.tsx'
import { CompactList, SignProperties } from './SignProperties.tsx'
import styles from './sign-view.module.css'
import { WaitingChanges } from './WaitingChanges.tsx'

interface Props {
  sign: FormattedSignPage
  /** The recordings that use it, if it is to be deleted. */
  uses: SignUsesView | null
  query: SignPageQuery
  /** Accepted people; others only read. */
  isMember: boolean
  locale: Locale
  refused: FormRefusal | undefined
}

/** A sign with all that a person may see and do (SGN-13). */
export function PanelSignPage({ sign, uses, query, isMember, locale, refused }: Props) {
  const { t } = useTranslation('signView')
  const { id, gloss, state, isPublic, declined, refusals } = sign
  return (
    <>
      <PageHeader>
        <div className={styles.title}>
          <h1 className="gloss">{gloss}</h1>
          <SignStateChip state={state} />
        </div>
        <PageActions>
          {isPublic && (
            <ButtonLink to={signPath(locale, id)} icon={<Icon icon={Eye} />}>
              {t('publicPage')}
            </ButtonLink>
          )}
          {isMember && refusals.edit === null && (
            <ButtonLink to={signEditPath(locale, id)} variant="primary" icon={<Icon icon={Pencil} />}>
              {t('edit')}
            </ButtonLink>
          )}
        </PageActions>
      </PageHeader>
      {declined && <DeclinedNote declined={declined} />}
      {isMember && <SignDecisions sign={sign} locale={locale} />}
      {isMember && query.change && (
        <ConfirmChange {...{ sign, uses, query, locale, refused }} change={query.change} />
      )}
      <WaitingChanges sign={sign} />
      <div className={styles.columns}>
        <SignProperties sign={sign} />
        <SignFacts {...{ sign, locale }} />
      </div>
      {sign.history && <SignHistory {...{ sign, locale }} history={sign.history} />}
    </>
  )
}

/** People, dates and numbers, with the picture. */
function SignFacts({ sign, locale }: Pick<Props, 'sign' | 'locale'>) {
  const { t } = useTranslation('signView')
  const { id, gloss, picture, isOwn, author, publisher, approver, created, changed, published, source } = sign
  const rows = [
    [t('facts.author'), isOwn ? t('you') : author],
    [
      t('facts.publisher'),
      sign.refusals.assignPublisher === null ? (
        <>
          {publisher ?? t('nobody')}{' '}
          <Link to={signPagePath(locale, id, { change: 'assignPublisher' })}>
            {t('change.assignPublisher.button')}
          </Link>
        </>
      ) : (
        publisher
      ),
    ],
    [t('facts.approver'), approver],
    [t('facts.created'), created],
    [t('facts.changed'), changed],
    [t('facts.published'), published],
    [t('facts.number'), `${id}`],
    [t('facts.version'), `${sign.revision}`],
    [t('facts.source'), source],
  ] as const
  return (
    <section className={styles.part} aria-labelledby="facts">
      <h2 id="facts">{t('facts.title')}</h2>
      {picture ? (
        <img className={styles.picture} src={picture} alt={t('picture', { gloss })} />
      ) : (
        <p className={styles.soft}>{t('noVideo')}</p>
      )}
      <CompactList items={rows.flatMap(([term, detail]) => (detail ? { term, detail } : []))} />
    </section>
  )
}
