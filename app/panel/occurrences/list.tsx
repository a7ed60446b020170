import { redirect } from 'react-router'
import { findSearchedSign, getConcordance, getMoment } from '#domains/occurrences/index.ts'
import { parseOccurrenceQuery } from '#domains/occurrences/occurrence-query.input.ts'
import { presentMoment, presentOccurrences } from '#domains/occurrences/occurrences.presenter.ts'
import {
  occurrencesFilePath,
  occurrencesPath,
  recordingsPath,
} from '#domains/occurrences/occurrences-paths.ts'
import { Collocations } from '#domains/occurrences/ui/Collocations.tsx'
import { FrequencySection } from '#domains/occurrences/ui/FrequencySection.tsx'
import { OccurrenceFilters } from '#domains/occurrences/ui/OccurrenceFilters.tsx'
import { OccurrenceWork } from '#domains/occurrences/ui/OccurrenceWork.tsx'
import { emptyQuery } from '#domains/search/search-model.ts'
import type { Actor } from '#platform/actor.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import { parseId } from '#platform/forms/parse-id.ts'
import { formatNumber } from '#platform/i18n/format.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { EmptyState } from '#ui/base/EmptyState.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import { Pagination } from '#ui/base/Pagination.tsx'
import ArrowLeft from '#ui/icons/arrow-left.ts'
import Download from '#ui/icons/download.ts'
import type { AppContext } from '../../app-context.ts'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/list.ts'
import styles from './list.module.css'

export { pageMeta as meta } from '../../page-meta.ts'

/** The page fills the window; see `PanelLayout`. */
export const handle = { fillsWindow: true }

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const { actor } = signedIn
  const query = parseOccurrenceQuery(url.searchParams)
  const searched = url.searchParams.get('q')?.trim().slice(0, 500)
  if (searched) {
    const sign = await findSearchedSign(app, actor, { text: searched })
    const found = sign === undefined ? { value: searched, sign: null } : { sign, value: null }
    throw redirect(occurrencesPath(locale, { ...query, ...found }))
  }
  const concordance = await getConcordance(app, actor, { query })
  const { occurrences, collocations, page, ...rest } = concordance
  const at = url.searchParams.get('at')
  const first = at === 'last' ? occurrences.at(-1) : occurrences[0]
  const id = parseId(at) ?? first?.id
  const moment = id === undefined ? null : await findMoment(app, actor, id)
  return {
    page: { title: translator(locale)('occurrences:title'), noindex: true },
    messages: getMessagesUrl(locale, ['occurrences', 'kit']),
    locale,
    view: {
      ...rest,
      collocations,
      query: { ...query, page },
      occurrences: presentOccurrences(occurrences, { neighbours: query.neighbours, locale }),
      similar: occurrences.length === 0 && query.value ? findSimilar(app, query.value, locale) : [],
    },
    moment: moment && presentMoment(moment, locale),
  }
}

/** The moment of an address; null for an occurrence that is gone since. */
const findMoment = (app: AppContext, actor: Actor, id: number) =>
  getMoment(app, actor, { id, around: null }).catch((error: unknown) => {
    if (isAppError(error) && error.code === 'occurrence.notFound') return null
    throw error
  })

const maxSimilar = 5

/** Published signs that a search for the text finds. */
function findSimilar({ dictionary }: Pick<AppContext, 'dictionary'>, q: string, locale: Locale) {
  const { hits } = dictionary.search({ ...emptyQuery(locale), q, perPage: maxSimilar })
  return hits.flatMap(({ id }) => {
    const card = dictionary.card(id)
    return card ? [{ id, gloss: card.gloss }] : []
  })
}

/** The occurrences of signs in recordings: a concordance beside its films, frequencies and collocations. */
export default function Occurrences({ loaderData }: Route.ComponentProps) {
  const { locale, view, moment } = loaderData
  const { t } = useTranslation('occurrences')
  const { query, total, ofAll, pages, similar } = view
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <a className={styles.back} href={recordingsPath(locale)}>
          <Icon icon={ArrowLeft} />
          <span>{t('recordings')}</span>
        </a>
        <h1>{t('title')}</h1>
        <p className={styles.count}>
          {t('count', { total: formatNumber(total, locale), all: formatNumber(ofAll, locale) })}
        </p>
        <ButtonLink to={occurrencesFilePath(locale, 'list', query)} download icon={<Icon icon={Download} />}>
          CSV
        </ButtonLink>
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        <OccurrenceFilters query={query} gloss={view.gloss} choices={view.choices} locale={locale} />
        {total === 0 ? (
          <EmptyState
            title={t(ofAll === 0 ? 'none.all' : 'none.filtered')}
            actions={
              ofAll > 0 && (
                <>
                  {similar.map(({ id, gloss }) => (
                    <ButtonLink key={id} to={occurrencesPath(locale, { sign: id })}>
                      {gloss}
                    </ButtonLink>
                  ))}
                  <ButtonLink to={occurrencesPath(locale)}>{t('none.reset')}</ButtonLink>
                </>
              )
            }
          />
        ) : (
          <OccurrenceWork view={view} moment={moment} locale={locale} />
        )}
        <div className={styles.below}>
          <Pagination
            page={query.page}
            pages={pages}
            hrefFor={(page) => occurrencesPath(locale, { ...query, page })}
          />
          {ofAll > 0 && <FrequencySection query={query} frequency={view.frequency} locale={locale} />}
          {view.collocations && (
            <Collocations query={query} collocations={view.collocations} locale={locale} />
          )}
        </div>
      </main>
    </div>
  )
}
