import { getSetupFacts } from '#domains/setup/index.ts'
import { presentSetup } from '#domains/setup/setup.presenter.ts'
import { isOnOverview } from '#domains/setup/setup.ts'
import type { ShownSite } from '#domains/setup/ui/SitePreview.tsx'
import type { Actor } from '#platform/actor.ts'
import { isOverdue } from '#platform/backup/backup-state.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import type { AppContext } from '../../app-context.ts'
import { describeDictionary, getDemoShare } from '../../describe-dictionary.ts'
import { contentLanguages } from '../content-languages.ts'
import { presentLook } from '../present-look.ts'

type SetupContext = Pick<AppContext, 'db' | 'now' | 'dictionary' | 'settings' | 'listBackups'>

/** The lines of the setup, whether the overview shows them, and whether the person hid them. Two queries. */
export async function loadSetup(app: SetupContext, actor: Actor, locale: Locale) {
  const { dictionary, settings } = app
  const stored = await getSetupFacts(app, actor)
  const { defaultLanguage } = dictionary
  const hasPage = (slug: string) => dictionary.content(slug)?.texts[defaultLanguage] !== undefined
  const backups = await app.listBackups()
  const lines = presentSetup(
    {
      ...stored,
      dataset: dictionary.dataset,
      appearance: dictionary.appearance,
      languages: contentLanguages(app, locale).map(({ name }) => name),
      pages: { imprint: hasPage('imprint'), accessibility: hasPage('accessibility') },
      legal: {
        terms: dictionary.legal('terms') !== undefined,
        privacy: dictionary.legal('privacy') !== undefined,
      },
      signs: { count: dictionary.count, isDemo: getDemoShare(dictionary, locale).isDemo },
      backups: backups.map((backup) => ({ ...backup, isOverdue: isOverdue(backup, app.now()) })),
    },
    { actor, locale, timeZone: settings.timeZone, t: translator(locale) },
  )
  const { hidden } = stored
  return { lines, isHidden: hidden === 'always', isOnOverview: isOnOverview(hidden, lines) }
}

/** The website as visitors see it now, without a query. */
export function presentShownSite(app: AppContext, locale: Locale): ShownSite {
  const { title, lead, copyright } = describeDictionary(app, locale)
  return {
    ...presentLook(app, locale),
    title: title.text,
    lead: lead.text,
    copyright: copyright.text,
    href: localizedPath(locale, '/'),
  }
}
