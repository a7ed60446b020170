import { HandPicture } from '#domains/hand-drawings/ui/HandPicture.tsx'
import { handPictureUrls } from '#domains/hand-drawings/ui/hand-picture-urls.ts'
import { Icon } from '#ui/base/Icon.tsx'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import Check from '#ui/icons/check.ts'
import type { FilterValueView } from '../../presenters/filter.presenter.ts'
import { SignCount } from '../SignCount.tsx'
import { type FilterValuesProps, ValueLinks } from '../ValueLinks.tsx'
import { ValueText } from '../ValueText.tsx'
import styles from './HandValues.module.css'

const look = { list: styles.hands, link: styles.hand }

/** Handshapes as pictures with the number of signs; their names are for screen readers and tooltips. */
export function HandValues<Value extends FilterValueView>({ locale, ...list }: FilterValuesProps<Value>) {
  const urls = handPictureUrls(list.values)
  return (
    <ValueLinks {...list} look={look} hasTooltips>
      {(value) => (
        <>
          {value.isChosen && <Icon icon={Check} size={16} className={styles.check} />}
          <HandPicture hand={value} urls={urls} className={styles.picture} />
          <VisuallyHidden>
            <ValueText value={value} locale={locale} />
          </VisuallyHidden>
          <SignCount count={value.count} locale={locale} className={styles.count} />
        </>
      )}
    </ValueLinks>
  )
}
