import type { VideoPlace } from './video-places.ts'

const grey = 'var(--color-line)'
const Line = (props: { x: number; y: number; width: number; height?: number }) => (
  <rect height={4} {...props} rx="2" fill={grey} />
)
const Spot = (props: { x: number; y: number; width: number; height: number }) => (
  <rect
    {...props}
    rx="4"
    fill="var(--color-accent-soft)"
    stroke="var(--color-accent-text)"
    strokeWidth="1.5"
  />
)

/** A sketch of a page with the place of the video tinted; the text beside it says the same. */
export const PlaceSketch = ({ where }: Pick<VideoPlace, 'where'>) => (
  <svg viewBox="0 0 132 88" width="132" height="88" aria-hidden="true">
    <rect
      x=".5"
      y=".5"
      width="131"
      height="87"
      rx="8"
      fill="var(--color-surface)"
      stroke="var(--color-line-strong)"
    />
    {sketches[where]}
  </svg>
)

const page = (
  <>
    <Line x={10} y={12} width={60} height={7} />
    <Spot x={10} y={26} width={112} height={34} />
    <Line x={10} y={68} width={112} />
    <Line x={10} y={76} width={80} />
  </>
)

const sketches = {
  menu: (
    <>
      <Line x={8} y={12} width={10} />
      <Line x={8} y={28} width={10} />
      <Line x={8} y={44} width={10} />
      <Spot x={6} y={56} width={14} height={14} />
      <Line x={28} y={16} width={60} height={7} />
      <Line x={28} y={34} width={90} />
      <Line x={28} y={50} width={40} height={24} />
      <Line x={74} y={50} width={40} height={24} />
    </>
  ),
  banner: (
    <>
      <Spot x={10} y={10} width={112} height={20} />
      <Line x={10} y={40} width={60} height={7} />
      <Line x={10} y={56} width={112} />
      <Line x={10} y={68} width={80} />
    </>
  ),
  page,
  other: page,
  field: (
    <>
      <Line x={10} y={12} width={40} height={6} />
      <Spot x={10} y={24} width={60} height={14} />
      <Line x={10} y={48} width={90} height={12} />
      <Line x={10} y={66} width={90} height={12} />
    </>
  ),
}
