import { illustrationHands } from '#domains/hand-drawings/illustration-hands.ts'
import { handPictureUrls } from '#domains/hand-drawings/ui/hand-picture-urls.ts'

/** The drawn hands of the logo and of the menu, in one file for all pages. */
export const frameHandUrls = handPictureUrls([illustrationHands['flat-hand'], illustrationHands['l-hand']])
