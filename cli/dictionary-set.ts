import { AppError, isAppError } from '#platform/errors/app-error.ts'
import { t } from './messages.ts'
import { readArguments, runCommand, runMain } from './run-command.ts'

/** `npm run dictionary:set`: changes the name, sign language, country, owner and settings of the dictionary. */
const usage =
  'npm run dictionary:set -- [--name NAME] [--acronym TEXT] [--sign-language ISO-639-3] [--country ISO-3166-1] [--version-label TEXT] [--owner NAME] [--contact-email E-MAIL] [--school-mode on|off] [--uploaded-hands-first on|off]'

const option = { type: 'string' } as const

await runMain(async () => {
  const { values } = readArguments(
    {
      options: {
        name: option,
        acronym: option,
        'sign-language': option,
        country: option,
        'version-label': option,
        owner: option,
        'contact-email': option,
        'school-mode': option,
        'uploaded-hands-first': option,
      },
    },
    usage,
  )
  const {
    'sign-language': signLanguage,
    'version-label': versionLabel,
    'contact-email': contactEmail,
    'school-mode': schoolMode,
    'uploaded-hands-first': uploadedHandsFirst,
  } = values
  const { name, acronym, country, owner } = values
  const given = {
    name,
    acronym,
    signLanguage,
    country,
    versionLabel,
    owner,
    contactEmail,
    schoolMode,
    uploadedHandsFirst,
  }
  const change = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  if (Object.keys(change).length === 0) {
    console.error(t('cli:usage', { command: usage }))
    process.exit(2)
  }
  try {
    await runCommand('dictionary:set', change)
  } catch (error) {
    throw nameOptions(error)
  }
  console.log(t('cli:dictionarySet.done'))
})

/** The same error with the options of this command in place of the fields: `--sign-language` for `signLanguage`. */
function nameOptions(error: unknown): unknown {
  if (!isAppError(error)) return error
  const optionOf = (field: string) =>
    `--${field.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
  const fields = error.fields.map(({ field, ...rest }) => ({ ...rest, field: optionOf(field) }))
  return new AppError(error.code, { params: error.params, fields })
}
