import { Form } from 'react-router'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Field } from '#ui/base/Field.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import { SearchField } from '#ui/base/SearchField.tsx'
import { Select } from '#ui/base/Select.tsx'
import SlidersHorizontal from '#ui/icons/sliders-horizontal.ts'
import type { ResultsView } from '../presenters/search.presenter.ts'
import { searchAddress } from '../query/search-address.ts'
import { type SearchOrder, type SearchQuery, type SearchType, searchTypes } from '../search-model.ts'
import { ChosenFilterChips } from './ChosenFilterChips.tsx'
import { HiddenFilterFields } from './HiddenFilterFields.tsx'
import { OrderField } from './OrderField.tsx'
import { SearchResults } from './SearchResults.tsx'
import { useSearchMiss } from './use-search-miss.ts'
import { useWordSearch } from './use-word-search.ts'
import styles from './WordSearch.module.css'

interface Props {
  /** The server's results for the URL. */
  answer: ResultsView
  locale: Locale
  defaultLanguage: string
  /** The dictionary version of these results. */
  version: number
}

/** Word search: a GET form whose results also follow each key. It works without JavaScript. */
export function WordSearch({ answer, locale, defaultLanguage, version }: Props) {
  const { t } = useTranslation('search')
  const search = useWordSearch(answer, defaultLanguage, version)
  useSearchMiss(answer, search.isPending)
  const { query, view } = search
  return (
    <>
      <WordSearchForm
        query={query}
        filters={answer.filters}
        onTextChange={search.changeText}
        onChoose={search.choose}
      />
      <ChosenFilterChips view={{ ...answer, query }} />
      <p className={styles.narrow}>
        <a href={`/${locale}/search-signs/category${searchAddress({ ...query, page: 1 }, answer.filters)}`}>
          <Icon icon={SlidersHorizontal} /> {t('filter.narrow')}
        </a>
      </p>
      <SearchResults view={view} query={query} locale={locale} isPending={search.isPending} />
    </>
  )
}

interface WordSearchFormProps {
  query: SearchQuery
  /** The formatted filters of the URL; the form preserves them. */
  filters: string
  onTextChange: (text: string) => void
  onChoose: (choice: Partial<SearchQuery>) => void
}

function WordSearchForm({ query, filters, onTextChange, onChoose }: WordSearchFormProps) {
  const { t } = useTranslation('search')
  const { t: tPublic } = useTranslation('public')
  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault()
    onChoose({})
  }
  return (
    <Form
      method="get"
      role="search"
      className={styles.form}
      aria-label={t('words.title')}
      onSubmit={handleSubmit}
    >
      <HiddenFilterFields filters={filters} />
      <SearchField
        className={styles.field}
        size="large"
        name="q"
        label={tPublic('search.label')}
        placeholder={tPublic('search.placeholder')}
        submitLabel={t('submit')}
        value={query.q}
        onChange={onTextChange}
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
        <OrderField
          value={query.order}
          onChange={(event) => onChoose({ order: event.currentTarget.value as SearchOrder })}
        />
      </div>
    </Form>
  )
}
