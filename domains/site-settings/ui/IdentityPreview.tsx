import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Chip } from '#ui/base/Chip.tsx'
import { PlayButton } from '#ui/base/PlayButton.tsx'
import Check from '#ui/icons/circle-check.ts'
import { StateChip } from '#ui/panel/StateChip.tsx'
import { contrast } from '#ui/theme/oklch.ts'
import { type BaseColors, darkPalette, lightPalette, type Palette } from '#ui/theme/palette.ts'
import styles from './identity.module.css'
import { MiniSite } from './MiniSite.tsx'
import { useRatio } from './use-ratio.ts'

interface Props {
  base: BaseColors
  siteName: string
  /** URLs of the logos; null without one. */
  logos: { light: string | null; dark: string | null }
}

/** The components of the website in the chosen colours, light and dark at once. Nothing in it does anything. */
export function IdentityPreview({ base, siteName, logos }: Props) {
  const { t } = useTranslation('siteSettings')
  const shown = useRatio()
  const [light, dark] = [lightPalette(base), darkPalette(base)]
  return (
    <div className={styles.preview}>
      <div className={styles.themes}>
        <Theme name="light" palette={light} siteName={siteName} logo={logos.light ?? logos.dark} />
        <Theme name="dark" palette={dark} siteName={siteName} logo={logos.dark ?? logos.light} />
      </div>
      <p>
        {t('identity.preview.derived', {
          hex: dark.primary,
          ratio: shown(contrast(dark.primary, dark.paper)),
        })}
      </p>
    </div>
  )
}

interface ThemeProps {
  name: 'light' | 'dark'
  palette: Palette
  siteName: string
  logo: string | null
}

function Theme({ name, palette, siteName, logo }: ThemeProps) {
  const { t } = useTranslation('siteSettings')
  return (
    <div>
      <h3>{t(`identity.preview.${name}`)}</h3>
      <MiniSite
        theme={name}
        palette={palette}
        siteName={siteName}
        logo={logo}
        heading={t('identity.preview.heading')}
        band={t('identity.preview.band')}
      >
        <div className={styles.miniRow}>
          <a href="#preview">{t('identity.preview.link')}</a>
          <Chip>{t('identity.preview.tag')}</Chip>
          <StateChip icon={Check} tone="success">
            {t('identity.preview.published')}
          </StateChip>
        </div>
        <div className={styles.miniFilm}>
          <PlayButton isPlaying={false} label={t('identity.preview.play')} onPress={() => {}} />
        </div>
      </MiniSite>
    </div>
  )
}
