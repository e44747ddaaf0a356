import { carPaths, round } from './car-path.ts'

/** Path data of the parts that every car has, in the order in which they are painted. */
export type CarParts = {
  length: number
  wheels: { rear: number; front: number; radius: number }
  /** Parts behind the body: seats of an open car. */
  inside?: string
  /** The dark inside of the wheel arches. */
  houses: string
  body: string
  /** Highlight: the body above the waistline. */
  upper: string
  light: string
  glass: string
  shine?: string
  /** Dark bars over the glass. */
  pillars: string
  seams: string
  handles: string
  mirror: string
  headlamp: string
  taillamp: string
  intake?: string
  sill: string
  rails?: string
}

/** Returns a custom property that colours a car, set by drawings.css; replaced in an image outside a page. */
const paint = (name: string) => `var(--draw-${name})`

/** Returns the markup of a car in its sheet's measure. */
export function carMarkup(parts: CarParts): string {
  const { wheels, length } = parts
  const to = carPaths(length)
  const fill = (path: string | undefined, colour: string, rest = '') =>
    path ? `<path d="${path}" fill="${colour}"${rest}/>` : ''
  const stroke = (path: string | undefined, colour: string, width: number, rest = '') =>
    path ? `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"${rest}/>` : ''
  const round = ' stroke-linecap="round"'
  return [
    `<ellipse cx="160" cy="123" rx="${to.size(length / 2 + 6)}" ry="4.5" fill="${paint('ground')}"/>`,
    fill(parts.inside, paint('tyre')),
    fill(parts.houses, paint('tyre')),
    fill(parts.body, paint('paint-low'), ` stroke="${paint('edge')}" stroke-width="1.4"`),
    fill(parts.upper, paint('paint')),
    fill(parts.light, '#fff', ' opacity=".22"'),
    fill(parts.glass, paint('glass')),
    fill(parts.shine, '#fff', ' opacity=".15"'),
    stroke(parts.pillars, paint('tyre'), 3.5),
    stroke(parts.seams, paint('night'), 1.2, ' opacity=".3"'),
    stroke(parts.handles, paint('night'), 2.2, `${round} opacity=".5"`),
    fill(parts.sill, paint('tyre')),
    fill(parts.intake, paint('tyre')),
    stroke(parts.rails, paint('tyre'), 2.5, round),
    fill(parts.headlamp, '#fff3d6'),
    fill(parts.taillamp, '#b3261e'),
    fill(parts.mirror, paint('paint-low')),
    wheel(to.x(wheels.rear), to.y(wheels.radius), to.size(wheels.radius)),
    wheel(to.x(wheels.front), to.y(wheels.radius), to.size(wheels.radius)),
  ].join('')
}

const SPOKES = [0, 72, 144, 216, 288]

/** Draws a wheel in its size. */
function wheel(x: number, y: number, radius: number): string {
  const rim = round(radius * 0.66)
  const spokes = SPOKES.map((degrees) => {
    const angle = ((degrees - 90) * Math.PI) / 180
    return `M${x} ${y}l${round(Math.cos(angle) * rim)} ${round(Math.sin(angle) * rim)}`
  })
  return [
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${paint('tyre')}"/>`,
    `<circle cx="${x}" cy="${y}" r="${rim}" fill="${paint('well')}" stroke="${paint('rim')}" stroke-width="2"/>`,
    `<path d="${spokes.join('')}" stroke="${paint('rim')}" stroke-width="3.2"/>`,
    `<circle cx="${x}" cy="${y}" r="${round(radius * 0.17)}" fill="${paint('rim')}"/>`,
  ].join('')
}
