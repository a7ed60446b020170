// Written by node tools/body-drawings.ts from packages/hands. Do not edit.

/** A right hand, open. */
export const openHand = {
  "outline": "M25 8c-1-5 0-25 2-30 2-5 7-8 10-12 7-5 13-11 18-17 4-5 5-12 9-18 2-5 6-9 10-13 2-4 4-7 6-11 2-3 10-8 4-12-9-5-17 7-24 15-3 3-6 6-9 9-3 4-7 7-12 7-1 0-3 1-4 0-4-5-4-20-4-28-1-19-2-38-4-56 0-8 2-19-5-21-10-3-9 10-8 16 0 9-1 19-1 28 0 6 1 15-1 21-1 2-4 3-5 2-2-4-3-16-4-21-1-11-3-23-5-34-1-9-2-21-10-21-2 0-4 1-5 2-3 5 1 21 1 28 2 13 3 26 4 39 0 4 2 13-3 12-1 0-2-1-2-1-4-6-7-19-9-26-2-6-4-12-6-19-2-7-3-20-11-20-6 1-5 9-4 14 3 17 8 33 13 50 1 3 4 9 2 12 0 2-2 3-4 2-2-2-3-7-4-9-3-8-7-15-10-22-2-5-3-11-7-15-2-4-8-4-9 1 0 2 1 4 1 6 5 16 12 32 16 48 2 7 2 14 3 21 1 10 3 20 6 30 1 5 2 10 5 15 1 4 4 7 5 11 2 5 3 11 3 17"
} as const

/** The lines of its palm, and of its back as seen from behind. */
export const openHandLines = {
  "palm": "M35-73c-3 2-6 3-9 5-16 12-22 35-20 54M-38-62c11-4 22-9 32-17 3-3 5-6 8-9M35-73c-21 2-38 12-55 23",
  "back": "M-25-172c0 1 0 6 0 6 0 1 3 3 4 3 1-1 5-2 5-4 0-1 0-3 0-5M-28-89c0 1 3 6 4 5 4-3-1 3 3-1 2-1 2-2 3-4M7-180c-1 3-2 7 0 8 0 0 2 2 3 2 2-1 4-1 5-3 0-2 0-4 1-6M-6-93c0 2 3 8 4 7 2-1 4 0 4-2 3-4 0 1 3-3M-1-60c0-7 0-13 1-19M38-166c-1 3-4 10 3 10 2 0 3-1 4-3 0-1 1-3 1-5M14-86c1 6-3-1 4 7 1 2 5-3 6-4M58-139c0 1-2 5-2 6 0 0 2 3 2 3 1 0 4 1 5-1 0-1 1-4 2-6M35-75c1 5-3 0 3 6 0 2 4-3 4-3"
} as const

/** The wrist of the open hand in its view box, and the size of a unit. */
export const openHandPlace = {
  "x": 87,
  "y": 186,
  "scale": 0.94
} as const

/** The fingers of the open hand in its view box, as a left hand: lines with round ends. */
export const fingers = {
  "thumb": {
    "from": {
      "x": 42,
      "y": 130
    },
    "to": {
      "x": 17,
      "y": 98
    },
    "radius": 9
  },
  "index": {
    "from": {
      "x": 67,
      "y": 102
    },
    "to": {
      "x": 66,
      "y": 28
    },
    "radius": 8.5
  },
  "middle": {
    "from": {
      "x": 87,
      "y": 100
    },
    "to": {
      "x": 95,
      "y": 21
    },
    "radius": 8.5
  },
  "ring": {
    "from": {
      "x": 105,
      "y": 107
    },
    "to": {
      "x": 123,
      "y": 35
    },
    "radius": 8.5
  },
  "little": {
    "from": {
      "x": 122,
      "y": 117
    },
    "to": {
      "x": 141,
      "y": 60
    },
    "radius": 7.5
  }
} as const

/** The hand of a hanging arm, the fingers up, and its scale in the drawing of the body. */
export const hangingHand = {
  "outline": "M9 4c2-4 0-8-1-12-1-8-2-16-2-24 0-5 0-10-1-15-1-4-4-7-6-10-4-7-3-13-12-17-5-3-8-9-13-10-5-1-2 5 1 7 1 0 3 3 4 4-3 0-11-3-10 1 0 3 6 4 8 6 3 1 5 4 6 6-3 0-13-7-12 0 1 3 6 3 8 5 3 2 5 4 8 6 0 3 1 7-1 9-2 3-6 2-8 0-5-5-11-17-17-12-4 4 5 12 8 17 6 7 7 17 14 23 5 4 8 10 8 16",
  "lines": "M-13-74c1 2 3 3 4 5 4 6 5 13 8 17",
  "scale": 0.96
} as const

/** The base hand, the fingers up, and its scale in the drawing of the body. */
export const baseHand = {
  "outline": "M-12 4c0-7-6-13-7-20-2-7-3-15-3-22 1-5 3-9 3-13 0-9-4-24 3-23 0-4-1-12 2-13 1-1 3 1 4 2 1-3-1-10 4-9 2 0 3 3 3 5 1 0 2 0 3 1 1 1 2 7 2 9 1 6 2 14 5 20 6-2 6 13 6 19 1 6 1 12-2 18 0 1-1 2-1 4 0 8 1 15 1 22",
  "lines": "M-3-89c-4 1-2 7-1 11 0 5 1 10 2 16 0 2 1 5-1 7M-10-85c-2 9 7 23 2 32M-16-74c1 6 2 12 2 18 0 3 1 7-1 9M7-59c-5 1-3 9-3 14 0 3 2 8-1 10-1 0-3 1-4 2-3 2-6 6-8 10",
  "scale": 0.96
} as const
