import type { MouseEventHandler } from 'react'
import { Form } from 'react-router'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Field } from '#ui/base/Field.tsx'
import { SearchField } from '#ui/base/SearchField.tsx'
import { SegmentedChoice } from '#ui/base/SegmentedChoice.tsx'
import { Select } from '#ui/base/Select.tsx'
import type { Scene } from '#ui/body/scene.ts'
import type { CategoryView } from '../presenters/category-views.ts'
import type { ResultsView } from '../presenters/search.presenter.ts'
import { type SearchOrder, type SearchQuery, type SearchType, searchTypes } from '../search-model.ts'
import { CommonFilters } from './filters/CommonFilters.tsx'
import { HiddenFilterFields } from './HiddenFilterFields.tsx'
import { OrderField } from './OrderField.tsx'
import { ResultsFrame } from './results/ResultsFrame.tsx'
import { useSearchMiss } from './use-search-miss.ts'
import { useWordSearch } from './use-word-search.ts'
import styles from './WordSearch.module.css'

interface Props {
  /** The server's results for the URL. */
  answer: ResultsView
  /** The filters that are offered, with their values. */
  categories: readonly CategoryView[]
  /** The drawing of the areas among them. */
  scene: Scene | null
  locale: Locale
  defaultLanguage: string
  /** The dictionary version of these results. */
  version: number
  onFilterClick: MouseEventHandler
}

const formId = 'word-search'

/** Word search: a GET form whose results also follow each key. It works without JavaScript. */
export function WordSearch(props: Props) {
  const { answer, categories, scene, locale, defaultLanguage, version, onFilterClick } = props
  const { t } = useTranslation('search')
  const search = useWordSearch(answer, defaultLanguage, version)
  useSearchMiss(answer, search.isPending)
  const { query, view, choose } = search
  return (
    <>
      <WordSearchForm
        query={query}
        filters={answer.filters}
        onTextChange={search.changeText}
        onChoose={choose}
      />
      <ResultsFrame
        view={view}
        query={query}
        locale={locale}
        title={t('words.title')}
        chosen={answer.chosen}
        filters={
          <CommonFilters
            categories={categories}
            scene={scene}
            query={query}
            filters={answer.filters}
            locale={locale}
          />
        }
        sheetFields={
          <SegmentedChoice
            legend={t('type.label')}
            options={searchTypes.map((type) => ({ value: type, label: t(`type.${type}`) }))}
            value={query.type}
            onChange={(type) => choose({ type })}
          />
        }
        order={
          <OrderField
            form={formId}
            orders={answer.orders}
            value={query.order}
            onChange={(event) => choose({ order: event.currentTarget.value as SearchOrder })}
          />
        }
        onFilterClick={onFilterClick}
        isPending={search.isPending}
      />
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
      id={formId}
      method="get"
      role="search"
      className={styles.form}
      aria-label={t('words.title')}
      onSubmit={handleSubmit}
    >
      <HiddenFilterFields filters={filters} />
      <SearchField
        size="large"
        name="q"
        label={tPublic('search.label')}
        placeholder={tPublic('search.placeholder')}
        submitLabel={t('submit')}
        value={query.q}
        onChange={onTextChange}
      >
        <Field label={t('type.label')} labelHidden className={styles.kind}>
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
      </SearchField>
    </Form>
  )
}
