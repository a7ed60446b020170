import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Breadcrumb } from '#ui/base/Breadcrumb.tsx'
import { Chip } from '#ui/base/Chip.tsx'
import { LettersBar } from '#ui/base/LettersBar.tsx'
import { Pagination } from '#ui/base/Pagination.tsx'
import { SearchField } from '#ui/base/SearchField.tsx'
import { longWords } from '../long-words.ts'
import { Row, Specimen } from '../Specimen.tsx'

const preventSubmit = (event: FormEvent) => event.preventDefault()

/** The search box in both sizes, and removable chips. */
export function SearchSpecimen() {
  const { t } = useTranslation('designSystem')
  const [removed, setRemoved] = useState<readonly string[]>([])
  const words = [{ lang: undefined, text: t('sample.places') }, ...longWords]
  return (
    <Specimen title={t('components.searching')}>
      <form onSubmit={preventSubmit}>
        <SearchField label={t('sample.searchLabel')} labelShown size="large" submitLabel={t('word.search')} />
      </form>
      <form onSubmit={preventSubmit}>
        <SearchField label={t('sample.word')} labelShown defaultValue={t('sample.water')} />
      </form>
      <Row>
        <Chip>{t('sample.animals')}</Chip>
        {words
          .filter(({ text }) => !removed.includes(text))
          .map(({ lang, text }) => (
            <Chip
              key={text}
              lang={lang}
              onRemove={() => setRemoved([...removed, text])}
              removeLabel={t('sample.remove', { name: text })}
            >
              {text}
            </Chip>
          ))}
      </Row>
    </Specimen>
  )
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ#']
const available = new Set('ABCDEFGLMOPST#')

/** Breadcrumb, alphabet and pagination; the last two change this page. */
export function NavigationSpecimen() {
  const { t } = useTranslation('designSystem')
  const [query] = useSearchParams()
  const page = Math.min(9, Math.max(1, Math.trunc(Number(query.get('page'))) || 4))
  const letter = query.get('letter') ?? undefined
  const trail = [{ label: t('title'), to: 'board' }, { label: t('components.title') }]
  return (
    <Specimen title={t('components.ways')}>
      <Breadcrumb label={t('sample.trail')} items={trail} />
      <LettersBar
        letters={letters}
        available={available}
        current={letter}
        hrefFor={(chosen) => (chosen ? `?letter=${encodeURIComponent(chosen)}` : '?')}
      />
      <Pagination page={page} pages={9} hrefFor={(chosen) => `?page=${chosen}`} />
    </Specimen>
  )
}
