import type { ReactNode } from 'react'
import { signPath } from '#domains/signs/sign-path.ts'
import { languageName } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Card } from '#ui/base/Card.tsx'
import type { SignCardView } from '../../presenters/search.presenter.ts'
import { HighlightedText } from '../HighlightedText.tsx'
import { OffensiveMark } from './OffensiveMark.tsx'
import styles from './SignCard.module.css'
import { SignPreview } from './SignPreview.tsx'

interface Props {
  sign: SignCardView
  /** The page's locale. */
  locale: Locale
  level?: 2 | 3 | 4
  /** Loads the poster when the card comes near the viewport. */
  lazy?: boolean
  /** Further text, such as the reason why the sign is listed. */
  children?: ReactNode
}

/** A sign of a list: its video, gloss and keywords, with the matching part highlighted. */
export function SignCard({ sign, locale, level, lazy = true, children }: Props) {
  const { t } = useTranslation('signs')
  const { gloss, words, found } = sign
  const other = (language: string | null) => (language && language !== locale ? language : undefined)
  const foundIn = found && (found.language ? languageName(found.language, locale) : t(`found.${found.field}`))
  return (
    <Card
      to={signPath(locale, sign.id)}
      level={level}
      title={<HighlightedText {...gloss} />}
      titleClassName="gloss"
      media={<SignPreview sign={sign} lazy={lazy} />}
    >
      <OffensiveMark sign={sign} />
      {words && (
        <p className={styles.words} lang={other(words.language)}>
          <HighlightedText {...words} />
        </p>
      )}
      {found && (
        <p className={styles.found}>
          {foundIn}:{' '}
          <span lang={other(found.language)}>
            <HighlightedText {...found} />
          </span>
        </p>
      )}
      {children}
    </Card>
  )
}
