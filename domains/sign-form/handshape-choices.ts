import type { HandPictureView } from '#domains/hand-drawings/hand-picture.presenter.ts'
import type { DescribedHandshape } from '#domains/phonology/rank-handshapes.ts'
import { thumbLookOf } from '#domains/search/query/hand-look.ts'
import { parseFeatureCode } from '#packages/hands/feature-code.ts'

/** A handshape as the form offers it. */
export interface HandshapeChoice extends HandPictureView {
  /** Entry id. */
  id: number
  label: string
  /** Number of published signs with exactly this handshape. */
  count: number
}

/** The handshapes whose features are known. */
export const describedHandshapes = (choices: readonly HandshapeChoice[]): DescribedHandshape[] =>
  choices.flatMap(({ id, drawing }) => {
    const features = drawing === null ? null : parseFeatureCode(drawing)
    return features ? [{ id, features }] : []
  })

/** Handshapes by the number of selected fingers; a fist has none. */
export const handFamilies = ['fist', 'one', 'two', 'three', 'four'] as const
export type HandFamily = (typeof handFamilies)[number]

/** Which handshapes the picker shows. */
export type HandshapeFilter = 'mostUsed' | 'recent' | HandFamily | 'all'

/** The family of a drawn handshape; null when its features are unknown. */
export function familyOf({ drawing }: Pick<HandshapeChoice, 'drawing'>): HandFamily | null {
  const features = drawing === null ? null : parseFeatureCode(drawing)
  if (features === null) return null
  const selected = features.fingers.filter((finger) => finger !== 'thumb')
  const isThumbOut = features.fingers.includes('thumb') || thumbLookOf(features) === 'extended'
  if (features.joints === 'closed') return isThumbOut ? 'one' : 'fist'
  if (selected.length >= 4) return 'four'
  return handFamilies[Math.max(selected.length, 1)] ?? null
}

/** As many as three rows of eight. */
const maxMostUsed = 24

/** Plain letters, so that "indicador" finds "Indicador" and "polegar" also without accents. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

/** Whether every typed word is part of the name, or of the number of the SignWriting symbol. */
function matches({ label, symbol }: HandshapeChoice, words: readonly string[]): boolean {
  const text = `${plain(label)} ${symbol?.toLowerCase() ?? ''}`
  return words.every((word) => text.includes(word))
}

/** The handshapes of the picker: those that match the text; without a text, those of the filter. */
export function filterHandshapes(
  choices: readonly HandshapeChoice[],
  { text, filter, recent }: { text: string; filter: HandshapeFilter; recent: readonly number[] },
): HandshapeChoice[] {
  const words = plain(text).split(/\s+/).filter(Boolean)
  const byUse = choices.toSorted((a, b) => b.count - a.count)
  if (words.length > 0) return byUse.filter((choice) => matches(choice, words))
  if (filter === 'mostUsed') return byUse.slice(0, maxMostUsed)
  if (filter === 'recent') return recent.flatMap((id) => choices.find((choice) => choice.id === id) ?? [])
  if (filter === 'all') return [...choices]
  return byUse.filter((choice) => familyOf(choice) === filter)
}
