import type { ReactNode } from 'react'
import { LocationIcon } from '#ui/body/LocationIcon.tsx'
import type { ComboBoxOption } from '#ui/panel/ComboBoxField.tsx'
import type { EntryChoice } from '../form-choices.ts'

/** Draws a value that has no uploaded picture. */
export type DrawEntry = (entry: EntryChoice) => ReactNode

const drawLocation: DrawEntry = ({ drawing }) => drawing && <LocationIcon id={drawing} />

/** Values of a list as the options of a combo box. */
export const entryOptions = (
  entries: readonly EntryChoice[],
  draw: DrawEntry = drawLocation,
): ComboBoxOption[] =>
  entries.map((entry) => ({
    id: String(entry.id),
    label: entry.label,
    picture: entry.picture,
    drawing: draw(entry),
  }))
