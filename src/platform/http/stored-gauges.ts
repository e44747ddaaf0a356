import { Gauge, type Registry } from 'prom-client'

/** A single figure, or one per value of the label `by`. A null figure is omitted. */
export type Figure<Stats> = { name: string; help: string } & (
  | { by: string; each: (found: Stats) => readonly (readonly [of: string, value: number])[] }
  | { by?: never; value: (found: Stats) => number | null }
)

/** Maximum wait for the database; scrapers usually wait ten seconds. */
const LONGEST_READ_MS = 2_000

/**
 * Registers gauges of database contents, from one read per scrape. Without an answer from the database they are
 * omitted, and other metrics are still reported.
 */
export function storedGauges<Stats>(
  registry: Registry,
  read: () => Promise<Stats>,
  figures: readonly Figure<Stats>[],
): void {
  let underWay: Promise<Stats | null> | null = null
  // The gauges of one scrape request it in the same turn.
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
        // Values that no longer exist are no longer reported.
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

async function orNull<Stats>(reading: Promise<Stats>): Promise<Stats | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((answer) => {
    timer = setTimeout(answer, LONGEST_READ_MS, null)
  })
  return Promise.race([reading.catch(() => null), late]).finally(() => clearTimeout(timer))
}
