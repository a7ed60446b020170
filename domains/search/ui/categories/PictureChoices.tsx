import { formatNumber } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { classNames } from '#ui/base/class-names.ts'
import { Icon } from '#ui/base/Icon.tsx'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import Check from '#ui/icons/check.ts'
import type { CategoryView, ChoiceView } from '../../presenters/category.presenter.ts'
import { familyValues } from '../../presenters/families.ts'
import { SymbolOrPicture } from '../SymbolOrPicture.tsx'
import { symbolSpriteUrls } from '../symbol-sprites.ts'
import { type CategoryState, choiceAddress } from './category-address.ts'
import styles from './PictureChoices.module.css'

interface Props {
  category: Pick<CategoryView, 'name' | 'title' | 'families'>
  state: CategoryState
  locale: Locale
  /** For pictures that are too detailed for the size of a symbol. */
  isLarge?: boolean
}

/** Values as symbols or pictures with their names, in families. */
export function PictureChoices({ category: { name, title, families }, state, locale, isLarge }: Props) {
  const spriteUrls = symbolSpriteUrls(familyValues(families))
  const link = (value: ChoiceView) => (
    <PictureLink
      value={value}
      href={choiceAddress(state, name, value)}
      spriteUrls={spriteUrls}
      locale={locale}
      isLarge={isLarge}
    />
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are links.
    <div className={styles.families} role="group" aria-label={title}>
      {families.map(({ head, members }) => (
        // biome-ignore lint/a11y/noRedundantRoles: Safari does not expose an unstyled list as a list.
        <ul key={head?.id ?? 'none'} role="list" className={styles.family}>
          {head && <li className={styles.head}>{link(head)}</li>}
          {members.map((value) => (
            <li key={value.id}>{link(value)}</li>
          ))}
        </ul>
      ))}
    </div>
  )
}

interface PictureLinkProps {
  value: ChoiceView
  href: string
  spriteUrls: ReadonlyMap<string, string>
  locale: Locale
  isLarge: boolean | undefined
}

function PictureLink({ value, href, spriteUrls, locale, isLarge }: PictureLinkProps) {
  const { t } = useTranslation('public')
  const { text, language, count, isChosen } = value
  return (
    <a
      className={classNames(styles.choice, isChosen && styles.chosen)}
      href={href}
      aria-current={isChosen ? 'true' : undefined}
    >
      <SymbolOrPicture
        value={value}
        spriteUrls={spriteUrls}
        className={classNames(styles.picture, isLarge && styles.large)}
      />
      {isChosen && <Icon icon={Check} size={16} />}
      <span className={styles.name} lang={language === locale ? undefined : language}>
        {text}
      </span>
      <span className={styles.count} aria-hidden>
        {formatNumber(count, locale)}
      </span>
      <VisuallyHidden>, {t('count.signs', { count })}</VisuallyHidden>
    </a>
  )
}
