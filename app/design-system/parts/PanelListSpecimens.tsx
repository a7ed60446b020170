import { useState } from 'react'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Field } from '#ui/base/Field.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import { SearchField } from '#ui/base/SearchField.tsx'
import Ban from '#ui/icons/ban.ts'
import CircleCheck from '#ui/icons/circle-check.ts'
import CircleDashed from '#ui/icons/circle-dashed.ts'
import Hand from '#ui/icons/hand.ts'
import MessageSquare from '#ui/icons/message-square.ts'
import Refresh from '#ui/icons/refresh-cw.ts'
import { BulkBar } from '#ui/panel/BulkBar.tsx'
import { DataTable } from '#ui/panel/DataTable.tsx'
import { FilterBar } from '#ui/panel/FilterBar.tsx'
import { Menu } from '#ui/panel/Menu.tsx'
import { QuerySelect } from '#ui/panel/QuerySelect.tsx'
import { StateChip } from '#ui/panel/StateChip.tsx'
import { StateTabs } from '#ui/panel/StateTabs.tsx'
import { TableOptions } from '#ui/panel/TableOptions.tsx'
import type { Column } from '#ui/panel/table-column.ts'
import { useSelection } from '#ui/panel/use-selection.ts'
import { useTableView } from '#ui/panel/use-table-view.ts'
import { useRootData } from '../../frame/use-root-data.ts'
import { longWords } from '../long-words.ts'
import { Row, Specimen } from '../Specimen.tsx'

const looks = {
  pending: { icon: CircleDashed, tone: 'warning' },
  published: { icon: CircleCheck, tone: 'success' },
  change: { icon: Refresh, tone: 'info' },
  revision: { icon: MessageSquare, tone: 'danger' },
  deleted: { icon: Ban, tone: 'neutral' },
} as const
type State = keyof typeof looks
const states = Object.keys(looks) as State[]

function State({ state }: { state: State }) {
  const { t } = useTranslation('designSystem')
  return <StateChip {...looks[state]}>{t(`list.${state}`)}</StateChip>
}

/** Chips of states. */
export function StateChipSpecimen() {
  const { t } = useTranslation('designSystem')
  return (
    <Specimen title={t('components.states')} text={t('components.statesText')}>
      <Row>
        {states.map((state) => (
          <State key={state} state={state} />
        ))}
      </Row>
    </Specimen>
  )
}

const formId = 'sample-signs'
const tableName = 'style-guide'

interface Sign {
  id: number
  gloss: string
  word: string
  lang?: string
  state: State
  isOwn: boolean
}

/** A list of the panel: states, filters, table with pictures, actions for chosen rows. */
export function PanelListSpecimen() {
  const { t } = useTranslation('designSystem')
  const rows: Sign[] = [
    { gloss: t('sample.house'), word: t('sample.places'), state: 'pending' as const },
    { gloss: t('sample.water'), word: t('sample.category'), state: 'published' as const },
    { gloss: t('sample.family'), word: t('sample.animals'), state: 'change' as const, isOwn: true },
    ...longWords.map(({ lang, text }) => ({ gloss: lang, word: text, lang, state: 'revision' as const })),
  ].map((sign, at) => ({ isOwn: false, ...sign, id: at + 1 }))
  const selection = useSelection(rows.map(({ id }) => id))
  const view = useTableView(tableName, useSignColumns())
  const chosen = rows.filter(({ id }) => selection.chosen.has(id))
  const own = chosen.filter(({ isOwn }) => isOwn)
  const count = chosen.length
  return (
    <Specimen title={t('components.list')} text={t('components.listText')}>
      <StateTabs
        label={t('components.states')}
        tabs={[
          { to: '?', label: t('list.all'), count: rows.length, isCurrent: true },
          ...states.map((state) => ({
            to: `?state=${state}`,
            label: t(`list.${state}`),
            count: rows.filter((row) => row.state === state).length,
            isCurrent: false,
          })),
        ]}
      />
      <SampleFilters view={view} />
      <form id={formId} />
      <div>
        <DataTable<Sign>
          caption={t('components.list')}
          captionHidden
          columns={view.columns}
          isCompact={view.isCompact}
          rows={rows}
          keyOf={({ id }) => id}
          picture={{ shape: 'poster', of: () => <Icon icon={Hand} size={28} /> }}
          selection={{
            ...selection,
            form: formId,
            name: 'sign',
            labelOf: ({ gloss }) => `${t('list.choose')}: ${gloss}`,
            allLabel: t('list.chooseAll'),
          }}
          actions={{
            label: t('sample.actions'),
            of: ({ gloss }) => (
              <Menu
                label={`${t('sample.actions')}: ${gloss}`}
                items={[{ id: 'save', label: t('word.save') }]}
              />
            ),
          }}
          empty={t('sample.emptyTitle')}
        />
        <BulkBar
          form={formId}
          label={t('list.label')}
          count={count}
          chosen={t('list.chosen', { count })}
          note={own[0] && t('list.own', { gloss: own[0].gloss })}
          actions={[
            {
              id: 'publish',
              label: t('list.publish', { count: count - own.length }),
              icon: CircleCheck,
              ...(count === own.length && { disabledReason: t('sample.refusal') }),
            },
            { id: 'pending', label: t('list.toPending') },
            { id: 'export', label: t('list.export') },
            { id: 'delete', label: `${t('word.delete')}…` },
          ]}
          onClear={selection.clear}
        />
      </div>
    </Specimen>
  )
}

function useSignColumns(): Column<Sign>[] {
  const { t } = useTranslation('designSystem')
  return [
    {
      key: 'sign',
      label: t('list.sign'),
      cell: ({ gloss }) => (
        <a href="board" className="gloss">
          {gloss}
        </a>
      ),
      sort: { to: '?order=sign', direction: 'ascending' },
    },
    {
      key: 'word',
      label: t('sample.word'),
      card: 'text',
      cell: ({ word, lang }) => <span lang={lang}>{word}</span>,
      sort: { to: '?order=word', direction: null },
    },
    { key: 'state', label: t('list.state'), card: 'state', cell: ({ state }) => <State state={state} /> },
    { key: 'by', label: t('list.author'), optional: true, cell: ({ isOwn }) => (isOwn ? 'Ana' : 'Bruno') },
    { key: 'id', label: t('sample.letters'), optional: true, cell: ({ gloss }) => gloss.length },
  ]
}

function SampleFilters({ view }: { view: ReturnType<typeof useTableView<Column<Sign>>> }) {
  const { t } = useTranslation('designSystem')
  const [isFiltered, setFiltered] = useState(true)
  const select = (label: string, hidden: boolean) => (
    <Field label={label} labelHidden={hidden}>
      {(control) => (
        <QuerySelect {...control} value="" onChoose={() => setFiltered(true)}>
          <option value="">{t('list.all')}</option>
          <option value="animals">{t('sample.animals')}</option>
        </QuerySelect>
      )}
    </Field>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is not announced by all browsers.
    <form role="search" aria-label={t('components.list')} onSubmit={(event) => event.preventDefault()}>
      <FilterBar
        search={<SearchField label={t('sample.searchLabel')} placeholder={t('sample.searchLabel')} />}
        filters={
          <>
            {select(t('sample.category'), false)}
            {select(t('sample.location'), false)}
          </>
        }
        chosen={
          isFiltered
            ? [
                {
                  key: 'animals',
                  label: t('sample.animals'),
                  removeTo: '?',
                  removeLabel: t('sample.remove', { name: t('sample.animals') }),
                },
              ]
            : []
        }
        order={select(t('list.order'), true)}
        options={<TableOptions {...view} />}
      />
    </form>
  )
}

/** A link to the page that shows the frame of a form in stages, which fills a window. */
export function StepperSpecimen() {
  const { t } = useTranslation('designSystem')
  const { locale } = useRootData()
  return (
    <Specimen title={t('stepper.title')} text={t('stepper.lead')}>
      <Row>
        <ButtonLink to={localizedPath(locale, '/design-system/stepper')}>{t('stepper.open')}</ButtonLink>
      </Row>
    </Specimen>
  )
}
