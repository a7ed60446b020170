import { translationLanguages } from '#domains/languages/language.ts'
import { type Media, mediaUrl, shownMediaUrl } from '#domains/media/media.ts'
import { presentChoices } from '#domains/sign-form/form-choices.presenter.ts'
import type { DraftSummary, SignFormData } from '#domains/sign-form/index.ts'
import type { SignFormView } from '#domains/sign-form/sign-form-view.ts'
import { presentGlossaryLinks } from '#domains/signs/glossary.presenter.ts'
import { knownMandatory } from '#domains/signs/mandatory-properties.ts'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import { formatDate, formatTime, languageName } from '#platform/i18n/format.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { serialize } from '#platform/serialize.ts'
import type { AppContext } from '../../app-context.ts'
import { editVideosPath } from '../../frame/edit-videos-path.ts'
import { presentPhonology } from './present-phonology.ts'
import { presentStageVideos } from './present-stage-videos.ts'

/** @param mayAddValues the dialog for a new value has messages of its own */
export const formMessages = (locale: Locale, mayAddValues: boolean) =>
  getMessagesUrl(locale, [
    'signForm',
    'recording',
    'signPhonology',
    'handBuilder',
    'properties',
    'signs',
    'search',
    'differences',
    'signUses',
    ...(mayAddValues ? (['referenceLists'] as const) : []),
  ])

/** The data of the form for its page. */
export function presentForm(data: SignFormData, { dictionary, settings, actor }: AppContext, locale: Locale) {
  const { draft, video, ...rest } = data
  const when = (at: Date) =>
    `${formatDate(at, locale, settings.timeZone)} ${formatTime(at, settings.timeZone)}`
  const notice = ({ id, gloss, changedAt, device }: Omit<DraftSummary, 'signId'>) => ({
    id,
    gloss,
    device,
    when: when(changedAt),
  })
  const lists = presentChoices(dictionary, locale, new Set(usedEntries([data.document, draft?.document])))
  const view: SignFormView = {
    ...rest,
    draft: draft && {
      ...notice({ ...draft, gloss: draft.document.texts.gloss }),
      sign: draft.sign,
      document: draft.document,
      stage: draft.stage,
      sequence: draft.sequence,
      time: formatTime(draft.changedAt, settings.timeZone),
    },
    otherDrafts: data.otherDrafts.map(notice),
    film: presentFilm(video),
    lists,
    languages: translationLanguages(dictionary.languages).map(({ code, names }) => ({
      code,
      name: names[locale] ?? languageName(code, locale),
    })),
    phonology: presentPhonology(dictionary, lists, locale),
    videos: presentStageVideos(dictionary, locale, editVideosPath(actor, locale)),
    glossary: presentGlossaryLinks(translator(locale)),
    mandatory: knownMandatory(dictionary.dataset.mandatoryProperties),
  }
  return serialize(view)
}

/** The web rendition, else the uploaded file. */
function presentFilm(video: Media | null): SignFormView['film'] {
  const source = video && shownMediaUrl(video)
  return source ? { source, poster: mediaUrl(video?.files.poster?.key ?? null) } : null
}

const usedEntries = (documents: readonly (SignDocument | undefined)[]): number[] =>
  documents.flatMap((document) =>
    document ? [...Object.values(document.values).flat(), ...document.notes.map(({ kind }) => kind)] : [],
  )
