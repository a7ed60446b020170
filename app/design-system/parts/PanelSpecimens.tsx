import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Field } from '#ui/base/Field.tsx'
import Pencil from '#ui/icons/pencil.ts'
import Trash from '#ui/icons/trash-2.ts'
import { ComboBox } from '#ui/panel/ComboBox.tsx'
import { DataTable } from '#ui/panel/DataTable.tsx'
import { ConfirmDialog, Dialog, Drawer } from '#ui/panel/Dialog.tsx'
import { FileDropzone } from '#ui/panel/FileDropzone.tsx'
import { Menu } from '#ui/panel/Menu.tsx'
import { Switch } from '#ui/panel/Switch.tsx'
import { Tabs } from '#ui/panel/Tabs.tsx'
import { longWords } from '../long-words.ts'
import { Columns, Row, Specimen } from '../Specimen.tsx'

/** Overlays: dialogs, confirmation, drawer, menu. */
export function OverlaySpecimen() {
  const { t } = useTranslation('designSystem')
  const [shown, setShown] = useState<'dialog' | 'owed' | 'confirm' | 'drawer' | null>(null)
  const close = () => setShown(null)
  const answer = (
    <Button variant="primary" onClick={close}>
      {t('word.save')}
    </Button>
  )
  return (
    <Specimen title={t('components.over')} text={t('components.overText')}>
      <Row>
        <Button onClick={() => setShown('dialog')}>{t('sample.dialogOpen')}</Button>
        <Button onClick={() => setShown('owed')}>{t('sample.owedOpen')}</Button>
        <Button variant="danger" onClick={() => setShown('confirm')}>
          {t('word.delete')}
        </Button>
        <Button onClick={() => setShown('drawer')}>{t('sample.drawerOpen')}</Button>
        <ActionMenu />
      </Row>
      <Dialog isOpen={shown === 'dialog'} onClose={close} title={longWords[0].text} footer={answer}>
        <p>{t('typographic.readingText')}</p>
      </Dialog>
      <Dialog isOpen={shown === 'owed'} isDismissable={false} title={t('sample.owedTitle')} footer={answer}>
        <p>{t('sample.agreeError')}</p>
      </Dialog>
      <ConfirmDialog
        isOpen={shown === 'confirm'}
        onClose={close}
        title={t('sample.dialogTitle')}
        confirmLabel={t('word.delete')}
        onConfirm={close}
        tone="danger"
      >
        <p>{t('sample.dialogText')}</p>
      </ConfirmDialog>
      <Drawer isOpen={shown === 'drawer'} onClose={close} title={t('components.searching')} footer={answer}>
        <Switch label={t('sample.agree')} />
      </Drawer>
    </Specimen>
  )
}

function ActionMenu() {
  const { t } = useTranslation('designSystem')
  const entries = [
    { id: 'save', label: t('word.save'), icon: Pencil },
    { id: 'share', label: longWords[0].text },
    { id: 'board', label: t('board.title'), to: 'board' },
    { id: 'refused', label: t('word.search'), disabledReason: t('sample.refusal') },
    { id: 'delete', label: t('word.delete'), icon: Trash, isDangerous: true },
  ]
  return (
    <>
      <Menu label={t('sample.actions')} items={entries}>
        {t('sample.actions')}
      </Menu>
      <Menu label={t('sample.actions')} items={entries} />
    </>
  )
}

/** Fields without a native element. */
export function PanelFieldSpecimen() {
  const { t } = useTranslation('designSystem')
  const options = [
    { id: 'animals', label: t('sample.animals') },
    { id: 'places', label: t('sample.places') },
    ...longWords.map(({ lang, text }) => ({ id: lang, label: text })),
  ]
  return (
    <Specimen title={t('components.panelFields')} text={t('components.panelFieldsText')}>
      <Columns>
        <ComboBox
          name="category"
          label={t('sample.category')}
          hint={t('sample.wordHint')}
          options={options}
          required
        />
        <ComboBox name="chosen" label={t('sample.category')} options={options} defaultValue="de" />
        <ComboBox name="wrong" label={t('sample.category')} options={options} error={t('sample.wordError')} />
        <ComboBox
          name="disabled"
          label={`${t('sample.category')} (${t('word.disabled')})`}
          options={options}
          defaultValue="places"
          disabled
        />
        <Field label={t('sample.file')}>
          {(control) => (
            <FileDropzone {...control} name="file">
              {t('sample.fileKinds')}
            </FileDropzone>
          )}
        </Field>
        <Field label={`${t('sample.file')} (${t('word.disabled')})`}>
          {(control) => <FileDropzone {...control} name="none" disabled />}
        </Field>
        <div>
          <Switch label={t('sample.agree')} defaultChecked />
          <Switch label={longWords[1].text} lang={longWords[1].lang} />
          <Switch label={t('word.disabled')} disabled />
        </div>
      </Columns>
    </Specimen>
  )
}

/** Tabs. */
export function TabsSpecimen() {
  const { t } = useTranslation('designSystem')
  const tabs = [
    { id: 'hands', label: t('sample.hands'), content: <p>{t('sample.twoHands')}</p> },
    { id: 'movement', label: t('sample.movement'), content: <p>{t('sample.circular')}</p> },
    { id: 'long', label: longWords[0].text, content: <p>{t('sample.more')}</p> },
  ]
  return (
    <Specimen title={t('components.tabs')}>
      <Tabs label={t('components.tabs')} tabs={tabs} />
    </Specimen>
  )
}

const directions = ['ascending', 'descending'] as const

/** A sortable table, with and without rows. */
export function DataTableSpecimen() {
  const { t } = useTranslation('designSystem')
  const [query] = useSearchParams()
  const direction = directions.find((one) => one === query.get('order')) ?? null
  const length = (row: (typeof longWords)[number]) => row.text.length
  const rows = longWords.toSorted((a, b) =>
    direction === null ? 0 : (length(a) - length(b)) * (direction === 'ascending' ? 1 : -1),
  )
  const columns = [
    {
      key: 'word',
      label: t('sample.word'),
      cell: ({ lang, text }: (typeof longWords)[number]) => <span lang={lang}>{text}</span>,
    },
    { key: 'language', label: t('sample.language'), cell: ({ lang }: { lang: string }) => lang },
    {
      key: 'letters',
      label: t('sample.letters'),
      cell: length,
      align: 'end' as const,
      sort: { to: `?order=${direction === 'ascending' ? 'descending' : 'ascending'}`, direction },
    },
    {
      key: 'actions',
      label: t('sample.actions'),
      labelHidden: true,
      align: 'end' as const,
      cell: ({ text }: { text: string }) => (
        <Menu label={`${t('sample.actions')}: ${text}`} items={[{ id: 'save', label: t('word.save') }]} />
      ),
    },
  ]
  return (
    <Specimen title={t('components.data')} text={t('components.dataText')}>
      <DataTable
        caption={t('components.data')}
        columns={columns}
        rows={rows}
        keyOf={({ lang }) => lang}
        empty={t('sample.emptyTitle')}
      />
      <DataTable
        caption={t('components.empty')}
        columns={columns}
        rows={[]}
        keyOf={({ lang }) => lang}
        empty={t('sample.emptyTitle')}
      />
    </Specimen>
  )
}
