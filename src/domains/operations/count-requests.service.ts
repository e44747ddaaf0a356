import type { App } from '#platform/app.ts'

type Counted = { name: string; count: number }
type Labels = Readonly<Record<string, string | number | undefined>>

/** Maximum counters in a list. */
const MAX_COUNTERS = 50

/** Returns the counts of rejected requests by call, and of look-ups of shared rates by outcome, in this process. */
export async function countRequests({
  metrics,
}: Pick<App, 'metrics'>): Promise<{ refused: Counted[]; sharedRates: Counted[] }> {
  return {
    refused: await countsOf(metrics, 'rihla_http_request_seconds', rateLimitedCall),
    sharedRates: await countsOf(metrics, 'rihla_shared_rates_total', ({ outcome }) => String(outcome)),
  }
}

/**
 * Returns the counts of a metric in this process, the largest first, by a name made of its labels. A value is skipped if
 * its name is null.
 */
async function countsOf(
  metrics: App['metrics'],
  metric: string,
  nameOf: (labels: Labels) => string | null,
): Promise<Counted[]> {
  const counts = new Map<string, number>()
  const found = await metrics.getSingleMetric(metric)?.get()
  for (const one of found?.values ?? []) {
    const whole = !('metricName' in one) || one.metricName === metric || one.metricName === `${metric}_count`
    const name = whole ? nameOf(one.labels) : null
    if (name !== null) counts.set(name, (counts.get(name) ?? 0) + one.value)
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MAX_COUNTERS)
}

/** Returns the call of a request beyond a rate limit; null for any other request. */
function rateLimitedCall({ method, route, status }: Labels): string | null {
  return String(status) === '429' ? `${method} ${route}` : null
}
