import { listDrafts } from '#domains/sign-form/index.ts'
import { signCreatePath, signEditPath } from '#domains/sign-form/sign-form-paths.ts'
import type { PanelSign } from '#domains/sign-management/panel-sign.ts'
import { emptySignListQuery, type SignListQuery } from '#domains/sign-management/sign-list.input.ts'
import {
  myApprovalsPath,
  mySignsPath,
  signListPath,
  signViewPath,
} from '#domains/sign-management/sign-list-paths.ts'
import type { SignWork } from '#domains/sign-management/sign-work.ts'
import type { SignWorkView } from '#domains/sign-management/ui/work/sign-work-view.ts'
import { signStates } from '#domains/signs/sign-state.ts'
import { countMissingTexts } from '#domains/vocabulary-management/find-entries.ts'
import { referenceListsPath } from '#domains/vocabulary-management/reference-paths.ts'
import type { AccountActor } from '#platform/actor.ts'
import { formatDate, formatTime, languageName } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { AppContext } from '../app-context.ts'

type WorkContext = Pick<AppContext, 'db' | 'dictionary' | 'settings'>

/** What waits for a member, their drafts, the signs in each state, and for administrators what the dictionary lacks. */
export async function presentWork(
  { db, dictionary, settings: { timeZone } }: WorkContext,
  { actor, work, locale }: { actor: AccountActor; work: SignWork; locale: Locale },
): Promise<SignWorkView> {
  const { counts, waiting, sentBack, lacking } = work
  const drafts = await listDrafts({ db }, actor)
  const date = (at: Date | number) => formatDate(at, locale, timeZone)
  const listOf = (query: Partial<SignListQuery>) => signListPath(locale, { ...emptySignListQuery, ...query })
  const inTab = (tab: SignListQuery['tab']) => ({ ...emptySignListQuery, tab })
  const row = ({ id, state, entry, changedAt }: PanelSign) => ({
    id,
    gloss: entry.gloss,
    state,
    date: date(changedAt),
  })
  const languages = dictionary.languages.filter(({ otherLanguage }) => !otherLanguage).map(({ code }) => code)
  return {
    waiting: actor.isApprover
      ? {
          count: waiting.count,
          path: myApprovalsPath(locale, inTab('waiting')),
          signs: waiting.signs.map((sign) => ({ ...row(sign), path: signViewPath(locale, sign.id) })),
        }
      : null,
    sentBack: {
      count: sentBack.count,
      path: mySignsPath(locale, inTab('needs-changes')),
      signs: sentBack.signs.map((sign) => ({
        ...row(sign),
        note: sign.declinedNote,
        path: signEditPath(locale, sign.id),
      })),
    },
    drafts: drafts.map(({ id, signId, gloss, changedAt, device }) => ({
      id,
      gloss,
      when: `${date(changedAt)} ${formatTime(changedAt, timeZone)}`,
      device,
      path: signId === null ? signCreatePath(locale, id) : signEditPath(locale, signId),
    })),
    states: signStates.map((state) => ({ state, count: counts[state], path: listOf({ tab: state }) })),
    lacking: lacking
      ? {
          handshape: {
            count: lacking.handshape,
            path: listOf({ tab: 'published', missing: 'handshape' }),
          },
          translations: lacking.translations.map(({ language, count }) => ({
            language: languageName(language, locale),
            count,
            path: listOf({ tab: 'published', untranslated: language }),
          })),
          descriptions: {
            count: countMissingTexts(dictionary.vocabulary, languages),
            path: referenceListsPath(locale),
          },
        }
      : null,
  }
}
