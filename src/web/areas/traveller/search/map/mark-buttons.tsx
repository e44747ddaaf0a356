import { useColon } from '#ui/use-language.ts'
import { classes } from '#ui/classes.ts'
import { turned } from './desks-on-map.ts'
import type { DeskMark } from './desk-marks.ts'
import { useMarkWords } from './use-mark-words.ts'

type MarkButtonsProps = {
  label: string
  marks: readonly DeskMark[]
  onToggle: (desks: readonly string[]) => void
}

/** Desks on the map as a list of buttons, which turn their desks on or off; a line leads to each position. */
export function MarkButtons({ label, marks, onToggle }: MarkButtonsProps) {
  const wordsOf = useMarkWords()
  const colon = useColon()
  return (
    <>
      <svg aria-hidden="true" className="pointer-events-none absolute left-0 top-0 size-full">
        {marks.map(({ x, y, box, desks }) => (
          <g key={keyOf(desks)} className={classes('map-mark', isChosen(desks) && 'map-mark-chosen')}>
            {box && <line x1={x} y1={y} x2={box.x + box.width / 2} y2={box.y + box.height / 2} />}
            <circle cx={x} cy={y} r={6} />
          </g>
        ))}
      </svg>
      <ul aria-label={label}>
        {marks.map(({ x, y, box, desks }) => {
          const { price, cars, names } = wordsOf(desks)
          const { x: left, y: top, width, height } = box ?? { x: x - 14, y: y - 14, width: 28, height: 28 }
          return (
            <li key={keyOf(desks)} className="absolute" style={{ left, top, width, height }}>
              <button
                type="button"
                aria-pressed={isChosen(desks)}
                title={names}
                onClick={() => onToggle(turned(desks))}
                className={classes(
                  'pointer-events-auto size-full text-xs leading-tight forced-colors:border',
                  box
                    ? 'rounded-field border px-2 shadow-floating transition-colors duration-150'
                    : 'rounded-full',
                  box &&
                    (isChosen(desks)
                      ? 'stands-out border-coral-deep bg-coral text-on-coral'
                      : 'border-line-strong bg-paper text-ink hover:border-coral-deep'),
                )}
              >
                <span className="sr-only">
                  {names}
                  {colon}
                </span>
                <span className={box ? 'block whitespace-nowrap font-semibold tabular' : 'sr-only'}>
                  {price}
                </span>{' '}
                <span className={box ? 'block whitespace-nowrap tabular' : 'sr-only'}>{cars}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

function isChosen(desks: DeskMark['desks']): boolean {
  return desks.every(({ chosen }) => chosen)
}

function keyOf(desks: DeskMark['desks']): string {
  return desks
    .map(({ value }) => value)
    .sort()
    .join(' ')
}
