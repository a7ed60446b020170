import type { VideoView } from '#domains/sign-page/presenters/sign.presenter.ts'
import type { FormStage } from './form-stages.ts'

/** A video that explains a stage of the form. */
export interface StageVideoView {
  title: string
  /** Language of the title. */
  language: string
  video: VideoView
  id: number
  /** The page that edits the video; null for people who may not. */
  editPath: string | null
}

export type StageVideos = Partial<Record<FormStage, StageVideoView>>

/** The slug of the page video that explains a stage. */
export const stageVideoSlug = (stage: FormStage): string => `sign-form-${stage}`
