import { Form } from 'react-router'
import { SignCard } from '#domains/signs/ui/SignCard.tsx'
import { SignRow, SignRows } from '#domains/signs/ui/SignRow.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { CardGrid, CardItem } from '#ui/base/Card.tsx'
import { EmptyState } from '#ui/base/EmptyState.tsx'
import { Field } from '#ui/base/Field.tsx'
import { LettersBar } from '#ui/base/LettersBar.tsx'
import { Pagination } from '#ui/base/Pagination.tsx'
import { SearchField } from '#ui/base/SearchField.tsx'
import { Select } from '#ui/base/Select.tsx'
import { type SearchOrder, type SearchQuery, type SearchType, searchOrders, searchTypes } from '../entry.ts'
import type { ResultsView } from '../search.presenter.ts'
import { lettersShown } from './letters.ts'
import { searchAddress } from './search-address.ts'
import { useSearchMiss } from './use-search-miss.ts'
import { useWordSearch } from './use-word-search.ts'
import styles from './WordSearch.module.css'

interface Props {
  /** The server's answer to the address. */
  answer: ResultsView
  locale: string
  defaultLanguage: string
  /** Version of the dictionary that answered. */
  version: number
}

/** Word search: a GET form that also answers at each key. Works without JavaScript. */
export function WordSearch({ answer, locale, defaultLanguage, version }: Props) {
  const search = useWordSearch(answer, defaultLanguage, version)
  useSearchMiss(answer, search.isAsking)
  const { query, view } = search
  return (
    <>
      <WordForm query={query} onType={search.type} onChoose={search.choose} />
      <Results view={view} query={query} locale={locale} isAsking={search.isAsking} />
    </>
  )
}

interface FormProps {
  query: SearchQuery
  onType: (text: string) => void
  onChoose: (choice: Partial<SearchQuery>) => void
}

function WordForm({ query, onType, onChoose }: FormProps) {
  const { t } = useTranslation('search')
  const { t: tPublic } = useTranslation('public')
  const send = (event: React.FormEvent) => {
    event.preventDefault()
    onChoose({})
  }
  return (
    <Form method="get" role="search" className={styles.form} aria-label={t('words.title')} onSubmit={send}>
      <SearchField
        className={styles.field}
        size="large"
        name="q"
        label={tPublic('search.label')}
        placeholder={tPublic('search.placeholder')}
        submitLabel={t('submit')}
        value={query.q}
        onChange={onType}
      />
      <div className={styles.choices}>
        <Field label={t('type.label')}>
          {(control) => (
            <Select
              {...control}
              name="type"
              value={query.type}
              onChange={(event) => onChoose({ type: event.currentTarget.value as SearchType })}
            >
              {searchTypes.map((type) => (
                <option key={type} value={type}>
                  {t(`type.${type}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('order.label')}>
          {(control) => (
            <Select
              {...control}
              name="order"
              value={query.order}
              onChange={(event) => onChoose({ order: event.currentTarget.value as SearchOrder })}
            >
              {searchOrders.map((order) => (
                <option key={order} value={order}>
                  {t(`order.${order}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </Form>
  )
}

interface ResultsProps {
  view: ResultsView
  query: SearchQuery
  locale: string
  /** The filters of the address, as parameters; letters and pages keep them. */
  filters?: string
  isAsking?: boolean
}

/** Letters, count, cards and pages of an answer; a sentence and ways on where it is empty. */
export function Results({ view, query, locale, filters, isAsking = false }: ResultsProps) {
  const { t } = useTranslation('search')
  const href = (change: Partial<SearchQuery>) => searchAddress({ ...view.query, page: 1, ...change }, filters)
  return (
    <section className={styles.results} aria-label={t('results')} aria-busy={isAsking}>
      <LettersBar
        letters={lettersShown(view.letters, locale)}
        available={new Set(view.letters)}
        current={view.query.letter ?? undefined}
        hrefFor={(letter) => href({ letter: letter ?? null })}
      />
      <p className={styles.count} role="status">
        {view.forgiven && view.total > 0
          ? t('forgiven', { q: view.query.q })
          : view.total > 0 && t('found', { count: view.total })}
        {isAsking && <span> {t('asking')}</span>}
      </p>
      {view.total === 0 ? (
        !isAsking && <Nothing query={query} near={view.near} locale={locale} />
      ) : (
        <CardGrid>
          {view.cards.map((card, at) => (
            <CardItem key={card.id}>
              <SignCard sign={card} locale={locale} level={2} lazy={at >= 4} />
            </CardItem>
          ))}
        </CardGrid>
      )}
      <Pagination page={view.query.page} pages={view.pages} hrefFor={(page) => href({ page })} />
    </section>
  )
}

interface NothingProps {
  query: SearchQuery
  near: ResultsView['near']
  locale: string
}

/** An answer with nothing in it always has a way on. */
function Nothing({ query, near, locale }: NothingProps) {
  const { t } = useTranslation('search')
  const { q, letter, type } = query
  const wider =
    letter !== null ? { letter: null } : type !== 'general' ? ({ type: 'general' } as const) : null
  return (
    <>
      <EmptyState
        title={t('none.title')}
        actions={
          <>
            {wider && (
              <ButtonLink variant="primary" to={searchAddress({ ...query, ...wider, page: 1 })}>
                {t(letter !== null ? 'none.withoutLetter' : 'none.general')}
              </ButtonLink>
            )}
            <a href={`/${locale}/search-signs/view-all`}>{t('none.all')}</a>
          </>
        }
      >
        {q && <p>{t('none.forWord', { q })}</p>}
      </EmptyState>
      {near.length > 0 && <Near near={near} locale={locale} />}
    </>
  )
}

/** Signs made most like what was asked for, each with the reason. */
function Near({ near, locale }: Pick<NothingProps, 'near' | 'locale'>) {
  const { t } = useTranslation('search')
  return (
    <section className={styles.near} aria-labelledby="near">
      <h2 id="near">{t('near.title')}</h2>
      <p>{t('near.text')}</p>
      <SignRows>
        {near.map(({ card, reason }) => (
          <SignRow key={card.id} sign={card} locale={locale}>
            {reason}
          </SignRow>
        ))}
      </SignRows>
    </section>
  )
}
