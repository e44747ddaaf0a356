import { Scene } from './state-drawings.tsx'

type AccountDrawingProps = { className?: string }

/** A car's key on its ring, over dunes at dawn: access to the account. */
export function KeyDrawing(props: AccountDrawingProps) {
  return (
    <Scene {...props}>
      <circle cx="236" cy="80" r="22" fill="var(--state-sun)" />
      <path d="M16 150C70 112 128 108 178 126C222 142 272 126 304 150Z" fill="var(--state-far)" />
      <path
        d="M10 148C80 130 150 134 206 142C252 148 286 146 310 150V168Q160 176 10 168Z"
        fill="var(--state-near)"
      />
      <circle cx="104" cy="66" r="21" fill="none" stroke="var(--state-ink)" strokeWidth="6" />
      <path d="M104 87V97" stroke="var(--state-ink)" strokeWidth="6" strokeLinecap="round" />
      <path
        d="M88 96H120Q128 96 128 104V128Q128 150 104 150Q80 150 80 128V104Q80 96 88 96Z"
        fill="var(--petrol)"
      />
      <circle cx="104" cy="112" r="7" fill="var(--coral)" />
      <path
        d="M95 128H113M95 137H113"
        stroke="#fff"
        strokeWidth="3.500"
        strokeLinecap="round"
        opacity=".85"
      />
      <path
        d="M124 72L196 92M168 84L164 98M184 89L181 100M196 92L193 104"
        fill="none"
        stroke="var(--state-road)"
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Scene>
  )
}

/** A letter from which a road starts: for a sent mail, or an opened link. */
export function EnvelopeDrawing(props: AccountDrawingProps) {
  return (
    <Scene {...props}>
      <circle cx="240" cy="66" r="20" fill="var(--state-sun)" />
      <path d="M16 150C66 116 124 110 174 126C218 140 268 126 304 150Z" fill="var(--state-far)" />
      <path d="M8 150H312V168Q160 176 8 168Z" fill="var(--state-near)" />
      <path
        d="M92 62H212Q220 62 220 70V142Q220 150 212 150H92Q84 150 84 142V70Q84 62 92 62Z"
        fill="var(--petrol)"
      />
      <path d="M84 72L152 112L220 72V142Q220 150 212 150H92Q84 150 84 142Z" fill="var(--state-paper)" />
      <path
        d="M86 66L152 106L218 66"
        fill="none"
        stroke="var(--coral)"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path d="M143 150L149 122H155L161 150Z" fill="var(--state-road)" />
      <path d="M152 126V131M152 137V143" stroke="var(--state-line)" strokeWidth="2.500" />
      <path
        d="M48 92H70M38 108H66M54 124H70"
        stroke="var(--state-road)"
        strokeWidth="3.500"
        strokeLinecap="round"
        opacity=".4"
      />
    </Scene>
  )
}
