import type { CSSProperties } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Table } from '#ui/base/Table.tsx'
import tokensCss from '#ui/theme/tokens.css?raw'
import type { Route } from './+types/variables-text.ts'
import { guidePageData } from './guide-page-data.ts'
import { GuideHeading, Specimen } from './Specimen.tsx'
import { type ThemeToken, themeTokens } from './theme-tokens.ts'
import styles from './variables-text.module.css'

export { pageMeta as meta } from '../page-meta.ts'

export const loader = ({ params }: Route.LoaderArgs) => ({
  ...guidePageData(params, 'variables'),
  tokens: themeTokens(tokensCss),
})

const kinds = ['text', 'space', 'shape', 'size', 'color', 'motion', 'layer'] as const

/** Every variable of the theme with its value, and with a sample if it is visible. */
export default function Variables({ loaderData: { tokens } }: Route.ComponentProps) {
  const { t } = useTranslation('designSystem')
  return (
    <>
      <GuideHeading of="variables" />
      {kinds.map((kind) => (
        <Specimen key={kind} title={t(`variables.${kind}`)}>
          <Table
            caption={t(`variables.${kind}`)}
            head={[
              t('variables.name'),
              t('variables.value'),
              ...(samples[kind] ? [t('variables.sample')] : []),
            ]}
          >
            {tokens
              .filter((token) => token.kind === kind)
              .map((token) => (
                <Variable key={token.name} {...token} />
              ))}
          </Table>
        </Specimen>
      ))}
    </>
  )
}

/** Widths of whole pages do not fit the cell. */
const barWidth = 248

const samples: Partial<Record<ThemeToken['kind'], (name: string) => CSSProperties>> = {
  space: (name) => ({ inlineSize: `var(${name})` }),
  shape: (name) =>
    name === '--shadow' ? { boxShadow: `var(${name})` } : { borderRadius: `var(${name})`, inlineSize: 72 },
  size: (name) => ({ inlineSize: `min(${barWidth}px, var(${name}))`, blockSize: 12 }),
  color: (name) => ({ background: `var(${name})`, inlineSize: 72 }),
}

function Variable({ name, value, kind }: ThemeToken) {
  const sample = samples[kind]
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <code>{name}</code>
      </th>
      <td className={styles.value}>{value}</td>
      {sample && (
        <td>
          <span className={styles.sample} style={sample(name)} />
        </td>
      )}
    </tr>
  )
}
