import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import Hand from '#ui/icons/hand.ts'
import Info from '#ui/icons/info.ts'
import Grid from '#ui/icons/layout-grid.ts'
import Search from '#ui/icons/search.ts'
import { NavigationRail } from '../../frame/NavigationRail.tsx'
import { useRootData } from '../../frame/use-root-data.ts'
import { Row, Specimen } from '../Specimen.tsx'
import styles from './FrameSpecimen.module.css'

/** The rail of the public pages: items of two groups, one of them the current page; and the way to their whole frame. */
export function FrameSpecimen() {
  const { t } = useTranslation('designSystem')
  const { locale } = useRootData()
  const item = (key: 'hands' | 'word' | 'all' | 'location', icon: typeof Hand, current?: 'page') => ({
    key,
    name: t(`sample.${key}`),
    icon: <Icon icon={icon} size={22} />,
    href: '#main',
    current,
  })
  return (
    <Specimen title={t('components.rail')} text={t('components.railText')}>
      <div className={styles.frame}>
        <NavigationRail
          label={t('components.rail')}
          groups={[
            [item('hands', Hand), item('word', Search, 'page'), item('all', Grid)],
            [item('location', Info)],
          ]}
          footer={null}
        />
      </div>
      <Row>
        <ButtonLink to={localizedPath(locale, '/design-system/site-frame')}>{t('frame.open')}</ButtonLink>
      </Row>
    </Specimen>
  )
}
