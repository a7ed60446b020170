import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { menuItemsIn } from '../site-links.ts'
import { useRootData } from './use-root-data.ts'

interface Props {
  /** Pages of the program. */
  pages: readonly Pick<ReturnType<typeof menuItemsIn>[number], 'key' | 'path'>[]
}

/** Items of a list: links to pages of the program. */
export function PageLinks({ pages }: Props) {
  const { t } = useTranslation('public')
  const { locale } = useRootData()
  return pages.map(({ key, path }) => (
    <li key={key}>
      <a href={localizedPath(locale, path)}>{t(`place.${key}`)}</a>
    </li>
  ))
}

/** Items of a list: links to the pages that the owner has written. */
export function ContentLinks() {
  const { locale, contents } = useRootData()
  return contents.map(({ slug, title, language }) => (
    <li key={slug}>
      <a href={localizedPath(locale, `/${slug}`)} lang={language === locale ? undefined : language}>
        {title}
      </a>
    </li>
  ))
}
