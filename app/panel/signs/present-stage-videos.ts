import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { formStages } from '#domains/sign-form/form-stages.ts'
import { type StageVideos, stageVideoSlug } from '#domains/sign-form/stage-help-video.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { presentPageVideo } from '../../frame/present-page-video.ts'

/** The videos that explain the stages of the form of a sign; only those that can be played. */
export const presentStageVideos = (dictionary: PublishedDictionary, locale: Locale): StageVideos =>
  Object.fromEntries(
    formStages.flatMap((stage) => {
      const { title, video } = presentPageVideo(dictionary, stageVideoSlug(stage), locale)
      return title && video ? [[stage, { title: title.text, language: title.language, video }]] : []
    }),
  )
