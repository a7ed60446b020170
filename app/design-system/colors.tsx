import type { CSSProperties } from 'react'
import { useLoaderData } from 'react-router'
import { formatNumber } from '#platform/i18n/format.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Table } from '#ui/base/Table.tsx'
import { baseColors } from '#ui/theme/appearance.ts'
import { darkPalette, lightPalette, type Palette } from '#ui/theme/palette.ts'
import { appContext } from '../app-context.ts'
import { requireLocale } from '../page-errors.ts'
import type { Route } from './+types/colors.ts'
import styles from './colors.module.css'
import { colorToken, contrastRows } from './contrast-rows.ts'
import { guidePageData } from './guide-page-data.ts'
import { GuideHeading, Specimen } from './Specimen.tsx'

export { pageMeta as meta } from '../page-meta.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  const { appearance } = context.get(appContext).dictionary
  const base = baseColors(appearance.colors.map(({ name, hexCode }) => ({ name, hex_code: hexCode })))
  const palettes = { light: lightPalette(base), dark: darkPalette(base) }
  return {
    ...guidePageData(params, 'colors'),
    locale: requireLocale(params),
    base: Object.entries(base),
    palettes,
    contrasts: contrastRows(palettes.light, palettes.dark),
  }
}

/** The colours of this installation, the colours derived from them, and their contrast. */
export default function Colors({ loaderData: { base, palettes } }: Route.ComponentProps) {
  const { t } = useTranslation('designSystem')
  return (
    <>
      <GuideHeading of="colors" />
      <Specimen title={t('colors.base')} text={t('colors.baseText')}>
        <Swatches colors={base} />
      </Specimen>
      <Specimen title={t('colors.palettes')}>
        <Theme name="light" palette={palettes.light} />
        <Theme name="dark" palette={palettes.dark} />
      </Specimen>
      <Specimen title={t('colors.contrast')} text={t('colors.contrastText')}>
        <Contrasts />
      </Specimen>
    </>
  )
}

function Theme({ name, palette }: { name: 'light' | 'dark'; palette: Palette }) {
  const { t } = useTranslation('designSystem')
  return (
    <div data-theme={name} className={styles.theme}>
      <h3 className={styles.themeName}>{t(`theme.${name}`)}</h3>
      <Swatches colors={Object.entries(palette)} />
    </div>
  )
}

function Swatches({ colors }: { colors: [name: string, hex: string][] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without it, Safari does not announce a list without markers.
    <ul role="list" className={styles.swatches}>
      {colors.map(([name, hex]) => (
        <li key={name} className={styles.swatch}>
          <span className={styles.patch} style={{ '--patch': hex } as CSSProperties} />
          <span className={styles.token}>{colorToken(name).replace('--color-', '')}</span>
          <span className={styles.hex}>{hex}</span>
        </li>
      ))}
    </ul>
  )
}

function Contrasts() {
  const { t } = useTranslation('designSystem')
  const { contrasts, locale } = useLoaderData<typeof loader>()
  const head = [t('colors.pair'), t('theme.light'), t('theme.dark'), t('colors.needed')]
  const figure = (value: number) => formatNumber(value, locale)
  return (
    <Table caption={t('colors.caption')} head={head}>
      {contrasts.map(({ ink, ground, light, dark, needed }) => {
        const pair = { '--ink': `var(${ink})`, '--ground': `var(${ground})` } as CSSProperties
        const cell = (theme: 'light' | 'dark', value: number) => (
          <td>
            <span data-theme={theme} className={needed < 4.5 ? styles.mark : styles.pair} style={pair}>
              {figure(value)}
            </span>
          </td>
        )
        return (
          <tr key={ink + ground}>
            <th scope="row" className={styles.names}>
              {`${ink.slice(8)} / ${ground.slice(8)}`}
            </th>
            {cell('light', light)}
            {cell('dark', dark)}
            <td>{figure(needed)}</td>
          </tr>
        )
      })}
    </Table>
  )
}
