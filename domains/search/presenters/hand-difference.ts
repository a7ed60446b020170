import type { HandshapeComparison } from '#domains/phonology/remembered-handshape.ts'
import type { Finger } from '#packages/hands/features.ts'
import { formatList } from '#platform/i18n/format.ts'
import { type HandLook, thumbLookOf } from '../query/hand-look.ts'
import type { LocaleContext } from './presenter-context.ts'

/** The maximum number of differences in one sentence. */
const maxNamed = 2

/** The difference of a handshape from what a visitor chose: "thumb out instead of across". */
export function describeHandDifference(
  look: HandLook,
  { differs, seen }: HandshapeComparison,
  { t, locale }: LocaleContext,
): string {
  const name = (finger: Finger) => t(`handBuilder:theFinger.${finger}`)
  const list = (some: readonly Finger[]) => formatList(some.map(name), locale)
  const fingers = () => {
    const more = seen.fingers.filter((finger) => !look.fingers.includes(finger))
    const less = look.fingers.filter((finger) => !seen.fingers.includes(finger))
    if (less.length === 0) return t('handBuilder:near.also', { fingers: list(more) })
    if (more.length === 0) return t('handBuilder:near.less', { fingers: list(less) })
    return t('handBuilder:near.instead', { shown: list(more), chosen: list(less) })
  }
  const joints = () =>
    seen.joints &&
    look.joints &&
    t('handBuilder:near.value', {
      shown: t(`handBuilder:joints.${seen.joints}`),
      chosen: t(`handBuilder:joints.${look.joints}`),
    })
  const spreading = () =>
    seen.spreading &&
    look.spreading &&
    t('handBuilder:near.value', {
      shown: t(`handBuilder:spreading.${seen.spreading}`),
      chosen: t(`handBuilder:spreading.${look.spreading}`),
    })
  const thumb = () => {
    const shown = thumbLookOf(seen)
    return (
      shown &&
      look.thumb &&
      t('handBuilder:near.thumb', {
        shown: t(`handBuilder:thumb.${shown}`),
        chosen: t(`handBuilder:thumb.${look.thumb}`),
      })
    )
  }
  const sentenceOf = { fingers, joints, spreading, thumb, aperture: thumb }
  const sentences = new Set(differs.flatMap((feature) => sentenceOf[feature]() || []))
  const all = [...sentences].slice(0, maxNamed).join(', ') || t('handBuilder:near.similar')
  // The names have soft hyphens for the narrow columns of the choices.
  return all.replaceAll('\u00AD', '')
}
