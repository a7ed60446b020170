import { TriState } from '#ui/panel/TriState.tsx'
import type { PropertyFieldProps } from '../form-context.ts'

/** Yes, no or unknown. */
export const YesNoField = ({ label, hint, value, onChange }: PropertyFieldProps<boolean>) => (
  <TriState label={label} hint={hint} value={value} onChange={onChange} />
)
