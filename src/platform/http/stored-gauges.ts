import { Gauge, type Registry } from 'prom-client'

/** One figure, or one for each value of the label `by`; a figure that is null is left out. */
export type Figure<Found> = { name: string; help: string } & (
  | { by: string; each: (found: Found) => readonly (readonly [of: string, value: number])[] }
  | { by?: never; value: (found: Found) => number | null }
)

/** Whoever scrapes waits for ten seconds as a rule. */
const LONGEST_READ_MS = 2_000

/**
 * Gauges of what the database holds, all of one read at each scrape. While the database does not answer they are left
 * out, and the other metrics are told.
 */
export function storedGauges<Found>(
  registry: Registry,
  read: () => Promise<Found>,
  figures: readonly Figure<Found>[],
): void {
  let underWay: Promise<Found | null> | null = null
  // The gauges of one scrape ask within the same turn.
  const readOnce = () =>
    (underWay ??= orNull(read()).finally(() => {
      underWay = null
    }))
  for (const figure of figures)
    // oxlint-disable-next-line no-new -- it registers itself, and is read through the registry
    new Gauge({
      name: figure.name,
      help: figure.help,
      labelNames: figure.by === undefined ? [] : [figure.by],
      registers: [registry],
      async collect() {
        const found = await readOnce()
        // What is no longer there is no longer told.
        this.reset()
        if (figure.by === undefined) {
          const value = found === null ? null : figure.value(found)
          if (value === null) this.remove()
          else this.set(value)
        } else if (found !== null)
          for (const [of, value] of figure.each(found)) this.set({ [figure.by]: of }, value)
      },
    })
}

async function orNull<Found>(reading: Promise<Found>): Promise<Found | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((answer) => {
    timer = setTimeout(answer, LONGEST_READ_MS, null)
  })
  return Promise.race([reading.catch(() => null), late]).finally(() => clearTimeout(timer))
}
