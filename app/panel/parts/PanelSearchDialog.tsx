import { useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Collection } from 'react-aria-components/Collection'
import { Header } from 'react-aria-components/Header'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox'
import { SearchField } from 'react-aria-components/SearchField'
import { useNavigate } from 'react-router'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import inputs from '#ui/base/inputs.module.css'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import { Dialog } from '#ui/panel/Dialog.tsx'
import entries from '#ui/panel/Menu.module.css'
import { useRootData } from '../../frame/use-root-data.ts'
import styles from './PanelSearchDialog.module.css'
import { usePanelSearch } from './use-panel-search.ts'

/** The search of the panel: a field with a list of results in groups. Enter opens a result. */
export default function PanelSearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('panel')
  const { locale } = useRootData()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const { groups, status } = usePanelSearch(locale, text)
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <Dialog isOpen onClose={onClose} title={t('search.title')}>
      <Autocomplete inputValue={text} onInputChange={setText}>
        <SearchField className={styles.field ?? ''} autoFocus>
          <Label>{t('search.label')}</Label>
          <Input className={inputs.input ?? ''} />
        </SearchField>
        <VisuallyHidden>
          <span role="status">{status === 'found' ? t('search.found', { count }) : ''}</span>
        </VisuallyHidden>
        <ListBox
          aria-label={t('search.results')}
          className={entries.menu ?? ''}
          items={groups.map((group) => ({ ...group, id: group.group }))}
          onAction={(path) => {
            onClose()
            navigate(String(path))
          }}
          renderEmptyState={() => (
            <p className={entries.none}>
              {status === 'failed'
                ? t('search.failed')
                : status === 'found'
                  ? t('search.none')
                  : t('search.loading')}
            </p>
          )}
        >
          {({ group, items }) => (
            <ListBoxSection id={group}>
              <Header className={styles.group ?? ''}>{t(`search.group.${group}`)}</Header>
              <Collection items={items}>
                {({ label, note, isGloss, path }) => (
                  <ListBoxItem
                    id={path}
                    textValue={note ? `${label}, ${note}` : label}
                    className={entries.entry ?? ''}
                  >
                    <span className={entries.words}>
                      <span className={isGloss ? 'gloss' : undefined}>{label}</span>
                      {note && <small className={styles.note}>{note}</small>}
                    </span>
                  </ListBoxItem>
                )}
              </Collection>
            </ListBoxSection>
          )}
        </ListBox>
      </Autocomplete>
    </Dialog>
  )
}
