import type { ReactNode } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { classNames } from '#ui/base/class-names.ts'
import type { FilledShare, NumbersView } from '../numbers.presenter.ts'
import styles from './Completeness.module.css'

/** How much of the published signs has a translation into each language, and each property. */
export function Completeness({ languages, parts }: Pick<NumbersView, 'languages' | 'parts'>) {
  const { t } = useTranslation(['numbers', 'signList'])
  return (
    <>
      <p>{t('completeness.hint')}</p>
      <Shares title={t('completeness.translations')}>
        {languages.map(({ name, ...share }) => (
          <Share key={name} name={name} {...share} />
        ))}
      </Shares>
      <Shares title={t('completeness.parts')}>
        {parts.map(({ part, ...share }) => (
          <Share key={part} name={t(`signList:missing.${part}`)} {...share} />
        ))}
      </Shares>
    </>
  )
}

const Shares = ({ title, children }: { title: string; children: ReactNode }) => (
  <table className={styles.shares}>
    <caption>{title}</caption>
    <tbody>{children}</tbody>
  </table>
)

/** Under 50 % outlined, under 20 % tinted and bold: a shape besides the colour. */
function Share({ name, percent, path }: FilledShare & { name: string }) {
  const { t } = useTranslation('numbers')
  const level =
    percent < 20 ? styles.few : percent < 50 ? styles.less : percent < 80 ? styles.more : styles.most
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <a href={path} className={classNames(styles.share, level)}>
          {t('percent', { percent })}
        </a>
      </td>
    </tr>
  )
}
