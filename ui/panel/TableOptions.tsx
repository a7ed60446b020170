import { Button } from 'react-aria-components/Button'
import { Header } from 'react-aria-components/Header'
import { Menu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import Check from '#ui/icons/check.ts'
import Columns from '#ui/icons/columns-3.ts'
import buttons from '../base/Button.module.css'
import { classNames } from '../base/class-names.ts'
import { Icon } from '../base/Icon.tsx'
import { useHydrated } from '../base/use-hydrated.ts'
import styles from './Menu.module.css'
import options from './TableOptions.module.css'
import type { useTableView } from './use-table-view.ts'

type Props = Pick<ReturnType<typeof useTableView>, 'optional' | 'hidden' | 'isCompact' | 'setView'>

/** The button "Columns": which optional columns a table shows, and how high its rows are. Needs `useTableView`. */
export function TableOptions({ optional, hidden, isCompact, setView }: Props) {
  const { t } = useTranslation('kit')
  const shown = optional.map(({ key }) => key).filter((key) => !hidden.includes(key))
  // The choice is kept by a script, so without one the button would do nothing.
  if (!useHydrated()) return null
  return (
    <MenuTrigger>
      <Button className={classNames(buttons.button, buttons.secondary, options.button)}>
        <Icon icon={Columns} />
        {t('table.columns')}
      </Button>
      <Popover className={styles.sheet} placement="bottom end">
        <Menu aria-label={t('table.columns')} className={styles.menu} shouldCloseOnSelect={false}>
          <MenuSection
            selectionMode="multiple"
            selectedKeys={shown}
            onSelectionChange={(keys) =>
              setView({
                hidden: keys === 'all' ? [] : optional.map(({ key }) => key).filter((key) => !keys.has(key)),
              })
            }
          >
            <Header className={options.heading}>{t('table.shown')}</Header>
            {optional.map(({ key, label }) => (
              <Choice key={key} id={key} label={label} />
            ))}
          </MenuSection>
          <MenuSection
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[isCompact ? 'compact' : 'comfortable']}
            onSelectionChange={(keys) => keys !== 'all' && setView({ isCompact: keys.has('compact') })}
          >
            <Header className={options.heading}>{t('table.rows')}</Header>
            <Choice id="comfortable" label={t('table.comfortable')} />
            <Choice id="compact" label={t('table.compact')} />
          </MenuSection>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}

function Choice({ id, label }: { id: string; label: string }) {
  return (
    <MenuItem id={id} textValue={label} className={styles.entry}>
      <Icon icon={Check} className={options.tick} />
      {label}
    </MenuItem>
  )
}
