import { Form, useLocation } from 'react-router'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { IconButton } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { Disclosure } from '#ui/base/Disclosure.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import X from '#ui/icons/x.ts'
import { LazyPageVideo } from '../../frame/LazyPageVideo.tsx'
import { useRootData } from '../../frame/use-root-data.ts'
import type { BannerView } from '../present-banner.ts'
import styles from './Banner.module.css'

const linkPaths = { awaiting: '/control-panel/my-profile', rejected: '/contact' }

/** Banner for people who are not accepted; it can be closed until the next sign-in. */
export function Banner({ banner }: { banner: BannerView }) {
  const { t } = useTranslation('panel')
  const { locale } = useRootData()
  const { pathname, search } = useLocation()
  const { name } = banner
  return (
    <section className={styles.banner} aria-label={t(`banner.${name}.title`)}>
      <Callout tone={name === 'awaiting' ? 'warning' : 'danger'} title={t(`banner.${name}.title`)}>
        <p className={styles.text}>
          {t(`banner.${name}.text`)}{' '}
          <a href={localizedPath(locale, linkPaths[name])}>{t(`banner.${name}.link`)}</a>
        </p>
        {banner.name === 'awaiting' && (
          <Disclosure summary={t('banner.awaiting.video')}>
            <LazyPageVideo view={banner.video} locale={locale} />
          </Disclosure>
        )}
      </Callout>
      <Form
        method="post"
        action={localizedPath(locale, '/control-panel/close-banner')}
        className={styles.close}
        preventScrollReset
        replace
      >
        <input type="hidden" name="banner" value={name} />
        <input type="hidden" name="back" value={pathname + search} />
        <IconButton type="submit" size="small" icon={<Icon icon={X} />} label={t('banner.close')} />
      </Form>
    </section>
  )
}
