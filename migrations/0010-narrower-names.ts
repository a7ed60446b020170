import { type Kysely, sql } from 'kysely'

/** Aliases of the standard lists that mean something narrower or other than their value, by list and value. */
const wrongAliases: Record<string, Record<string, string[]>> = {
  'handedness-searchable': {
    'both-active': ['SymmetryViolation'],
    asymmetrical: ['DominanceViolation'],
  },
  'orientation-change': {
    'rotation-repeated': ['Rotation'],
    'deviation-repeated': ['Abduction'],
  },
  'moviment-direction': {
    'side-to-side': ['To and fro'],
    'towards-referent': ['Directional'],
    down: ['> downwards'],
    forward: ['> forwards'],
    'down-ipsilateral': ['Downwards + outwards'],
    'down-contralateral': ['Downwards + inwards'],
  },
  'moviment-shape': {
    'circle-horizontal': ['Circle horizontal small'],
    'circle-frontal': ['Circle parallel small'],
    'circle-sagittal': ['Circle sagittal small', 'Circle sagittal big'],
    'wrist-circle': ['hamstircw', 'hamstirccw'],
  },
  'relation-between-articulators': {
    below: ['Strong hand under weak hand'],
    crossed: ['Hands cross'],
    interlocked: ['Fingers interwoven', 'Fingers interlocked'],
    'around-each-other': ['Hands move around each other'],
    'in-tandem': ['Hands rotate in the same direction'],
  },
  'named-entity': {
    'food-or-drink': ['Drink'],
  },
  'location-within-an-area': {
    'at-the-side': ['Next to trunk'],
    'side-of-head': ['Head ipsi'],
    'below-nose': ['hamnostrils'],
    'mouth-corner': ['Mouth ipsi'],
    'side-of-neck': ['Neck ipsi'],
    'upper-chest': ['TorsoTop'],
    stomach: ['TorsoMid'],
    'lower-abdomen': ['TorsoBottom'],
    elbow: ['ElbowBack'],
    'radial-side': ['FingerRadial'],
    'ulnar-side': ['FingerUlnar'],
    'finger-pads': ['FingerFront'],
  },
  location: {
    'neutral-space': [
      'Neutral space: high',
      'High in neutral space',
      'Low in neutral space',
      'Next to trunk',
    ],
    'near-head': ['Above head'],
    head: [
      'Head ipsi',
      'Face',
      'Top of head',
      'Whole of face',
      'Side of head',
      'Back of head',
      'Back of the head',
      'HeadTop',
      'hamheadtop',
    ],
    forehead: ['Forehead contra', 'Temple'],
    eyes: ['hameyebrows'],
    nose: ['hamnostrils'],
    ear: ['Ear or side of head', 'hamearlobe'],
    cheek: ['Cheekbone', 'Cheek contra'],
    mouth: ['Lip', 'Tongue', 'Mouth ipsi', 'Upper lip', 'UpperLip', 'hamlips', 'hamtongue', 'hamteeth'],
    chin: ['Chin ipsi', 'Chin contra', 'Under chin', 'UnderChin', 'hamunderchin'],
    neck: ['Neck ipsi', 'Neck contra'],
    trunk: ['Hip', 'Hips', 'Heup', 'Waist'],
    shoulder: ['Shoulder contra', 'hamshouldertop'],
    chest: ['Borst ipsi', 'Borst contra', 'Chest contra', 'Clavicle', 'TorsoTop'],
    abdomen: ['Stomach', 'TorsoMid', 'TorsoBottom', 'hamstomach', 'hambelowstomach'],
    pelvis: ['Below waist'],
    arm: [
      'Upper arm',
      'Elbow',
      'Pronated forearm',
      'Supinated forearm',
      'Wrist',
      'Pronated wrist',
      'Supinated wrist',
      'UpperArm',
      'ElbowFront',
      'ElbowBack',
      'ForearmBack',
      'ForearmFront',
      'ForearmUlnar',
      'WristBack',
      'WristFront',
      'hamupperarm',
      'hamelbow',
      'hamelbowinside',
      'hamlowerarm',
      'hamwristback',
      'hamwristpulse',
    ],
    hand: [
      'Weak hand: palm',
      'Weak hand: back',
      'Weak hand: thumb side',
      'Weak hand: tips',
      'Palm',
      'Back of hand',
      'Edge of hand',
      'Fingertips',
      'Thumb',
      'Index finger',
      'Middle finger',
      'Ring finger',
      'Pinkie',
      'Between thumb and index finger',
      'PalmBack',
      'FingerFront',
      'FingerBack',
      'FingerRadial',
      'FingerUlnar',
      'FingerTip',
      'Heel',
      'hampalm',
      'hamhandback',
      'hamthumbside',
      'hampinkyside',
      'hamthumbball',
      'hamthumb',
      'hamindexfinger',
      'hammiddlefinger',
      'hamringfinger',
      'hampinky',
      'hamfingertip',
      'hamfingernail',
      'hamfingerpad',
    ],
    leg: ['Upper leg', 'Knee'],
  },
}

/** Those that became aliases of a value of their own in the same list; the seeds add them again. */
const movedAliases = [
  'alias:orientation-change/Rotation',
  'alias:orientation-change/Abduction',
  'alias:moviment-direction/Directional',
  'alias:relation-between-articulators/Fingers interwoven',
  'alias:location-within-an-area/Next to trunk',
  'alias:location-within-an-area/Head ipsi',
  'alias:location-within-an-area/hamnostrils',
  'alias:location-within-an-area/Mouth ipsi',
  'alias:location-within-an-area/Neck ipsi',
  'alias:location-within-an-area/TorsoTop',
  'alias:location-within-an-area/TorsoMid',
  'alias:location-within-an-area/TorsoBottom',
  'alias:location-within-an-area/ElbowBack',
  'alias:location-within-an-area/FingerRadial',
  'alias:location-within-an-area/FingerUlnar',
  'alias:location-within-an-area/FingerFront',
]

/**
 * Names of other lexicons that mean something narrower than a value. Aliases mean the same as their value, so others are
 * removed; those that an installation added itself are kept.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table vocabulary_entry add column narrower_names text[] not null default '{}'`.execute(db)
  const removed = Object.entries(wrongAliases).flatMap(([list, values]) =>
    Object.entries(values).map(([value, aliases]) => ({ list, value, aliases })),
  )
  await sql`
    update vocabulary_entry as entry
    set aliases = array(select alias from unnest(entry.aliases) with ordinality as a(alias, position)
      where alias <> all(r.aliases) order by position)
    from jsonb_to_recordset(${JSON.stringify(removed)}::jsonb) as r(list text, value text, aliases text[])
    where entry.list = r.list and entry.value = r.value
  `.execute(db)
  await sql`delete from seed_record where name = any(${movedAliases}::text[])`.execute(db)
}
