import type { AppContext } from '../../app-context.ts'

/** What the use cases of the numbers need. */
export const numbersContext = ({ db, dictionary, panelSigns, now, settings }: AppContext) => ({
  db,
  dictionary,
  panelSigns,
  now,
  timeZone: settings.timeZone,
})
