import { Scene, type StateDrawingProps } from './state-drawings.tsx'

/** An empty parking bay: nothing was found. Its letter P must stay readable, so it is not mirrored. */
export function NoCarsDrawing(props: StateDrawingProps) {
  return (
    <Scene {...props} spins={false}>
      <circle cx="232" cy="78" r="20" fill="var(--state-sun)" />
      <path d="M36 150C66 112 116 104 160 124C204 104 258 112 288 150Z" fill="var(--state-far)" />
      <path d="M14 146H306V152H14Z" fill="var(--state-road)" />
      <path d="M62 152H258L286 172H34Z" fill="var(--state-road)" />
      <path d="M110 152L96 172M210 152L224 172" stroke="var(--state-line)" strokeWidth="4" />
      <path d="M82 58V150" stroke="var(--state-ink)" strokeWidth="5" />
      <rect x="60" y="36" width="44" height="44" rx="9" fill="var(--petrol)" />
      <path
        d="M76 69V47H84A7.500 7.500 0 0 1 84 62H76"
        fill="none"
        stroke="#fff"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path
        d="M136 162H184M176 156L184 162L176 168"
        fill="none"
        stroke="var(--state-line)"
        strokeWidth="3"
        strokeDasharray="7 6"
      />
    </Scene>
  )
}
