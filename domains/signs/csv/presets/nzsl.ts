import type { MappingJson } from '../mapping.ts'
import { nzslHandshapes } from './nzsl-handshapes.ts'

/** The places of the NZSL dictionary by their codes. */
const locations: MappingJson['values'][string] = {
  '1.1.in_front_of_body': 'neutral-space',
  '3.3.head': 'head',
  '3.4.top_of_head': { location: 'head', location_precise: 'top-of-head' },
  '3.5.eyes': 'eyes',
  '3.6.nose': 'nose',
  '3.7.ear': 'ear',
  '3.8.cheek': 'cheek',
  '3.9.lower_head': { location: 'head', location_precise: 'lower-face' },
  '4.10.neck_throat': 'neck',
  '4.11.shoulders': 'shoulder',
  '4.12.chest': 'chest',
  '4.13.abdomen': 'abdomen',
  '4.14.hips_pelvis_groin': 'pelvis',
  '4.15.upper_leg': { location: 'leg', location_precise: 'thigh' },
  '5.17.elbow': { location: 'arm', location_precise: 'elbow' },
  '6.19.wrist': { location: 'arm', location_precise: 'wrist' },
  '6.20.fingers_thumb': { location: 'hand', location_precise: 'fingers' },
  '6.21.palm_of_hand': { location: 'hand', location_precise: 'palm' },
  '6.22.back_of_hand': { location: 'hand', location_precise: 'back-of-hand' },
  '6.23.blades_of_hand': 'hand',
}

/** The codes of the NZSL dictionary, which its dataset in Global Signbank also has. */
export const nzslValues = {
  handshape_dominant: nzslHandshapes,
  handshape_nondominant: nzslHandshapes,
  location: locations,
} satisfies MappingJson['values']

/** Its tables are read in our columns (docs/csv.md). */
export const nzslMapping = (): MappingJson => ({ headers: {}, values: nzslValues, splitters: {}, cells: {} })
