import type { Appearance } from '#domains/appearance/appearance.ts'
import { builtInAppearance } from '#domains/appearance/appearance.ts'
import { signLanguageName } from '#domains/content/dataset.presenter.ts'
import { type Dataset, unknownCountry, unknownSignLanguage } from '#domains/content/dataset.ts'
import { parseLicence } from '#domains/signs/licence.ts'
import type { Actor } from '#platform/actor.ts'
import type { BackupState } from '#platform/backup/backup-state.ts'
import { countryName, formatDate, formatList, formatTime } from '#platform/i18n/format.ts'
import type { Translate } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { baseColors, builtInColors } from '#ui/theme/appearance.ts'
import { mayChangeLine } from './setup.policy.ts'
import {
  mailProblem,
  type SetupLineName,
  type SetupState,
  type StoredSetupFacts,
  setupLineNames,
  setupLines,
} from './setup.ts'

/** Everything that the lines are derived from. */
export interface SetupFacts extends StoredSetupFacts {
  dataset: Dataset
  appearance: Appearance
  /** Names of the languages that contents are written in, the default one first. */
  languages: string[]
  /** Which of the pages have a text in the default language. */
  pages: { imprint: boolean; accessibility: boolean }
  /** Which legal texts are in force. */
  legal: { terms: boolean; privacy: boolean }
  /** Published signs, and whether all are those of the demonstration. */
  signs: { count: number; isDemo: boolean }
  /** The backups that the program makes; none where others make them. */
  backups: readonly (BackupState & { isOverdue: boolean })[]
}

interface Reader {
  actor: Actor
  locale: Locale
  timeZone: string
  t: Translate
}

export interface SetupLineView {
  name: SetupLineName
  state: SetupState
  /** The stored value, or what is missing. */
  text: string
  /** Below the control panel; null for lines without a page, and for those of owners. */
  path: string | null
  /** Who may change the line, if the reader may not. */
  lockedFor: string | null
}

/** `path` replaces the page of the line, if another one changes what is missing. */
type Line = [state: SetupState, text: string, path?: string]

/** The lines in their order. */
export const presentSetup = (facts: SetupFacts, reader: Reader): SetupLineView[] =>
  setupLineNames.map((name) => {
    const [state, text, path] = describe[name](facts, reader)
    const line = setupLines[name]
    const isOpen = mayChangeLine(reader.actor, line).allowed
    return {
      name,
      state,
      text,
      path: isOpen ? (path ?? line.path) : null,
      lockedFor: isOpen ? null : (facts.owner ?? reader.t('siteSettings:setup.owner')),
    }
  })

const bothOf = (
  parts: Record<string, boolean>,
  { t, locale }: Reader,
  texts: { all: string; nameOf: (part: string) => string },
): Line => {
  const missing = Object.keys(parts).filter((part) => !parts[part])
  if (missing.length === 0) return ['ready', texts.all]
  const names = formatList(missing.map(texts.nameOf), locale)
  const state = missing.length < Object.keys(parts).length ? 'partial' : 'missing'
  return [state, t('siteSettings:setup.text.lacks', { names })]
}

const describe: Record<SetupLineName, (facts: SetupFacts, reader: Reader) => Line> = {
  name({ dataset: { name, acronym, signLanguage } }, { t, locale }) {
    const known = [name.trim(), acronym.trim()].filter(Boolean)
    if (signLanguage === unknownSignLanguage)
      return ['missing', t('siteSettings:setup.text.noSignLanguage'), setupLines.country.path]
    const language = signLanguageName(signLanguage, locale, t)
    return [known.length === 2 ? 'ready' : 'partial', [...known, `${language} (${signLanguage})`].join(' · ')]
  },
  country: ({ dataset: { country } }, { t, locale }) =>
    country === unknownCountry
      ? ['missing', t('siteSettings:setup.text.noCountry')]
      : ['ready', countryName(country, locale)],
  languages: ({ languages }, { locale }) => [
    languages.length > 0 ? 'ready' : 'missing',
    formatList(languages, locale),
  ],
  licence: ({ dataset: { licence } }) => ['ready', parseLicence(licence).name],
  mail({ testMail, hasSentMail }, { t, locale, timeZone }) {
    if (!testMail)
      return [
        hasSentMail ? 'ready' : 'missing',
        t(`siteSettings:setup.text.${hasSentMail ? 'mailSent' : 'mailUnknown'}`),
      ]
    const { state, failure, createdAt } = testMail
    const when = `${formatDate(createdAt, locale, timeZone)} ${formatTime(createdAt, timeZone)}`
    if (state === 'sent') return ['ready', t('siteSettings:setup.text.testSent', { when })]
    if (failure === null) return ['partial', t('siteSettings:setup.text.testWaits', { when })]
    const problem = t(`siteSettings:setup.problem.${mailProblem(failure)}`, { code: failure })
    return ['failed', t('siteSettings:setup.text.testFailed', { when, problem })]
  },
  backup({ backups }, { t, locale, timeZone }) {
    if (backups.length === 0) return ['missing', t('siteSettings:setup.text.backupElsewhere')]
    if (backups.some(({ failedAt }) => failedAt !== null))
      return ['failed', t('siteSettings:setup.text.backupFailed')]
    const times = backups.flatMap(({ createdAt }) => createdAt?.getTime() ?? [])
    if (times.length === 0) return ['missing', t('siteSettings:setup.text.noBackup')]
    const remote = backups.find(({ isOverdue }) => isOverdue)
    const shown = new Date(remote?.createdAt ?? Math.max(...times))
    const when = `${formatDate(shown, locale, timeZone)} ${formatTime(shown, timeZone)}`
    if (remote?.createdAt === null) return ['failed', t('siteSettings:setup.text.noRemoteBackup')]
    if (remote) return ['failed', t('siteSettings:setup.text.backupOld', { when })]
    return ['ready', t('siteSettings:setup.text.backupAt', { when })]
  },
  look({ appearance }, { t }) {
    const colors = appearance.colors.map(({ name, hexCode }) => ({ name, hex_code: hexCode }))
    const hasColor = JSON.stringify(baseColors(colors)) !== JSON.stringify(builtInColors)
    const hasLogo =
      appearance.logoBgLightId !== builtInAppearance.logoBgLightId || appearance.logoBgDarkId !== null
    if (hasLogo || hasColor) return ['ready', t('siteSettings:setup.text.ownLook')]
    return ['missing', t('siteSettings:setup.text.builtInLook')]
  },
  contact({ dataset: { contactEmail }, waitingContactEmail: email }, { t }) {
    if (email !== null) return ['partial', t('siteSettings:contact.waiting', { email })]
    return contactEmail ? ['ready', contactEmail] : ['missing', t('siteSettings:setup.text.noContact')]
  },
  pages: ({ pages }, reader) =>
    bothOf(pages, reader, {
      all: reader.t('siteSettings:setup.text.pagesReady'),
      nameOf: (page) => reader.t(`siteSettings:setup.page.${page as 'imprint'}`),
    }),
  legal({ legal }, reader) {
    const [state, text] = bothOf(legal, reader, {
      all: reader.t('siteSettings:setup.text.legalReady'),
      nameOf: (kind) => reader.t(`panel:place.${kind as 'terms'}`),
    })
    return legal.terms && !legal.privacy ? [state, text, 'privacy-policy'] : [state, text]
  },
  signs({ signs: { count, isDemo } }, { t }) {
    if (isDemo) return ['missing', t('siteSettings:setup.text.demoOnly', { count })]
    return count > 0
      ? ['ready', t('siteSettings:setup.text.ownSigns', { count })]
      : ['missing', t('siteSettings:setup.text.noSigns')]
  },
  colleagues: ({ members }, { t }) =>
    members > 1
      ? ['ready', t('siteSettings:setup.text.members', { count: members })]
      : ['missing', t('siteSettings:setup.text.alone')],
}
