import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { formStages } from '#domains/sign-form/form-stages.ts'
import { type StageVideos, type StageVideoView, stageVideoSlug } from '#domains/sign-form/stage-help-video.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { presentPageVideo } from '../../frame/present-page-video.ts'

/**
 * The videos that explain the stages of the form of a sign; only those that can be played.
 * @param editPath path that an id completes to the page that edits the video; null for people who may not
 */
export const presentStageVideos = (
  dictionary: PublishedDictionary,
  locale: Locale,
  editPath: string | null,
): StageVideos =>
  Object.fromEntries(
    formStages.flatMap((stage) => {
      const { id, title, video } = presentPageVideo(dictionary, stageVideoSlug(stage), locale)
      if (!title || !video) return []
      const view: StageVideoView = {
        title: title.text,
        language: title.language,
        video,
        id,
        editPath: editPath && `${editPath}/${id}`,
      }
      return [[stage, view]]
    }),
  )
