import { Scene } from './state-drawings.tsx'

type PaperDrawingProps = { className?: string }

/** A ticket over the dunes: a coupon to come. */
export function TicketDrawing(props: PaperDrawingProps) {
  return (
    <Scene {...props}>
      <circle cx="244" cy="72" r="20" fill="var(--state-sun)" />
      <path d="M18 150C72 114 130 108 180 126C224 142 270 128 302 150Z" fill="var(--state-far)" />
      <path
        d="M10 148C80 132 150 136 206 142C252 148 286 146 310 150V168Q160 176 10 168Z"
        fill="var(--state-near)"
      />
      <g transform="rotate(-8 150 98)">
        <path
          d="M82 66H222V84A13 13 0 0 0 222 110V128H82V110A13 13 0 0 0 82 84Z"
          fill="var(--petrol)"
          strokeLinejoin="round"
        />
        <path d="M182 72V122" stroke="#fff" strokeWidth="3" strokeDasharray="5 6" opacity=".7" />
        <path d="M112 114L150 80" stroke="var(--coral)" strokeWidth="6" strokeLinecap="round" />
        <circle cx="116" cy="86" r="7" fill="none" stroke="var(--coral)" strokeWidth="5" />
        <circle cx="146" cy="108" r="7" fill="none" stroke="var(--coral)" strokeWidth="5" />
      </g>
    </Scene>
  )
}

/** A sheet with its lines and its total: an invoice to come. */
export function PaperDrawing(props: PaperDrawingProps) {
  return (
    <Scene {...props}>
      <circle cx="82" cy="82" r="20" fill="var(--state-sun)" />
      <path d="M16 150C70 112 128 108 178 126C222 142 272 126 304 150Z" fill="var(--state-far)" />
      <path
        d="M10 148C80 130 150 134 206 142C252 148 286 146 310 150V168Q160 176 10 168Z"
        fill="var(--state-near)"
      />
      <path
        d="M132 40H188L208 60V152L198 146L188 152L178 146L168 152L158 146L148 152L138 146L132 150Z"
        fill="#fff"
        stroke="var(--state-ink)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M188 40V60H208" fill="none" stroke="var(--state-ink)" strokeWidth="4" strokeLinejoin="round" />
      <path
        d="M146 74H194M146 88H184M146 102H190"
        stroke="var(--state-far)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M146 122H194" stroke="var(--coral)" strokeWidth="7" strokeLinecap="round" />
    </Scene>
  )
}
