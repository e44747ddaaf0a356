/**
 * First light over dunes and a coast road, in flat planes; fills its positioned parent, shows the road whatever the
 * shape, and is mirrored in a right-to-left page.
 */
export function HeroDrawing({ className = 'absolute inset-0 size-full' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1440 600"
      preserveAspectRatio="xMidYMax slice"
      className={`drawing hero-drawing drawing-turns ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect width="1440" height="600" fill="var(--hero-sky)" />
      <path d="M0 250C240 210 520 236 780 196C1020 160 1240 176 1440 140V600H0Z" fill="var(--hero-dawn)" />
      <path d="M0 352C300 318 620 330 860 284C1080 244 1280 262 1440 236V600H0Z" fill="var(--hero-glow)" />
      <circle cx="1050" cy="338" r="112" fill="var(--hero-sun)" opacity=".35" />
      <circle cx="1050" cy="338" r="78" fill="var(--hero-sun)" />
      <path
        d="M0 392L90 366L150 380L262 338L340 370L420 352L520 388L640 372L740 396V600H0Z"
        fill="var(--hero-far)"
      />
      <path d="M0 396H1440V600H0Z" fill="var(--hero-sea)" />
      <path
        d="M920 412H1180M960 424H1140M986 437H1112M1012 450H1090"
        stroke="var(--hero-sun)"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".65"
      />
      <path
        d="M0 420C150 396 300 392 440 412C560 428 640 470 760 478C900 488 980 470 1120 500C1240 526 1340 520 1440 508V600H0Z"
        fill="var(--hero-dune)"
      />
      <path
        d="M0 420C150 396 300 392 440 412C400 420 360 446 250 452C150 458 80 440 0 448Z"
        fill="var(--hero-dune-lit)"
      />
      <path
        d="M440 412C560 428 640 470 760 478C700 486 620 480 560 460C510 442 480 424 440 412Z"
        fill="var(--hero-dune-lit)"
        opacity=".55"
      />
      <path
        d="M1330 503C1180 496 1010 482 880 492C720 504 640 540 610 600H900C900 556 960 526 1080 514C1180 505 1260 506 1330 503Z"
        fill="var(--hero-road)"
      />
      <path
        d="M1290 502C1180 500 1050 494 950 504C830 516 764 552 752 600"
        fill="none"
        stroke="var(--hero-line)"
        strokeWidth="4"
        strokeDasharray="22 18"
      />
      <path d="M0 520C120 476 260 470 400 506C500 532 560 566 610 600H0Z" fill="var(--hero-near)" />
      <path
        d="M0 520C120 476 260 470 400 506C330 508 240 520 170 548C110 572 60 574 0 570Z"
        fill="var(--hero-near-lit)"
      />
      <path d="M900 600C980 556 1120 540 1240 548C1330 554 1400 540 1440 528V600Z" fill="var(--hero-near)" />
      <path
        d="M1110 546C1160 542 1200 545 1240 548C1330 554 1400 540 1440 528V552C1340 574 1220 566 1110 546Z"
        fill="var(--hero-near-lit)"
      />
    </svg>
  )
}
