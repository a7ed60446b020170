import de from '#locales/de/failure.json' with { type: 'json' }
import en from '#locales/en/failure.json' with { type: 'json' }
import et from '#locales/et/failure.json' with { type: 'json' }
import hu from '#locales/hu/failure.json' with { type: 'json' }
import pt from '#locales/pt/failure.json' with { type: 'json' }

/** Part of the bundle, because no message can be fetched after a failure. */
export const failureTexts = { pt, en, de, hu, et }
