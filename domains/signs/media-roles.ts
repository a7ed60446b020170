interface RoleFacts {
  /** The kind of its files. */
  kind: 'video' | 'image'
  /** A sign has one file of the role at most; a new one replaces it. */
  isSingle?: true
  /** The page of a sign lists its videos after the main one and its angles, each with the name of the role. */
  isFurtherVideo?: true
}

/** What the files of a sign show. The table `sign_media` checks the same names. */
export const mediaRoleFacts = {
  main: { kind: 'video', isSingle: true },
  angle: { kind: 'video' },
  'non-manual': { kind: 'video', isFurtherVideo: true },
  example: { kind: 'video' },
  framing: { kind: 'image', isSingle: true },
} as const satisfies Record<string, RoleFacts>

export type MediaRole = keyof typeof mediaRoleFacts
export const mediaRoles = Object.keys(mediaRoleFacts) as MediaRole[]

const factsOf = (role: MediaRole): RoleFacts => mediaRoleFacts[role]

export const kindOfRole = (role: MediaRole): 'image' | 'video' => factsOf(role).kind
export const isSingleRole = (role: MediaRole): boolean => factsOf(role).isSingle ?? false
export const furtherVideoRoles = mediaRoles.filter((role) => factsOf(role).isFurtherVideo)
