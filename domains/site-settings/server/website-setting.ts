import { findDataset, storeHomeTexts, updateDataset } from '#domains/content/server/content.queries.ts'
import { knownMandatory } from '#domains/signs/mandatory-properties.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import { mayChangeMandatory } from '../site-settings.policy.ts'
import type { WebsiteSettings } from '../website.ts'
import { endContactEmailRequests } from './contact-email-requests.ts'
import type { VersionedSetting } from './versioned-setting.ts'

/** The settings of the website, which are part of the description of the dictionary. */
export const websiteSetting: VersionedSetting<WebsiteSettings> = {
  name: 'website',
  publicChange: 'dictionary',
  async read(db) {
    const dataset = await findDataset(db)
    if (!dataset) throw new AppError('page.notFound')
    const { versionLabel, country, signLanguage, licence, contactEmail } = dataset
    const { schoolMode, uploadedHandsFirst, countsViews, retentionMonths } = dataset
    return {
      versionLabel,
      country,
      signLanguage,
      licence,
      contactEmail,
      schoolMode,
      uploadedHandsFirst,
      countsViews,
      retentionMonths,
      texts: Object.fromEntries(
        Object.entries(dataset.texts)
          .filter(([, { homeTitle, homeText }]) => homeTitle !== '' || homeText !== '')
          .map(([code, { homeTitle, homeText }]) => [code, { homeTitle, homeText }]),
      ),
      mandatoryProperties: knownMandatory(dataset.mandatoryProperties),
    }
  },
  async write(tx, content, { before, actor, at }) {
    const { texts, ...columns } = content
    if (content.mandatoryProperties.join() !== before.mandatoryProperties.join())
      authorize(mayChangeMandatory(actor))
    // A request for another address was made about the address that is replaced here.
    if (content.contactEmail !== before.contactEmail) await endContactEmailRequests(tx, at)
    await updateDataset(tx, columns)
    const emptied = Object.keys(before.texts).map((code) => [code, { homeTitle: '', homeText: '' }] as const)
    await storeHomeTexts(tx, { ...Object.fromEntries(emptied), ...texts })
  },
}
