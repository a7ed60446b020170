import { HandPicture } from '#domains/hand-drawings/ui/HandPicture.tsx'
import { handPictureUrls } from '#domains/hand-drawings/ui/hand-picture-urls.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { classNames } from '#ui/base/class-names.ts'
import { Icon } from '#ui/base/Icon.tsx'
import Check from '#ui/icons/check.ts'
import type { CategoryView, ChoiceView } from '../../presenters/category-views.ts'
import { familyValues } from '../../presenters/value-family.ts'
import { SignCount } from '../SignCount.tsx'
import { ValueText } from '../ValueText.tsx'
import { type CategoryState, choiceAddress } from './category-address.ts'
import styles from './PictureChoices.module.css'

interface Props {
  category: Pick<CategoryView, 'name' | 'title' | 'families'>
  state: CategoryState
  locale: Locale
  /** For pictures that are too detailed for the size of a hand. */
  isLarge?: boolean
}

/** Values as drawn hands or pictures with their names, in families. */
export function PictureChoices({ category: { name, title, families }, state, locale, isLarge }: Props) {
  const urls = handPictureUrls(familyValues(families))
  const link = (value: ChoiceView) => (
    <PictureLink
      value={value}
      href={choiceAddress(state, name, value)}
      urls={urls}
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
  urls: ReadonlyMap<string, string>
  locale: Locale
  isLarge: boolean | undefined
}

function PictureLink({ value, href, urls, locale, isLarge }: PictureLinkProps) {
  const { count, isChosen } = value
  return (
    <a
      className={classNames(styles.choice, isChosen && styles.chosen)}
      href={href}
      aria-current={isChosen ? 'true' : undefined}
    >
      <HandPicture hand={value} urls={urls} className={classNames(styles.picture, isLarge && styles.large)} />
      {isChosen && <Icon icon={Check} size={16} />}
      <ValueText value={value} locale={locale} className={styles.name} />
      <SignCount count={count} locale={locale} className={styles.count} />
    </a>
  )
}
