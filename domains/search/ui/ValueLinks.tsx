import type { ReactNode } from 'react'
import type { Locale } from '#platform/i18n/locales.ts'
import { classNames } from '#ui/base/class-names.ts'
import type { FilterValueView } from '../presenters/filter.presenter.ts'

/** What each list of the values of a filter needs. */
export interface FilterValuesProps<Value extends FilterValueView> {
  values: readonly Value[]
  /** The name of the filter. */
  label: string
  locale: Locale
  /** The URL that adds or removes a value. */
  hrefOf: (value: Value) => string
}

interface Look {
  list: string | undefined
  link: string | undefined
  /** Classes for the list items and links of heads. */
  headItem?: string | undefined
  headLink?: string | undefined
}

interface Props<Value extends FilterValueView> extends Omit<FilterValuesProps<Value>, 'locale'> {
  look: Look
  /** Whether the names are not visible, so that a tooltip shows them. */
  hasTooltips?: boolean
  children: (value: Value) => ReactNode
}

/** The values of a filter as a list of links, each with the given content. */
export function ValueLinks<Value extends FilterValueView>(props: Props<Value>) {
  const { values, label, hrefOf, look, hasTooltips = false, children } = props
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari does not expose an unstyled list as a list.
    <ul role="list" className={look.list} aria-label={label}>
      {values.map((value) => (
        <li key={value.id} className={value.isHead ? look.headItem : undefined}>
          <a
            className={classNames(look.link, value.isHead && look.headLink)}
            href={hrefOf(value)}
            title={hasTooltips ? value.text : undefined}
            aria-current={value.isChosen ? 'true' : undefined}
          >
            {children(value)}
          </a>
        </li>
      ))}
    </ul>
  )
}
