import { LazyPart } from '#ui/panel/LazyPart.tsx'
import type { FormStage } from '../form-stages.ts'
import { lazyPhonologyFields, lazyRelationsFields } from './lazy-stages.ts'
import { type StageProps, StageSections } from './StageSections.tsx'
import { StageSkeleton } from './StageSkeleton.tsx'

interface Props extends StageProps {
  stage: FormStage
}

const lazyFields = { phonology: lazyPhonologyFields, relations: lazyRelationsFields }

/** The sections of a stage with their fields. */
export function StageFields({ stage, ...props }: Props) {
  if (stage !== 'phonology' && stage !== 'relations') return <StageSections stage={stage} {...props} />
  return (
    <LazyPart component={lazyFields[stage]} loading={<StageSkeleton stage={stage} />}>
      {(Fields) => <Fields {...props} />}
    </LazyPart>
  )
}
