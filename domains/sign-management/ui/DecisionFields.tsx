import { maxNoteLength } from '#domains/signs/sign-decision.input.ts'
import { Checkbox } from '#ui/base/Checkbox.tsx'
import { Field } from '#ui/base/Field.tsx'
import { TextArea } from '#ui/base/TextInput.tsx'
import { useFormField } from '#ui/base/ValidatedForm.tsx'
import { type ListChange, needsVideo, noteOf, type PageChange } from '../panel-change.ts'

interface Props {
  change: ListChange | PageChange
  /** Whether one of the signs has no video. */
  isVideoMissing: boolean
  texts: { withoutVideo: string; note: string; noteHint?: string }
}

/** The fields that a decision asks for: the second confirmation without a video, the note to the author. */
export function DecisionFields({ change, isVideoMissing, texts }: Props) {
  const { value, error } = useFormField('note')
  const note = noteOf(change)
  return (
    <>
      {needsVideo(change) && isVideoMissing && <Checkbox name="withoutVideo" label={texts.withoutVideo} />}
      {note !== 'unasked' && (
        <Field label={texts.note} hint={texts.noteHint} error={error} required={note === 'required'}>
          {(control) => (
            <TextArea {...control} name="note" rows={4} maxLength={maxNoteLength} defaultValue={value} />
          )}
        </Field>
      )}
    </>
  )
}
