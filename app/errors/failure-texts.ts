import de from '#locales/de/failure.json' with { type: 'json' }
import en from '#locales/en/failure.json' with { type: 'json' }
import et from '#locales/et/failure.json' with { type: 'json' }
import hu from '#locales/hu/failure.json' with { type: 'json' }
import pt from '#locales/pt/failure.json' with { type: 'json' }

/** Part of the program, so that they are there when nothing else is. */
export const failureTexts = { pt, en, de, hu, et }
