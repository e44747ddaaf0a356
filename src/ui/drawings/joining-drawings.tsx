import { Scene } from './state-drawings.tsx'

type JoiningDrawingProps = { className?: string }

/** Two roads that merge towards the sun: the partner's and ours. */
export function JoinedRoadsDrawing(props: JoiningDrawingProps) {
  return (
    <Scene {...props}>
      <circle cx="196" cy="86" r="22" fill="var(--state-sun)" />
      <path d="M16 128C66 100 126 98 176 110C220 120 268 110 304 128V150H16Z" fill="var(--state-far)" />
      <path
        d="M8 140C80 116 150 112 206 116C252 118 286 122 312 136V168Q160 178 8 168Z"
        fill="var(--state-near)"
      />
      <path
        d="M28 171C92 164 146 150 176 128C184 122 190 117 192 112H202C200 122 196 130 188 138C166 158 128 168 84 173Z"
        fill="var(--state-road)"
      />
      <path
        d="M296 170C254 160 222 146 208 130C203 124 201 118 200 112H192C192 122 195 130 202 138C216 154 236 164 258 172Z"
        fill="var(--petrol)"
      />
      <path
        d="M58 171C114 162 160 148 184 128"
        fill="none"
        stroke="var(--state-line)"
        strokeWidth="2.500"
        strokeDasharray="9 8"
      />
      <path
        d="M276 170C240 158 216 146 204 130"
        fill="none"
        stroke="var(--coral)"
        strokeWidth="2.500"
        strokeDasharray="9 8"
      />
    </Scene>
  )
}

/** A garage with its door open and a car in it: a supplier's cars. */
export function GarageDrawing(props: JoiningDrawingProps) {
  return (
    <Scene {...props}>
      <circle cx="258" cy="64" r="19" fill="var(--state-sun)" />
      <path d="M16 150C66 116 124 110 174 126C218 140 268 126 304 150Z" fill="var(--state-far)" />
      <path d="M8 150H312V168Q160 176 8 168Z" fill="var(--state-road)" />
      <path d="M62 74L150 42L238 74V150H62Z" fill="var(--petrol)" />
      <path
        d="M56 76L150 40L244 76"
        fill="none"
        stroke="var(--coral)"
        strokeWidth="6"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path d="M84 84H216V150H84Z" fill="var(--state-ink)" opacity=".55" />
      <path d="M84 84H216M84 91H216M84 98H216" stroke="var(--state-paper)" strokeWidth="4" opacity=".8" />
      <path
        d="M110 144C106 138 106 130 109 126C112 117 118 110 126 107C135 103 163 103 173 107C180 110 187 116 193 121C203 122 209 126 211 132C212 137 212 141 210 144Z"
        className="draw-paint"
      />
      <path
        d="M120 121C122 115 126 111 131 110C139 108 157 108 165 110C171 112 177 117 181 122Z"
        className="draw-glass"
      />
      <path d="M149 108L151 123" stroke="var(--draw-paint)" strokeWidth="3.500" />
      <circle cx="131" cy="145" r="10" className="draw-tyre" />
      <circle cx="131" cy="145" r="5" className="draw-hub" />
      <circle cx="190" cy="145" r="10" className="draw-tyre" />
      <circle cx="190" cy="145" r="5" className="draw-hub" />
      <path d="M36 161H284" stroke="var(--state-line)" strokeWidth="3" strokeDasharray="14 12" />
    </Scene>
  )
}

/** A folded map with a route to a pin: a trip that is planned with local help. */
export function MapDrawing(props: JoiningDrawingProps) {
  return (
    <Scene {...props}>
      <circle cx="74" cy="66" r="19" fill="var(--state-sun)" />
      <path d="M16 150C66 116 124 110 174 126C218 140 268 126 304 150Z" fill="var(--state-far)" />
      <path d="M8 150H312V168Q160 176 8 168Z" fill="var(--state-near)" />
      <path d="M88 70L132 58V146L88 158Z" fill="#fff" />
      <path d="M132 58L180 70V158L132 146Z" fill="var(--state-paper)" />
      <path d="M180 70L226 58V146L180 158Z" fill="#fff" />
      <path
        d="M88 70L132 58L180 70L226 58V146L180 158L132 146L88 158Z"
        fill="none"
        stroke="var(--state-ink)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M132 58V146M180 70V158" stroke="var(--state-ink)" strokeWidth="2" opacity=".45" />
      <path
        d="M102 138C122 134 118 112 140 112C162 112 158 132 176 128C188 125 192 116 196 108"
        fill="none"
        stroke="var(--petrol)"
        strokeWidth="4"
        strokeDasharray="8 6"
        strokeLinecap="round"
      />
      <circle cx="102" cy="138" r="5" fill="var(--petrol)" />
      <path
        d="M198 108C188 94 180 84 180 72A18 18 0 0 1 216 72C216 84 208 94 198 108Z"
        fill="var(--coral)"
        stroke="var(--state-ink)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <circle cx="198" cy="72" r="6.500" fill="#fff" />
    </Scene>
  )
}
