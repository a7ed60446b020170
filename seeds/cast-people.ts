import type { NewAccount } from '#domains/accounts/server/account.queries.ts'

/** The password of all accounts of the cast. */
export const castPassword = 'nine tall herons wade'

const complete = { zipCode: '88010-400', linkedProject: null, state: 'Santa Catarina' }

/** The accounts for tests and development, in the order of their ids; `tests/cast.ts` contains them as actors. */
export const testAccountData = {
  ana: {
    ...complete,
    name: 'Ana',
    lastName: 'Sousa',
    hearingStatus: 'deaf',
    status: 'approved',
    isAdmin: true,
    isApprover: true,
    isOwner: true,
    locale: 'pt',
  },
  bruno: {
    ...complete,
    name: 'Bruno',
    lastName: 'Albuquerque',
    hearingStatus: 'interpreter',
    linkedProject: 'Corpus of everyday signing',
    status: 'approved',
    locale: 'pt',
  },
  carla: {
    ...complete,
    name: 'Carla',
    lastName: 'Winter',
    hearingStatus: 'teacher',
    status: 'approved',
    isApprover: true,
    locale: 'de',
    state: 'Hamburg',
    zipCode: '20095',
  },
  denes: { name: 'Dénes', hearingStatus: 'student', locale: 'hu' },
  eeva: {
    ...complete,
    name: 'Eeva',
    lastName: 'Tamm',
    hearingStatus: 'hearing',
    status: 'rejected',
    locale: 'et',
    state: 'Eesti',
    zipCode: '10111',
  },
  frieda: {
    ...complete,
    name: 'Frieda',
    lastName: 'Lange',
    hearingStatus: 'deaf',
    status: 'approved',
    locale: 'de',
    state: 'Bayern',
    zipCode: '80331',
  },
} as const satisfies Record<string, Omit<NewAccount, 'email' | 'passwordHash' | 'registeredAt'>>

export type CastName = keyof typeof testAccountData

/** The e-mail address of an account of the cast. */
export const castEmail = (name: CastName): string => `${name}@signbank.example`

/** In the order of their ids. */
export const castNames = Object.keys(testAccountData) as CastName[]
