import { isLocale, type Locale } from './locales.ts'

/** The language of the command line when the environment names none of ours. */
const fallback: Locale = 'en'

/** The language of the person at the command line: `LANG=de_DE.UTF-8` means German. */
export function operatorLocale(env: NodeJS.ProcessEnv = process.env): Locale {
  const name = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  const language = name.split(/[-_.@]/)[0]?.toLowerCase()
  return isLocale(language) ? language : fallback
}
