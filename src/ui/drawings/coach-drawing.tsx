/** Side view of a coach in the style of the cars; decorative, mirrored in a right-to-left page. */
export function CoachDrawing() {
  return (
    <svg
      viewBox="0 0 320 136"
      className="drawing drawing-turns"
      data-paint="petrol"
      aria-hidden="true"
      focusable="false"
    >
      <ellipse cx="160" cy="123" rx="158" ry="5" className="draw-shadow" />
      <path
        d="M8 108C5 104 4 34 6 22C7 12 12 8 22 8H288C300 8 305 13 308 24L315 70C317 84 317 98 315 106Q314 112 309 112H13Q9 112 8 108Z"
        className="draw-paint"
      />
      <path d="M5 84C110 78 220 78 317 86V100Q317 112 309 112H13Q8 112 7 104Z" className="draw-paint-low" />
      <path d="M14 24Q14 18 20 18H284C293 18 296 21 298 30L305 62H14Z" className="draw-glass" />
      <path d="M292 22L286 58H299L303 52L298 29Q297 24 292 22Z" className="draw-shine" />
      <path d="M64 18V62M112 18V62M160 18V62M208 18V62M256 18V62" className="draw-pillar" />
      <path d="M256 66V110M284 66V110M112 90V110M208 90V110M14 66H252" className="draw-seam" />
      <path d="M276 78H281M120 96H130M216 96H226" className="draw-handle" />
      <path d="M316 84C309 80 303 79 297 79C300 88 308 92 317 93Z" className="draw-headlamp" />
      <path d="M5 72H12V90H6Z" className="draw-taillamp" />
      {[82, 238].map((x) => (
        <g key={x}>
          <path d={`M${x - 24} 112A24 24 0 0 1 ${x + 24} 112Z`} className="draw-tyre" />
          <circle cx={x} cy="105" r="19" className="draw-tyre" />
          <circle cx={x} cy="105" r="12" className="draw-rim-well" />
          <circle cx={x} cy="105" r="12" className="draw-rim" />
          <circle cx={x} cy="105" r="3" className="draw-hub" />
        </g>
      ))}
    </svg>
  )
}
