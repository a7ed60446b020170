import type { GlossConvention } from './gloss-convention.ts'

const spaces = '[ _-]*'
/** A name such as `GlossR S1`. */
const beforeParticipant = (name: string) => new RegExp(`^${name}(?:${spaces}(?<participant>\\S.*))?$`, 'i')
/** A name such as `S1_RH-IDgloss`. */
const afterParticipant = (name: string) => new RegExp(`^(?<participant>\\S.*?)[ _-]+${name}$`, 'i')
const tiers = (...names: string[]) =>
  names.flatMap((name) => [beforeParticipant(name), afterParticipant(name)])

/** Sign Language of the Netherlands. */
const ngt: GlossConvention = {
  id: 'ngt',
  dominant: tiers(`Gloss${spaces}R`),
  nonDominant: tiers(`Gloss${spaces}L`),
  both: [],
  marked: [
    [/^PT\b/, 'pointing'],
    [/^#/, 'fingerspelled'],
    [/^(MOVE|AT|BE|PIVOT)\+/, 'depicting'],
  ],
  annotations: [[/^\?/, 'unsure']],
  separators: [['^', 'compound']],
  variant: /-(?<variant>[A-Z])$/,
}

/** British Sign Language and Auslan. */
const bsl: GlossConvention = {
  id: 'bsl',
  dominant: tiers(`RH${spaces}ID${spaces}gloss`),
  nonDominant: tiers(`LH${spaces}ID${spaces}gloss`),
  both: [],
  marked: [
    [/^INDECIPHERABLE/, 'indecipherable'],
    [/^G(:|$)/, 'gesture'],
    [/^PT(:|$)/, 'pointing'],
    [/^FS(:|$)/, 'fingerspelled'],
    [/^(DS(EW|EP|H|S)|CL(L|M|H|SS))(\W|$)/, 'depicting'],
    [/^SN(:|$)/, 'name'],
    [/^[A-Z]*BUOY/, 'buoy'],
  ],
  annotations: [[/^\?/, 'unsure']],
  separators: [
    ['/', 'alternatives'],
    ['^', 'compound'],
  ],
  variant: /(?<variant>\d+)$/,
}

/** German Sign Language. */
const dgs: GlossConvention = {
  id: 'dgs',
  dominant: tiers('dominant', `Gloss${spaces}dominant`),
  nonDominant: tiers(`non${spaces}dominant`, `Gloss${spaces}non${spaces}dominant`),
  both: [],
  marked: [
    [/^\|\|/, 'continued'],
    [/^\$INDEX/, 'pointing'],
    [/^\$ALPHA/, 'fingerspelled'],
    [/^\$PROD/, 'depicting'],
    [/^\$NUM/, 'number'],
    [/^\$LIST/, 'list'],
    [/^\$GEST/, 'gesture'],
    [/^\$ORAL/, 'mouthing'],
    [/^\$NAME/, 'name'],
    [/^\$UNCLEAR/, 'indecipherable'],
    [/^\$/, 'other'],
  ],
  annotations: [
    [/\*$/, 'deviating'],
    [/\^$/, 'subtype'],
  ],
  separators: [],
  variant: /(?<variant>\d+[A-Z]*)$/,
}

/** Flemish Sign Language. */
const vgt: GlossConvention = {
  id: 'vgt',
  dominant: tiers('right', `gloss${spaces}right`, 'rechts', 'rechterhand'),
  nonDominant: tiers('left', `gloss${spaces}left`, 'links', 'linkerhand'),
  both: [],
  marked: [
    [/^\?+$/, 'indecipherable'],
    [/^WG\b/, 'pointing'],
    [/^VS:/, 'fingerspelled'],
    [/^NG:/, 'name'],
    [/^C:/, 'number'],
  ],
  annotations: [
    [/^§|§$/, 'falseStart'],
    [/^\*|\*$/, 'slip'],
    [/^\?|\?$/, 'unsure'],
    [/ *\(ac\)$/, 'constructedAction'],
    [/\++$/, 'repeated'],
  ],
  separators: [['^', 'compound']],
  variant: /-(?<variant>[A-Z]\d*)$/,
}

/** Swedish Sign Language. */
const sts: GlossConvention = {
  id: 'sts',
  dominant: tiers(`Glosa${spaces}DH`),
  nonDominant: tiers(`Glosa${spaces}NonDH`),
  both: [],
  marked: [
    [/^GLOSA:|^glosa@/, 'indecipherable'],
    [/^(PEK|POSS|(OBJ|PERS-OBJ)?PRO|PERS-OBJ)\d*(?![\p{L}-])/u, 'pointing'],
    [/^LISTBOJ/, 'buoy'],
    [/@u?b(?![\p{L}^])/u, 'fingerspelled'],
    [/@\+?.*@?p(?![\p{L}])/u, 'depicting'],
    [/@g(?!\p{L})/u, 'gesture'],
    [/@ca(?!\p{L})/u, 'constructedAction'],
    [/@en(?!\p{L})/u, 'name'],
  ],
  annotations: [
    [/@z$/, 'unsure'],
    [/@&$/, 'falseStart'],
    [/@rd$/, 'repeated'],
    [/@hd$/, 'held'],
    [/>[^>]*$/, 'other'],
  ],
  separators: [['^', 'compound']],
  variant: /\((?<variant>[^()]+)\)$/,
}

/** The states of Brazil. */
const states = 'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO'.replaceAll(
  ' ',
  '|',
)

/** Brazilian Sign Language. A variant is named by its place or its state. */
const libras: GlossConvention = {
  id: 'libras',
  dominant: tiers(`Glosa${spaces}MD`),
  nonDominant: tiers(`Glosa${spaces}ME`),
  both: tiers('Sinais', 'Glosas?'),
  marked: [
    [/^IX(\W|$)/, 'pointing'],
    [/^\p{Lu}(-\p{Lu})+$/u, 'fingerspelled'],
    [/^CL:/, 'depicting'],
  ],
  annotations: [[/^\?|\?$/, 'unsure']],
  separators: [['^', 'compound']],
  variant: new RegExp(`(?<=\\p{Lu})(?:(?<variant>\\p{Ll}+)|-(?<state>${states}))$`, 'u'),
}

/** A file without a known convention: every value is a gloss. */
const plain: GlossConvention = {
  id: 'plain',
  dominant: tiers('dominant', 'right', `gloss${spaces}R`, 'RH'),
  nonDominant: tiers(`non${spaces}dominant`, 'left', `gloss${spaces}L`, 'LH'),
  both: tiers('gloss(es)?', 'glosas?', 'signs?'),
  marked: [],
  annotations: [],
  separators: [],
  variant: null,
}

/** The conventions by their ids. */
export const glossConventions = { ngt, bsl, dgs, vgt, sts, libras, plain } as const

export type GlossConventionId = keyof typeof glossConventions
