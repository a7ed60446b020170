import { axis, eyes } from '#ui/body/body-drawing.ts'
import { openHandOutline } from '#ui/body/hand-drawing.ts'
import { handPlaces, type PathLook, type SignerPath, signerPaths } from '#ui/body/signer-paths.ts'
import { bodyHands } from './body-hands-file.ts'

const line =
  ' stroke="var(--color-line-strong)" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round" vector-effect="non-scaling-stroke"'

/** The attributes of the classes of ui/body/pictures.module.css, which do not reach into a file of its own. */
const attributes: Readonly<Record<PathLook, string>> = {
  outlined: ` fill="var(--color-surface)"${line}`,
  filled: ' fill="var(--color-surface)"',
  skin: ' fill="var(--hand-skin)"',
  outlinedSkin: ` fill="var(--hand-skin)" fill-rule="evenodd"${line}`,
  hair: ' fill="var(--color-line)"',
  line: ` fill="none"${line}`,
}

const path = (look: PathLook, d: string) => `<path${attributes[look]} d="${d}"/>`
const draw = (paths: readonly SignerPath[]) => paths.map(({ look, d }) => path(look, d)).join('')

/**
 * The signer, the legs, and the open hand from both sides, as groups with ids.
 * @param prefix distinguishes their ids from others of the file
 */
export function signerGroups(prefix = ''): string {
  const { openHandPlace, openHandLines, hangingHand } = bodyHands()
  const { x, y, scale } = openHandPlace
  const arm =
    `<g transform="${handPlaces.relaxed}scale(${hangingHand.scale})">` +
    path('outlinedSkin', hangingHand.outline) +
    path('line', hangingHand.lines) +
    `</g>${draw(signerPaths.relaxedArm)}`
  const eye = ({ x: cx, y: cy }: (typeof eyes)[number]) =>
    `<circle fill="var(--color-line-strong)" cx="${cx}" cy="${cy}" r="4"/>`
  const hand = (view: keyof typeof openHandLines) =>
    path('outlinedSkin', openHandOutline) +
    `<g transform="matrix(${view === 'palm' ? -scale : scale} 0 0 ${scale} ${x} ${y})">` +
    `${path('line', openHandLines[view])}</g>`
  const group = (id: string, content: string) => `<g id="${prefix}${id}">${content}</g>`
  return `${group('signer', `${draw(signerPaths.body)}${draw(signerPaths.face)}${eyes.map(eye).join('')}${arm}<g transform="matrix(-1 0 0 1 ${2 * axis} 0)">${arm}</g>`)}
${group('legs', draw(signerPaths.legs))}
${group('palm', hand('palm'))}
${group('back', hand('back'))}`
}

/** The text of ui/body/signer.svg. */
export const signerSprite = (): string => `<svg xmlns="http://www.w3.org/2000/svg">
<!-- Written by node tools/body-drawings.ts. Do not edit. -->
<title>Signer</title>
${signerGroups()}
</svg>
`
