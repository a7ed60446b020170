import { type ReactNode, useId } from 'react'
import { formatNumber } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { SignStateChip } from '../SignStateChip.tsx'
import { Drafts } from './Drafts.tsx'
import styles from './SignWork.module.css'
import type { SignWorkView } from './sign-work-view.ts'

interface Props {
  work: SignWorkView
  locale: Locale
  /** Further parts, below the work. */
  children: ReactNode
}

/** What waits for a person, with links to the lists. Parts without content, and numbers that are zero, are left out. */
export function SignWork({ work, locale, children }: Props) {
  const { t } = useTranslation('signList')
  const { waiting, sentBack, drafts, states, lacking } = work
  const lacks = lacking ? [lacking.handshape, ...lacking.translations, lacking.descriptions] : []
  return (
    <div className={styles.parts}>
      {sentBack.count > 0 && (
        <Part title={t('work.sentBack')} all={{ ...sentBack, shown: sentBack.signs.length }}>
          <ul className={styles.rows}>
            {sentBack.signs.map(({ id, gloss, note, date, path }) => (
              <li key={id} className={styles.row}>
                <div className={styles.words}>
                  <a className="gloss" href={path}>
                    {gloss}
                  </a>
                  {note && <p className={styles.note}>{note}</p>}
                </div>
                <span className={styles.date}>{date}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {waiting && waiting.count > 0 && (
        <Part title={t('work.waiting')} all={{ ...waiting, shown: waiting.signs.length }}>
          <ul className={styles.rows}>
            {waiting.signs.map(({ id, gloss, state, date, path }) => (
              <li key={id} className={styles.row}>
                <div className={styles.words}>
                  <a className="gloss" href={path}>
                    {gloss}
                  </a>
                  <SignStateChip state={state} />
                </div>
                <span className={styles.date}>{date}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {drafts.length > 0 && (
        <Part title={t('work.drafts')}>
          <Drafts drafts={drafts} locale={locale} />
        </Part>
      )}
      {states.some(({ count }) => count > 0) && (
        <Part title={t('work.states')}>
          <ul className={styles.rows}>
            {states.map(({ state, count, path }) => (
              <Count key={state} path={path} count={count} locale={locale}>
                {t(`tab.${state}`)}
              </Count>
            ))}
          </ul>
        </Part>
      )}
      {lacking && lacks.some(({ count }) => count > 0) && (
        <Part title={t('work.lacking')}>
          <ul className={styles.rows}>
            <Count {...lacking.handshape} locale={locale}>
              {t('work.withoutHandshape')}
            </Count>
            {lacking.translations.map(({ language, ...counted }) => (
              <Count key={language} {...counted} locale={locale}>
                {t('work.untranslated', { language })}
              </Count>
            ))}
            <Count {...lacking.descriptions} locale={locale}>
              {t('work.missingDescriptions')}
            </Count>
          </ul>
        </Part>
      )}
      {children}
    </div>
  )
}

interface PartProps {
  title: string
  /** Number of all, of those shown, and the list that contains all. */
  all?: { count: number; shown: number; path: string }
  children: ReactNode
}

function Part({ title, all, children }: PartProps) {
  const { t } = useTranslation('signList')
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
      {all && all.count > all.shown && (
        <p className={styles.all}>
          <a href={all.path}>{t('work.all', { count: all.count })}</a>
        </p>
      )}
    </section>
  )
}

interface CountProps {
  path: string
  count: number
  locale: Locale
  children: ReactNode
}

const Count = ({ path, count, locale, children }: CountProps) =>
  count > 0 && (
    <li className={styles.count}>
      <a href={path}>{children}</a>
      <span className={styles.number}>{formatNumber(count, locale)}</span>
    </li>
  )
