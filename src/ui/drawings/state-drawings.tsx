import type { ReactNode } from 'react'

export type StateDrawingProps = { className?: string }

/** The ground shared by the state drawings. */
export function Scene({
  className = 'w-full',
  spins = true,
  children,
}: StateDrawingProps & { spins?: boolean; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 320 180"
      className={`drawing state-drawing ${spins ? 'drawing-turns' : ''} ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      <path
        d="M28 150C4 116 22 66 68 50C108 36 126 58 164 40C206 20 266 34 290 76C306 104 304 132 292 150Z"
        fill="var(--state-sky)"
      />
      {children}
    </svg>
  )
}

/** A road that ends at a signpost: something failed, or the page is not there. */
export function LostRoadDrawing(props: StateDrawingProps) {
  return (
    <Scene {...props}>
      <circle cx="104" cy="86" r="20" fill="var(--state-sun)" />
      <path d="M20 150C60 104 120 100 170 122C210 140 262 122 302 150Z" fill="var(--state-far)" />
      <path d="M8 152C70 128 130 132 190 140C240 146 280 142 314 152V172H8Z" fill="var(--state-near)" />
      <path
        d="M128 172C138 152 176 150 172 138C170 130 150 130 146 126C166 122 192 128 194 138C198 152 176 156 176 172Z"
        fill="var(--state-road)"
      />
      <path
        d="M153 170C158 158 178 150 184 140"
        fill="none"
        stroke="var(--state-line)"
        strokeWidth="2.500"
        strokeDasharray="6 5"
      />
      <path d="M236 54V150" stroke="var(--state-ink)" strokeWidth="6" strokeLinecap="round" />
      <path d="M206 60H268L280 71L268 82H206Z" fill="var(--petrol)" />
      <path d="M264 90H214L202 100L214 110H264Z" fill="var(--coral)" />
      <path d="M216 71H258M224 100H254" stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity=".85" />
    </Scene>
  )
}

/** A driving car with its lights on: suppliers are still answering. */
export function WaitingDrawing(props: StateDrawingProps) {
  return (
    <Scene {...props}>
      <circle cx="224" cy="104" r="30" fill="var(--state-sun)" />
      <path d="M16 150C70 118 128 112 176 128C220 142 270 128 304 150Z" fill="var(--state-far)" />
      <path d="M10 146H310V166Q160 174 10 166Z" fill="var(--state-road)" />
      <path
        d="M24 157H296"
        stroke="var(--state-line)"
        strokeWidth="3"
        strokeDasharray="16 14"
        className="state-road-line"
      />
      <path d="M196 134L262 122V150L196 142Z" fill="#fff3d6" opacity=".6" />
      <path
        d="M86 146C82 140 82 132 85 127C88 118 94 110 102 106C112 101 140 101 150 105C158 108 164 115 170 121C184 122 194 126 197 134C198 139 198 143 196 146Z"
        className="draw-paint"
      />
      <path
        d="M96 121C98 114 102 110 107 109C116 107 136 107 144 109C151 111 157 117 161 122Z"
        className="draw-glass"
      />
      <path d="M127 106L129 123" stroke="var(--draw-paint)" strokeWidth="3.500" />
      <circle cx="109" cy="146" r="11" className="draw-tyre" />
      <circle cx="109" cy="146" r="5.500" className="draw-hub" />
      <circle cx="172" cy="146" r="11" className="draw-tyre" />
      <circle cx="172" cy="146" r="5.500" className="draw-hub" />
      <path
        d="M50 118H74M38 130H70M58 142H76"
        stroke="var(--state-road)"
        strokeWidth="3.500"
        strokeLinecap="round"
        opacity=".4"
      />
    </Scene>
  )
}
