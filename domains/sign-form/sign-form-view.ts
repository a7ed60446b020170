import type { LocationScenes } from '#domains/search/ui/picker-locations.ts'
import type { GlossaryLinks } from '#domains/signs/glossary.presenter.ts'
import type { PropertyKey } from '#domains/signs/properties.ts'
import type { SignDocument, SignStatus } from '#domains/signs/sign-document.ts'
import type { LanguageChoice, ListChoices, SignChoice } from './form-choices.ts'
import type { FormStage } from './form-stages.ts'
import type { HandshapeChoice } from './handshape-choices.ts'
import type { StageVideos } from './stage-help-video.ts'

/** A draft of which the page shows when and where it was stored. */
export interface DraftNoticeView {
  id: number
  gloss: string
  when: string
  device: string | null
}

/** The main video, as it can be shown now. */
export interface Film {
  source: string
  poster: string | null
}

/** What the stage of phonology needs besides the values of the lists. */
export interface PhonologyChoices {
  handshapes: readonly HandshapeChoice[]
  /** The scenes of all areas, and of the precise locations by the value of their area. */
  scenes: LocationScenes
}

/** The data of the page of the form. */
export interface SignFormView {
  sign: { id: number; revision: number; status: SignStatus; declinedNote: string | null } | null
  document: SignDocument
  published: SignDocument | null
  draft:
    | (DraftNoticeView & {
        /** The revision on which the draft is based. */
        sign: { id: number; revision: number } | null
        document: SignDocument
        stage: FormStage
        sequence: number
        time: string
      })
    | null
  otherDrafts: DraftNoticeView[]
  /** The main video; null without one. */
  film: Film | null
  signs: SignChoice[]
  lists: ListChoices
  languages: LanguageChoice[]
  phonology: PhonologyChoices
  /** The videos that explain stages. */
  videos: StageVideos
  /** The terms of the glossary that explain each property. */
  glossary: GlossaryLinks
  /** The properties that the owner made mandatory (D50). */
  mandatory: readonly PropertyKey[]
}
