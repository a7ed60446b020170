import { SignStateChip } from '#domains/sign-management/ui/SignStateChip.tsx'
import { formatNumber } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import type { NumbersView } from '../numbers.presenter.ts'
import styles from './numbers.module.css'

/** The number of signs in each state, as bars in the rows of a table. */
export function StateNumbers({ states, locale }: Pick<NumbersView, 'states'> & { locale: Locale }) {
  const { t } = useTranslation('numbers')
  const most = Math.max(1, ...states.map(({ count }) => count))
  return (
    <table className={styles.bars}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('states.state')}</VisuallyHidden>
          </th>
          <td aria-hidden />
          <th scope="col">
            <VisuallyHidden>{t('states.signs')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {states.map(({ state, count, path }) => (
          <tr key={state}>
            <th scope="row">
              <SignStateChip state={state} />
            </th>
            <td aria-hidden>
              <Bar share={count / most} />
            </td>
            <td className={styles.number}>
              <a href={path}>{formatNumber(count, locale)}</a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A bar beside its number. @param share from 0 to 1 */
const Bar = ({ share }: { share: number }) => (
  <span className={styles.bar} style={{ inlineSize: `${100 * share}%` }} />
)
